// Shows updates one after the other: what happened, and who did it. The board shows `shown`.
//
// The board changes at once; an item that has moved is hidden there while a sprite above the board travels from where it
// was. So nothing waits for a movement, and every movement ends exactly where it should.
import { tick, untrack } from "svelte";

import type { Update } from "../generated/protocol";
import type { QueuedGame, UpdateWithWords } from "../lib/game";
import { prefs } from "../lib/prefs.svelte";
import { playSound, type Sound } from "../lib/sound";
import { AnimationGroup } from "./animations";
import { areResponses, type Attack, decidedAttacks, withoutResponses } from "./attack";
import {
  ATTACK_MS,
  CHIP_MS,
  delayOf,
  DRAW_MS,
  GAME_OVER_MS,
  MARK_MS,
  MOMENT_MS,
  MOST_WAIT_MS,
  MOVE_MS,
  speedUpFor,
  TOWERS_MS,
  TURN_MS,
} from "./durations";
import { type Box, boxOf, Locator } from "./locator";
import { Sprite } from "./sprite.svelte";
import { type Chip, type Moment, type Move, type Step, stepsOf } from "./steps";
import { DEFAULT_WIDTH, findEnds, type Trip, type Trips, tripsOf } from "./trips";

/** A longer queue is skipped. */
const LONGEST_QUEUE = 45;
/** Without movements: how long new places of items are marked. */
const GLANCE_MS = 380;
/** Without motion: how long an update is shown at least, and how long to wait for the next one while others choose. */
const SHORTEST_MS = 150;
const NEXT_EXPECTED_MS = 120;

const CHIP_SIZE = { width: 60, height: 32 };

/** Who does something, and its sentences; `turn`: whose turn begins. */
interface Caption {
  readonly seat: number | null;
  readonly sentences: readonly string[];
  readonly kind: "action" | "turn" | "ended";
}

export class Animator {
  /** What the board shows. */
  shown = $state.raw<UpdateWithWords | null>(null);
  sprites = $state.raw<readonly Sprite[]>([]);
  /** The attack that is being decided. */
  attack = $state.raw<Attack | null>(null);
  /** What has a second of its own, and who did it. */
  moment = $state.raw<(Moment & { readonly seat: number }) | null>(null);
  caption = $state.raw<Caption | null>(null);
  /** The newest update, if its question is shown already and the board is about to follow. */
  #early = $state.raw<Update | null>(null);
  /** Whether everything before the newest update has been shown. */
  readonly current: boolean = $derived.by(() =>
    [this.shown?.update, this.#early].includes(this.game.update ?? undefined),
  );
  /** The part of the page in which items are looked for. */
  root: HTMLElement | null = null;

  #animations = new AnimationGroup();
  #playing = false;
  #speedUp = 1;
  /** Until when the player who is asked has seen everything. */
  #deadline: number | null = null;
  #lastPending: QueuedGame["pending"] = null;
  /** Without motion: when an update was shown last, when the next one arrived, and the timer that shows it. */
  #shownAt = 0;
  #arrivedAt: number | null = null;
  #timer: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly game: QueuedGame) {
    this.#showPosition();
  }

  /** For an effect: starts to show what is new. */
  run(): void {
    const { queue, question, pending } = this.game;
    void this.game.update;
    const steps = queue.flatMap(({ update: { events, view } }) => stepsOf(events, view));
    const now = performance.now();
    if (question === null || pending !== null || (queue.length === 0 && !this.#playing)) this.#deadline = null;
    else this.#deadline ??= now + MOST_WAIT_MS / prefs.speed;
    const left = this.#deadline === null ? null : (this.#deadline - now - DRAW_MS * queue.length) * prefs.speed;
    const wanted = speedUpFor(steps, left);
    // While somebody is asked it never slows down: the last steps are as fast as the others.
    const restart = !this.#playing || (queue.length === 0 && question === null);
    this.#speedUp = restart ? wanted : Math.max(this.#speedUp, wanted);
    // In quarters: to change the rate of running animations is not free.
    this.#animations.rate = (prefs.speed * Math.round(4 * this.#speedUp)) / 4;
    untrack(() => {
      // Who has answered does not want to see what was before.
      const answered = pending !== null && pending !== this.#lastPending;
      this.#lastPending = pending;
      if (answered || queue.length > LONGEST_QUEUE) this.skip();
      if (prefs.motion === "off" && !this.#isDue()) return;
      if (queue.length === 0 && !this.#playing) this.#showPosition();
      else if (!this.#playing) void this.#play();
    });
  }

  /** Shows the newest position, without what led to it. */
  skip(): void {
    this.game.skip();
    if (!this.#playing) return this.#showPosition();
    // The running step ends soon, and the question does not wait for it.
    if (this.game.question !== null) this.#early = this.game.update;
    this.#animations.finish();
  }

  /** Without motion only the newest update is shown, and one that bots change again at once is left out. */
  #isDue(): boolean {
    clearTimeout(this.#timer);
    if (this.game.queue.length === 0) {
      this.#arrivedAt = null;
      return true;
    }
    while (this.game.queue.length > 1) this.game.next();
    const now = performance.now();
    this.#arrivedAt ??= now;
    const expected = this.game.me === null ? now : this.#arrivedAt + NEXT_EXPECTED_MS;
    const rest = this.game.question === null ? Math.max(expected, this.#shownAt + SHORTEST_MS) - now : 0;
    if (rest > 0) {
      this.#timer = setTimeout(() => this.run(), rest);
      return false;
    }
    this.#arrivedAt = null;
    this.#animations.finish();
    return true;
  }

  #showPosition(): void {
    const { update, words } = this.game;
    if (this.shown?.update !== update) this.shown = update === null ? null : { update, words };
  }

  async #play(): Promise<void> {
    this.#playing = true;
    this.#animations.finished = false;
    try {
      for (let next = this.#next(); next !== null; next = this.#next()) await this.#show(next);
    } finally {
      this.sprites = [];
      this.attack = null;
      this.moment = null;
      this.caption = null;
      this.#playing = false;
      this.#showPosition();
    }
  }

  #next(): UpdateWithWords | null {
    if (document.hidden) this.game.skip();
    // What was skipped ends here; updates since then are animated.
    this.#animations.finished = false;
    return this.game.next();
  }

  // --- One update ------------------------------------------------------------------------------------------------

  async #show(next: UpdateWithWords): Promise<void> {
    this.#shownAt = performance.now();
    if (this.game.question !== null && next.update === this.game.update) {
      // To draw the board takes longer than to draw the question.
      this.#early = next.update;
      await drawn();
    }
    const { events, view } = next.update;
    const before = this.shown?.update.view ?? null;
    const attacks = decidedAttacks(events, before, view);
    const [first] = attacks;
    const steps = stepsOf(events, view);
    const root = prefs.motion === "full" ? this.root : null;
    // Responses are seen in the towers.
    const moving = steps.filter((step) => !attacks.some((attack) => areResponses(step, attack)));
    const trips = tripsOf(moving, root);
    // Where the question was how to respond, the scene is there already, and stays.
    if (first !== undefined && before?.deciding?.kind === "respond" && prefs.motion !== "off")
      this.attack = withoutResponses(first);
    this.sprites = [...trips.values()].flatMap(({ sprite }) => sprite ?? []);
    this.#setCaption(steps, next);
    this.shown = next;
    await tick();
    if (root !== null) findEnds(trips, root);
    try {
      for (const step of steps) {
        if (this.#animations.finished) break;
        const [attack] = attacks;
        if (attack !== undefined && areResponses(step, attack)) continue;
        if (step.type === "attack") attacks.shift();
        await this.#step(step, trips, attack ?? null);
      }
    } finally {
      for (const trip of trips.values()) trip.show();
      this.sprites = [];
      this.attack = null;
      this.moment = null;
    }
  }

  /** Who does it; none for what I do myself. */
  #setCaption(steps: readonly Step[], { words }: UpdateWithWords): void {
    const seat = steps.find((step) => step.type !== "turn")?.seat ?? null;
    const sentences = words?.events ?? [];
    this.caption = seat === null || seat === this.game.seat ? null : { seat, sentences, kind: "action" };
  }

  // --- One step --------------------------------------------------------------------------------------------------

  async #step(step: Step, trips: Trips, attack: Attack | null): Promise<void> {
    switch (step.type) {
      case "moves":
        playSound(soundOf(step.moves[0]));
        if (trips.size === 0) await this.#glance(step.moves);
        else await this.#moveAll(step.moves, trips);
        break;
      case "chips":
        if (step.chips.some(({ count }) => count > 0)) playSound("gain");
        await Promise.all(step.chips.map((chip, index) => this.#chip(chip, index)));
        break;
      case "mark": {
        const locator = new Locator(this.root ?? document);
        const element = step.card === null ? null : locator.card(step.card, step.places);
        // A card that is not on the page, or no longer there: whoever uses it is marked.
        const place = step.card === null ? (step.places[0] ?? "") : `seat/${step.seat}`;
        const box = element ? boxOf(element) : locator.place(place);
        if (box !== null) await this.#rings([box], step.seat, MARK_MS);
        break;
      }
      case "attack":
        playSound("attack");
        await this.#decide(attack);
        break;
      case "moment":
        playSound(step.moment.type);
        if (prefs.motion !== "full") break;
        this.moment = { ...step.moment, seat: step.seat };
        await this.#animations.wait(MOMENT_MS);
        this.moment = null;
        break;
      case "turn":
        if (step.seat === this.game.seat) playSound("turn");
        this.caption = { seat: step.seat, sentences: [], kind: "turn" };
        await this.#animations.wait(TURN_MS);
        break;
      case "ended":
        playSound("win");
        this.caption = { seat: null, sentences: [], kind: "ended" };
        await this.#animations.wait(GAME_OVER_MS);
        break;
    }
  }

  /** The towers rise, responses join them, then some fall. */
  async #decide(attack: Attack | null): Promise<void> {
    // Without motion nothing stands before the next question; the log says it.
    if (attack === null || prefs.motion === "off") return;
    this.attack ??= withoutResponses(attack);
    await this.#animations.wait(TOWERS_MS);
    this.attack = attack;
    playSound(attack.defenders.some(({ state }) => state === "falls") ? "loss" : "parry");
    await this.#animations.wait(ATTACK_MS - TOWERS_MS);
    this.attack = null;
  }

  /** Items appear on the board when all have arrived: so it changes once. */
  async #moveAll(moves: readonly Move[], trips: Trips): Promise<void> {
    await Promise.all(moves.map((move, index) => this.#move(move, trips.get(move.key), index)));
    const arrived = [...trips.values()].filter(({ last }) => moves.includes(last));
    for (const trip of arrived) trip.show();
    this.sprites = this.sprites.filter((one) => !arrived.some(({ sprite }) => sprite === one));
  }

  async #move(move: Move, trip: Trip | undefined, index: number): Promise<void> {
    const sprite = trip?.sprite;
    if (trip === undefined || !sprite) {
      // It comes from where nothing can be seen.
      if (trip?.end) await this.#rings([trip.end.box], trip.seat, MARK_MS);
      return;
    }
    const to =
      move === trip.last ? trip.end : new Locator(this.root ?? document).item(move.item, move.to.zone, sprite.at.width);
    const frames: Keyframe[] = [{ transform: sprite.transform() }];
    // A card that is bought sinks out of the pyramid first; one that is played settles.
    if (to && /^(row|pile)\//.test(move.from.zone))
      frames.push({ transform: `${sprite.transform()} translateY(10%) scale(0.92)`, offset: 0.25 });
    if (to && move.to.up && move.from.zone.startsWith("hand/"))
      frames.push({ transform: `${sprite.transform(to.box)} rotate(2deg)`, offset: 0.8 });
    if (to) frames.push({ transform: sprite.transform(to.box) });
    else frames.push({ transform: sprite.transform(), opacity: 0 });
    sprite.up = move.to.up;
    await this.#animations.animate(sprite.element, frames, MOVE_MS, delayOf(index));
    if (to) sprite.at = to.box;
  }

  async #chip(chip: Chip, index: number): Promise<void> {
    const locator = new Locator(this.root ?? document);
    const [from, to] = [chip.from, chip.to].map((name) => (name === null ? null : locator.place(name)));
    const start = chipBox(from ?? to, index);
    const end = chipBox(to ?? from, index);
    if (start === null || end === null) return;
    const moves = from && to && prefs.motion === "full";
    const sprite = new Sprite({ type: "chip", icon: chip.icon, count: chip.count }, null, moves ? start : end);
    const frames: Keyframe[] = moves
      ? [
          { transform: sprite.transform(start) },
          { transform: sprite.transform(end), offset: 0.8 },
          { transform: sprite.transform(end), opacity: 0 },
        ]
      : [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
    await this.#showBriefly([sprite], frames, CHIP_MS);
  }

  /** Without movements: marks where items are now. */
  async #glance(moves: readonly Move[]): Promise<void> {
    const locator = new Locator(this.root ?? document);
    const boxes = moves.flatMap(({ item, to }) => locator.item(item, to.zone, DEFAULT_WIDTH)?.box ?? []);
    await this.#rings(boxes, null, GLANCE_MS);
  }

  async #rings(boxes: readonly Box[], seat: number | null, ms: number): Promise<void> {
    const rings = boxes.map((box) => new Sprite({ type: "ring" }, seat, box));
    const fade = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
    await this.#showBriefly(rings, prefs.motion === "off" ? [{ opacity: 1 }, { opacity: 1 }] : fade, ms);
  }

  async #showBriefly(sprites: readonly Sprite[], frames: Keyframe[], ms: number): Promise<void> {
    this.sprites = [...this.sprites, ...sprites];
    await tick();
    await Promise.all(sprites.map(({ element }) => this.#animations.animate(element, frames, ms)));
    this.sprites = this.sprites.filter((one) => !sprites.includes(one));
  }
}

/** Cards on wood, a slap, coins, a chain: by where they come from. */
function soundOf(move: Move | undefined): Sound {
  const [from = "", to = ""] = [move?.from.zone.split("/")[0], move?.to.zone.split("/")[0]];
  if (from === "row" || from === "pile") return "chain";
  if (from === "down" && to === "up") return "coin";
  return from === "hand" && to === "up" ? "slap" : "card";
}

/** Resolves when the page has been drawn and messages that arrived meanwhile are handled; at the latest after 100 ms. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 5));
    setTimeout(resolve, 100);
  });
}

/** A chip in the middle of a box; several are placed below each other. */
function chipBox(box: Box | null | undefined, index: number): Box | null {
  if (!box) return null;
  const y = box.y + (box.height - CHIP_SIZE.height) / 2 + index * (CHIP_SIZE.height + 4);
  return { ...CHIP_SIZE, x: box.x + (box.width - CHIP_SIZE.width) / 2, y };
}
