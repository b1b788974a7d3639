// An attack as a scene: a tower of cards for each player in it, one unit of height for each point of strength. Pure.
import { cardOf, type Values } from "../cards/lookup";
import type { Compared, SeenEvent, View } from "../generated/protocol";
import type { Step } from "./steps";

export interface Block {
  readonly card: string;
  readonly strength: number;
  /** The card that attacks, one that was face up before, or a response. */
  readonly kind: "lead" | "up" | "added";
  /** Where a response came from. */
  readonly from: "hand" | "flip" | null;
}
export interface Tower {
  readonly seat: number;
  readonly strength: number;
  /** From the top down. */
  readonly blocks: readonly Block[];
  /** Of a defender: still to answer, answering now, has answered; once compared, stands or falls. */
  readonly state: "attack" | "later" | "deciding" | "answered" | "holds" | "falls";
}
/** What an attack led to at once; what a loser has to choose comes later. */
export type Loss =
  | { readonly type: "gave"; readonly seat: number; readonly to: number; readonly wonder: string }
  | { readonly type: "turned"; readonly seat: number; readonly cards: readonly string[] }
  | { readonly type: "culture"; readonly seat: number; readonly count: number };
export interface Attack {
  /** Null: not known, as what led to it was missed. */
  readonly card: string | null;
  readonly attacker: Tower;
  /** In the order in which they answer. */
  readonly defenders: readonly Tower[];
  readonly losses: readonly Loss[];
}
/** A response that is chosen but not played yet. */
export interface Added {
  readonly card: string;
  readonly strength: number;
  readonly from: "hand" | "flip";
}

const inOrder = (view: View, attacker: number): number[] =>
  view.seats.map((_, index) => (attacker + 1 + index) % view.players).filter((seat) => seat !== attacker);

function blocksOf(cards: readonly string[], values: Values, lead: string | null, added: readonly Added[]): Block[] {
  const up = cards
    .map((card): Block => ({ card, strength: cardOf(card, values).strength, kind: "up", from: null }))
    .filter(({ strength }) => strength > 0)
    .sort((one, other) => one.strength - other.strength);
  const at = lead === null ? -1 : up.findIndex(({ card }) => card === lead);
  const leading = at < 0 ? [] : up.splice(at, 1).map((block): Block => ({ ...block, kind: "lead" }));
  return [...added.map((one): Block => ({ ...one, kind: "added" })).reverse(), ...up, ...leading];
}

/** The attack that somebody is about to answer; `added`: what I have chosen so far. */
export function pendingAttack(view: View, added: readonly Added[] = []): Attack | null {
  if (view.deciding?.kind !== "respond") return null;
  const { active, values, seats } = view;
  const card = view.resolving.at(-1) ?? null;
  const order = inOrder(view, active);
  const deciding = order.indexOf(Number(view.deciding.seat));
  const defender = (seat: number, index: number): Tower => {
    const own = seat === view.audience && index === deciding ? added : [];
    const more = own.reduce((sum, one) => sum + one.strength, 0);
    return {
      seat,
      strength: (seats[seat]?.strength ?? 0) + more,
      blocks: blocksOf(seats[seat]?.up ?? [], values, null, own),
      state: index < deciding ? "answered" : index === deciding ? "deciding" : "later",
    };
  };
  return {
    card,
    attacker: {
      seat: active,
      strength: seats[active]?.strength ?? 0,
      blocks: blocksOf(seats[active]?.up ?? [], values, card, []),
      state: "attack",
    },
    defenders: order.map(defender),
    losses: [],
  };
}

/** The attacks that were decided in an update, one for each step of that kind. `before`: the position before it. */
export function decidedAttacks(events: readonly SeenEvent[], before: View | null, after: View): Attack[] {
  const attacks: Attack[] = [];
  if (!events.some(({ type }) => type === "compared")) return attacks;
  const zones = new FaceUp(before ?? after);
  let card = before?.resolving.at(-1) ?? null;
  let last: Compared | null = null;
  for (const [index, event] of events.entries()) {
    if (event.type === "activated") card = event.card;
    zones.follow(event);
    if (event.type !== "compared") {
      last = null;
      continue;
    }
    const { values } = after;
    const defender: Tower = {
      seat: event.defender,
      strength: event.defence,
      blocks: blocksOf(zones.before(event.defender), values, null, zones.added(event.defender, values)),
      state: event.wins ? "falls" : "holds",
    };
    const attack = attacks.at(-1);
    if (last !== null && attack !== undefined && last.attacker === event.attacker)
      attacks[attacks.length - 1] = { ...attack, defenders: [...attack.defenders, defender] };
    else {
      const blocks = blocksOf(zones.now(event.attacker), values, card, []);
      const attacker: Tower = { seat: event.attacker, strength: event.attack, blocks, state: "attack" };
      attacks.push({ card, attacker, defenders: [defender], losses: lossesIn(events.slice(index)) });
    }
    last = event;
  }
  return attacks;
}

/** What follows an attack, until something else begins. */
function lossesIn(events: readonly SeenEvent[]): Loss[] {
  const end = events.findIndex(({ type }) => ["activated", "phase", "turn", "bought", "ended"].includes(type));
  const losses: Loss[] = [];
  for (const event of end < 0 ? events : events.slice(0, end)) {
    if (event.type === "wonder" && event.seat !== null)
      losses.push({ type: "gave", seat: event.seat, to: event.to, wonder: event.wonder });
    else if (event.type === "culture" && event.change > 0)
      losses.push({ type: "culture", seat: event.seat, count: event.change });
    else if (event.type === "moved" && event.origin === "down" && event.target === "up" && event.card.type === "front")
      losses.push({ type: "turned", seat: event.seat, cards: [event.card.card] });
  }
  return losses;
}

/** How an attack looked before the responses of an update: they join the towers one after the other. */
export function withoutResponses(attack: Attack): Attack {
  const defenders = attack.defenders.map((tower): Tower => {
    const added = tower.blocks.filter(({ kind }) => kind === "added").reduce((sum, { strength }) => sum + strength, 0);
    return {
      ...tower,
      strength: tower.strength - added,
      blocks: tower.blocks.filter(({ kind }) => kind !== "added"),
      state: "deciding",
    };
  });
  return { ...attack, defenders, losses: [] };
}

/** Whether these moves are responses: they are shown in the towers, not on the board. */
export function areResponses(step: Step, attack: Attack): boolean {
  if (step.type !== "moves" || step.seat === attack.attacker.seat) return false;
  return step.moves.every(
    ({ from, to }) => to.zone === `up/${step.seat}` && [`hand/${step.seat}`, `down/${step.seat}`].includes(from.zone),
  );
}

/** What lies face up with each player, event by event. */
class FaceUp {
  #before: string[][];
  #added: Added[][];

  constructor(view: View) {
    this.#before = view.seats.map(({ up }) => [...up]);
    this.#added = view.seats.map(() => []);
  }

  before = (seat: number): readonly string[] => this.#before[seat] ?? [];
  added = (seat: number, values: Values): Added[] =>
    (this.#added[seat] ?? []).map((one) => ({ ...one, strength: cardOf(one.card, values).strength }));
  now = (seat: number): readonly string[] => [
    ...this.before(seat),
    ...(this.#added[seat] ?? []).map(({ card }) => card),
  ];

  follow(event: SeenEvent): void {
    if (event.type === "activated") this.#settle();
    if (event.type !== "moved" || event.card.type !== "front") return;
    const { card } = event.card;
    if (event.origin === "up") this.#remove(event.seat, card);
    if (event.target === "up")
      this.#added[event.to]?.push({ card, strength: 0, from: event.origin === "down" ? "flip" : "hand" });
  }

  /** What lies there when an attack begins is no response to it. */
  #settle(): void {
    this.#added.forEach((added, seat) => this.#before[seat]?.push(...added.splice(0).map(({ card }) => card)));
  }
  #remove(seat: number, card: string): void {
    const added = this.#added[seat] ?? [];
    const [list, index] = added.some((one) => one.card === card)
      ? [added, added.findIndex((one) => one.card === card)]
      : [this.#before[seat] ?? [], (this.#before[seat] ?? []).indexOf(card)];
    if (index >= 0) list.splice(index, 1);
  }
}
