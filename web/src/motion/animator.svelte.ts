// Shows updates one after the other: what happened, and who did it. The board stands as `shown` tells.
//
// The board changes at once; what has changed its place is hidden there while a sprite above it travels from where
// it was. So nothing waits for a movement, and every movement ends exactly where it should.
import { tick, untrack } from "svelte";

import type { Update } from "../generated/protocol";
import { play } from "../lib/sound";
import { prefs } from "../lib/prefs.svelte";
import type { Heard, Looked } from "../lib/table.svelte";
import { Clockwork } from "./clockwork";
import { type Chip, type Defence, type Move, type Step, stepsOf } from "./diff";
import { CHIP, CLASH, delayOf, DRAWN, ENDED, hurryOf, MARK, PATIENCE, TRAVEL, TURN } from "./lengths";
import { type Box, boxOf, Places } from "./places";
import { Sprite } from "./sprite.svelte";
import { arrive, type Trip, type Trips, tripsOf, USUAL_WIDTH } from "./trips";

/** More than this is not shown, only how it stands. */
const MANY = 45;
const GLANCE = 380;
/** Without motion: how long something stands that changes again, and how soon something else is expected while others choose. */
const QUICK = 150;
const SOON = 120;

const CHIP_SIZE = { width: 60, height: 32 };

export interface Strengths {
  readonly attacker: number;
  readonly attack: number;
  readonly defences: readonly Defence[];
}
/** Who does something, and what it is in sentences; `turn`: whose turn begins. */
export interface Caption {
  readonly seat: number | null;
  readonly sentences: readonly string[];
  readonly kind: "deed" | "turn" | "ended";
}
export class Animator {
  /** What the board shows. */
  shown = $state.raw<Heard | null>(null);
  sprites = $state.raw<readonly Sprite[]>([]);
  clash = $state.raw<Strengths | null>(null);
  caption = $state.raw<Caption | null>(null);
  /** The newest, whose question is asked already while the board is about to change. */
  #early = $state.raw<Update | null>(null);
  /** Whether all that was before the newest has been shown. */
  readonly current: boolean = $derived.by(() =>
    [this.shown?.update, this.#early].includes(this.table.update ?? undefined),
  );
  /** The part of the page in which things are looked for. */
  root: HTMLElement | null = null;

  #clockwork = new Clockwork();
  #busy = false;
  #hurry = 1;
  /** When whoever is asked wants to have seen all. */
  #until: number | null = null;
  #answered: Looked["pending"] = null;
  /** When something was shown last, when there were news since then, and what looks again. */
  #began = 0;
  #heard: number | null = null;
  #soon: ReturnType<typeof setTimeout> | undefined;

  constructor(readonly table: Looked) {
    this.#stand();
  }

  /** For an effect: whatever is new is taken up. */
  look(): void {
    const { queue, question, pending } = this.table;
    void this.table.update;
    const steps = queue.flatMap(({ update: { events, view } }) => stepsOf(events, view));
    const now = performance.now();
    if (question === null || pending !== null || (queue.length === 0 && !this.#busy)) this.#until = null;
    else this.#until ??= now + PATIENCE / prefs.speed;
    const left = this.#until === null ? null : (this.#until - now - DRAWN * queue.length) * prefs.speed;
    const wanted = hurryOf(steps, left);
    // Whoever is asked sees the last of it as quickly as the rest.
    const anew = !this.#busy || (queue.length === 0 && question === null);
    this.#hurry = anew ? wanted : Math.max(this.#hurry, wanted);
    // In steps: to change it for all that moves is not for free.
    this.#clockwork.rate = (prefs.speed * Math.round(4 * this.#hurry)) / 4;
    untrack(() => {
      // Whoever has answered has seen enough of what was before.
      const answered = pending !== null && pending !== this.#answered;
      this.#answered = pending;
      if (answered || queue.length > MANY) this.settle();
      if (prefs.motion === "off" && !this.#due()) return;
      if (queue.length === 0 && !this.#busy) this.#stand();
      else if (!this.#busy) void this.#play();
    });
  }

  /** Show no more of what happened, only how it stands. */
  settle(): void {
    this.table.settle();
    if (!this.#busy) return this.#stand();
    // What is being shown ends soon, and nobody waits for it.
    if (this.table.question !== null) this.#early = this.table.update;
    this.#clockwork.finish();
  }

  /** Without motion nobody waits, and only the newest is pointed at; what bots change again at once is not seen. */
  #due(): boolean {
    clearTimeout(this.#soon);
    if (this.table.queue.length === 0) {
      this.#heard = null;
      return true;
    }
    while (this.table.queue.length > 1) this.table.next();
    const now = performance.now();
    this.#heard ??= now;
    const soon = this.table.me === null ? now : this.#heard + SOON;
    const rest = this.table.question === null ? Math.max(soon, this.#began + QUICK) - now : 0;
    if (rest > 0) {
      this.#soon = setTimeout(() => this.look(), rest);
      return false;
    }
    this.#heard = null;
    this.#clockwork.finish();
    return true;
  }

  #stand(): void {
    const { update, words } = this.table;
    if (this.shown?.update !== update) this.shown = update === null ? null : { update, words };
  }

  async #play(): Promise<void> {
    this.#busy = true;
    this.#clockwork.cut = false;
    try {
      for (let heard = this.#next(); heard !== null; heard = this.#next()) await this.#show(heard);
    } finally {
      this.#clear();
      this.#busy = false;
      this.#stand();
    }
  }

  #next(): Heard | null {
    if (document.hidden) this.table.settle();
    // What was cut short ends here; news since then begin anew.
    this.#clockwork.cut = false;
    return this.table.next();
  }

  #clear(): void {
    this.sprites = [];
    this.clash = null;
    this.caption = null;
  }

  // --- One update ------------------------------------------------------------------------------------------------

  async #show(heard: Heard): Promise<void> {
    this.#began = performance.now();
    if (this.table.question !== null && heard.update === this.table.update) {
      // To draw the board anew takes longer than to ask.
      this.#early = heard.update;
      await drawn();
    }
    const steps = stepsOf(heard.update.events, heard.update.view);
    const root = prefs.motion === "full" ? this.root : null;
    const trips: Trips = tripsOf(steps, root);
    this.sprites = [...trips.values()].flatMap(({ sprite }) => sprite ?? []);
    this.#tell(steps, heard);
    this.shown = heard;
    await tick();
    if (root !== null) arrive(trips, root);
    try {
      for (const step of steps) {
        if (this.#clockwork.cut) break;
        await this.#step(step, trips);
      }
    } finally {
      for (const trip of trips.values()) trip.show();
      this.sprites = [];
      this.clash = null;
    }
  }

  /** Who does it; what I do myself needs no telling. */
  #tell(steps: readonly Step[], { words }: Heard): void {
    const seat = steps.find((step) => step.type !== "turn")?.seat ?? null;
    const sentences = words?.events ?? [];
    this.caption = seat === null || seat === this.table.seat ? null : { seat, sentences, kind: "deed" };
  }

  // --- One step --------------------------------------------------------------------------------------------------

  async #step(step: Step, trips: Trips): Promise<void> {
    switch (step.type) {
      case "moves":
        play(step.moves[0]?.thing.type === "wonder" ? "gain" : "card");
        if (trips.size === 0) await this.#glance(step.moves);
        else await this.#travels(step.moves, trips);
        break;
      case "chips":
        if (step.chips.some(({ count }) => count > 0)) play("gain");
        await Promise.all(step.chips.map((chip, place) => this.#chip(chip, place)));
        break;
      case "mark": {
        const places = new Places(this.root ?? document);
        const element = step.card === null ? null : places.card(step.card, step.places);
        const box = element ? boxOf(element) : step.card === null ? places.place(step.places[0] ?? "") : null;
        if (box !== null) await this.#rings([box], step.seat, MARK);
        break;
      }
      case "clash":
        play("attack");
        this.clash = { attacker: step.seat, attack: step.attack, defences: step.defences };
        await this.#clockwork.rest(CLASH);
        this.clash = null;
        break;
      case "turn":
        if (step.seat === this.table.seat) play("turn");
        this.caption = { seat: step.seat, sentences: [], kind: "turn" };
        await this.#clockwork.rest(TURN);
        break;
      case "ended":
        play("win");
        this.caption = { seat: null, sentences: [], kind: "ended" };
        await this.#clockwork.rest(ENDED);
        break;
    }
  }

  /** Who has arrived waits for the others: so the board changes once. */
  async #travels(moves: readonly Move[], trips: Trips): Promise<void> {
    await Promise.all(moves.map((move, place) => this.#travel(move, trips.get(move.key), place)));
    const home = [...trips.values()].filter(({ last }) => moves.includes(last));
    for (const trip of home) trip.show();
    this.sprites = this.sprites.filter((one) => !home.some(({ sprite }) => sprite === one));
  }

  async #travel(move: Move, trip: Trip | undefined, place: number): Promise<void> {
    const sprite = trip?.sprite;
    if (trip === undefined || !sprite) {
      // From nowhere that can be seen.
      if (trip?.end) await this.#rings([trip.end.box], trip.seat, MARK);
      return;
    }
    const to =
      move === trip.last
        ? trip.end
        : new Places(this.root ?? document).thing(move.thing, move.to.zone, sprite.at.width);
    const frames: Keyframe[] = [{ transform: sprite.transform() }];
    if (to) frames.push({ transform: sprite.transform(to.box) });
    else frames.push({ transform: sprite.transform(), opacity: 0 });
    sprite.up = move.to.up;
    await this.#clockwork.move(sprite.element, frames, TRAVEL, delayOf(place));
    if (to) sprite.at = to.box;
  }

  async #chip(chip: Chip, place: number): Promise<void> {
    const places = new Places(this.root ?? document);
    const [from, to] = [chip.from, chip.to].map((name) => (name === null ? null : places.place(name)));
    const start = middle(from ?? to, place);
    const end = middle(to ?? from, place);
    if (start === null || end === null) return;
    const travels = from && to && prefs.motion === "full";
    const sprite = new Sprite({ type: "chip", icon: chip.icon, count: chip.count }, null, travels ? start : end);
    const frames: Keyframe[] = travels
      ? [
          { transform: sprite.transform(start) },
          { transform: sprite.transform(end), offset: 0.8 },
          { transform: sprite.transform(end), opacity: 0 },
        ]
      : [{ opacity: 0 }, { opacity: 1, offset: 0.2 }, { opacity: 1, offset: 0.75 }, { opacity: 0 }];
    await this.#briefly([sprite], frames, CHIP);
  }

  /** Without travelling: a look at where things are now. */
  async #glance(moves: readonly Move[]): Promise<void> {
    const places = new Places(this.root ?? document);
    const boxes = moves.flatMap(({ thing, to }) => places.thing(thing, to.zone, USUAL_WIDTH)?.box ?? []);
    await this.#rings(boxes, null, GLANCE);
  }

  async #rings(boxes: readonly Box[], seat: number | null, ms: number): Promise<void> {
    const rings = boxes.map((box) => new Sprite({ type: "ring" }, seat, box));
    const shine = [{ opacity: 0 }, { opacity: 1, offset: 0.25 }, { opacity: 1, offset: 0.7 }, { opacity: 0 }];
    await this.#briefly(rings, prefs.motion === "off" ? [{ opacity: 1 }, { opacity: 1 }] : shine, ms);
  }

  async #briefly(those: readonly Sprite[], frames: Keyframe[], ms: number): Promise<void> {
    this.sprites = [...this.sprites, ...those];
    await tick();
    await Promise.all(those.map(({ element }) => this.#clockwork.move(element, frames, ms)));
    this.sprites = this.sprites.filter((one) => !those.includes(one));
  }
}

/** When what is new on the page has been drawn, and what was done meanwhile has been heard; nobody waits for long. */
function drawn(): Promise<void> {
  return new Promise((resolve) => {
    requestAnimationFrame(() => setTimeout(resolve, 5));
    setTimeout(resolve, 100);
  });
}

/** Room for a chip in the middle of a box; several stand below each other. */
function middle(box: Box | null | undefined, place: number): Box | null {
  if (!box) return null;
  const y = box.y + (box.height - CHIP_SIZE.height) / 2 + place * (CHIP_SIZE.height + 4);
  return { ...CHIP_SIZE, x: box.x + (box.width - CHIP_SIZE.width) / 2, y };
}
