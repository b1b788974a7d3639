// What happened in an update, as steps to show one after the other. Pure; the animator decides how a step looks.
import { backOf, cardOf } from "../cards/lookup";
import type { Age } from "../generated/catalog";
import type { Activated, Compared, Moved, SeenEvent, View } from "../generated/protocol";

/** A card, of which perhaps only the back is known, or a wonder. */
export type Item =
  | { readonly type: "card"; readonly card: string | null; readonly back: string }
  | { readonly type: "wonder"; readonly wonder: string };

/** A zone as the board names it (`data-zone`), and whether items are face up there. */
interface ZoneSide {
  readonly zone: string;
  readonly up: boolean;
}
/** `key` identifies the item: one that moves twice in an update moves as one sprite. */
export interface Move {
  readonly key: number;
  readonly item: Item;
  readonly from: ZoneSide;
  readonly to: ZoneSide;
}
/** A token or a resource: `icon` is the name of its symbol. Places are `seat/0`, `wonder/ID` or zones; null: outside the board. */
export interface Chip {
  readonly icon: string;
  readonly count: number;
  readonly from: string | null;
  readonly to: string | null;
}
export type Defence = Pick<Compared, "defender" | "defence" | "wins">;
export type Moment = { readonly type: "wonder"; readonly wonder: string } | { readonly type: "age"; readonly age: Age };
export type Step =
  | { readonly type: "moves"; readonly seat: number; readonly moves: Move[] }
  | { readonly type: "chips"; readonly seat: number; readonly chips: Chip[] }
  /** Points at a card that is activated, or at what was chosen. */
  | { readonly type: "mark"; readonly seat: number; readonly card: string | null; readonly places: readonly string[] }
  | { readonly type: "attack"; readonly seat: number; readonly attack: number; readonly defences: Defence[] }
  /** Something that has a second of its own: a wonder was taken, or the last card of an age. */
  | { readonly type: "moment"; readonly seat: number; readonly moment: Moment }
  | { readonly type: "turn"; readonly seat: number; readonly turn: number }
  | { readonly type: "ended"; readonly seat: null };

type Viewer = Pick<View, "audience" | "switches" | "seats"> & Partial<Pick<View, "rows">>;

/** The steps of an update, in order; what happens at the same time is one step. */
export function stepsOf(events: readonly SeenEvent[], viewer: Viewer): Step[] {
  const steps: Step[] = [];
  const tracker = new MoveTracker(viewer);
  for (const event of events) {
    const step =
      event.type === "activated" ? markActivated(event, ownerOf(event, events, viewer)) : stepOf(event, tracker);
    if (step !== null && !merge(steps.at(-1), step)) steps.push(step);
    const moment = momentOf(event, events, viewer);
    if (moment !== null) steps.push(moment);
  }
  return steps;
}

/** A wonder from the supply, or the purchase after which nothing of an age is left in the pyramid. */
function momentOf(event: SeenEvent, events: readonly SeenEvent[], { rows }: Viewer): Step | null {
  if (event.type === "wonder" && event.seat === null)
    return { type: "moment", seat: event.to, moment: { type: "wonder", wonder: event.wonder } };
  if (event !== events.findLast((one) => one.type === "moved" && one.origin === "row")) return null;
  if (event.type !== "moved" || event.card.type !== "front") return null;
  const { age } = cardOf(event.card.card);
  const row = rows?.[age] ?? [];
  if (row.length === 0 || row.some((offer) => offer !== null)) return null;
  return { type: "moment", seat: event.seat, moment: { type: "age", age } };
}

/** Whose card is activated: one's own, or one that lies face up with a rival. Several players can have cards of the same name. */
function ownerOf({ seat, card }: Activated, events: readonly SeenEvent[], { seats }: Viewer): number {
  const isOwn =
    seats[seat]?.up.includes(card) === true ||
    events.some(
      (event) =>
        event.type === "moved" &&
        event.card.type === "front" &&
        event.card.card === card &&
        [event.seat, event.to].includes(seat),
    );
  const rivals = seats.filter((one) => one.seat !== seat && one.up.includes(card));
  return isOwn || rivals.length !== 1 ? seat : (rivals[0]?.seat ?? seat);
}

function markActivated({ seat, card }: Activated, owner: number): Step {
  return { type: "mark", seat, card, places: [`up/${owner}`, "revealed"] };
}

function stepOf(event: Exclude<SeenEvent, Activated>, tracker: MoveTracker): Step | null {
  switch (event.type) {
    case "moved":
      return {
        type: "moves",
        seat: event.origin === "up" && event.target === "up" ? event.to : event.seat,
        moves: [tracker.card(event)],
      };
    case "wonder":
      return { type: "moves", seat: event.to, moves: [tracker.wonder(event.wonder, event.seat, event.to)] };
    case "gained":
      return chips(event.seat, [chip(event.resource, 1, null, `gained/${event.seat}`)]);
    case "spent":
      return chips(event.seat, [chip(event.resource, -1, `gained/${event.seat}`, null)]);
    case "lost": {
      const lost = Object.entries(event.resources);
      return chips(
        event.seat,
        lost.map(([resource, count]) => chip(resource, -count, `gained/${event.seat}`, null)),
      );
    }
    case "culture": {
      const [from, to] = event.change > 0 ? [null, `seat/${event.seat}`] : [`seat/${event.seat}`, null];
      return chips(event.seat, [chip("culture", event.change, from, to)]);
    }
    case "glory": {
      const [seat, wonder] = [`seat/${event.seat}`, `wonder/${event.wonder}`];
      return chips(event.seat, [
        chip("glory", event.change, event.change > 0 ? seat : wonder, event.change > 0 ? wonder : seat),
      ]);
    }
    case "chose":
      return markChoice(event.seat, event.kind, event.option);
    case "compared": {
      const { attacker: seat, attack, defender, defence, wins } = event;
      return { type: "attack", seat, attack, defences: [{ defender, defence, wins }] };
    }
    case "turn":
      return { type: "turn", seat: event.seat, turn: event.turn };
    case "ended":
      return { type: "ended", seat: null };
    default:
      // The board shows phases; that nothing was done is not shown.
      return null;
  }
}

const chip = (icon: string, count: number, from: string | null, to: string | null): Chip => ({ icon, count, from, to });
const chips = (seat: number, those: Chip[]): Step => ({ type: "chips", seat, chips: those });

/** A choice that moves nothing yet is marked where it can be seen. */
function markChoice(seat: number, kind: string, option: string): Step | null {
  if (kind === "opponent") return { type: "mark", seat, card: null, places: [`seat/${option}`] };
  if (kind === "take-wonder") return { type: "mark", seat, card: null, places: [`wonder/${option}`] };
  if (kind !== "buy") return null;
  const { age } = cardOf(option);
  return { type: "mark", seat, card: option, places: [`row/${age}`, `pile/${age}`] };
}

/** Makes this part of the step before, if they belong together. */
function merge(last: Step | undefined, step: Step): boolean {
  if (last === undefined) return false;
  if (last.type === "chips" && step.type === "chips") {
    // More of the same is one chip with a greater number.
    for (const one of step.chips) {
      const index = last.chips.findIndex(
        (other) => other.icon === one.icon && other.from === one.from && other.to === one.to,
      );
      const other = last.chips[index];
      if (other === undefined) last.chips.push(one);
      else last.chips[index] = { ...other, count: other.count + one.count };
    }
    return true;
  }
  if (last.type === "attack" && step.type === "attack" && last.seat === step.seat && last.attack === step.attack) {
    last.defences.push(...step.defences);
    return true;
  }
  if (last.type !== "moves" || step.type !== "moves" || last.seat !== step.seat) return false;
  const [first, next] = [last.moves[0], step.moves[0]];
  if (first === undefined || next === undefined || !haveSameWay(first, next)) return false;
  if (last.moves.some(({ key }) => key === next.key)) return false;
  last.moves.push(next);
  return true;
}

/** From the same zone to the same zone, or all back to one hand. */
function haveSameWay(one: Move, other: Move): boolean {
  if (one.to.zone !== other.to.zone) return false;
  return one.from.zone === other.from.zone || one.to.zone.startsWith("hand/");
}

/** Knows in which zones the items of an update are. */
class MoveTracker {
  #lastKey = 0;
  #known: { key: number; name: string; zone: string }[] = [];

  constructor(readonly viewer: Viewer) {}

  card(event: Moved): Move {
    const card = event.card.type === "front" ? event.card.card : null;
    const back = event.card.type === "back" ? event.card.back : backOf(event.card.card);
    const from = this.#side(event.origin, event.seat, card);
    const to = this.#side(event.target, event.to, card);
    return this.#move({ type: "card", card, back }, card ?? back, from, to);
  }

  wonder(wonder: string, seat: number | null, to: number): Move {
    const from = { zone: seat === null ? "supply" : `wonders/${seat}`, up: true };
    return this.#move({ type: "wonder", wonder }, wonder, from, { zone: `wonders/${to}`, up: true });
  }

  #move(item: Item, name: string, from: ZoneSide, to: ZoneSide): Move {
    const before = this.#known.find((one) => one.name === name && one.zone === from.zone);
    if (before !== undefined) before.zone = to.zone;
    else this.#known.push({ key: ++this.#lastKey, name, zone: to.zone });
    return { key: before?.key ?? this.#lastKey, item, from, to };
  }

  #side(zone: Moved["origin"], seat: number, card: string | null): ZoneSide {
    if (zone === "row" || zone === "pile")
      return { zone: `${zone}/${card === null ? "" : cardOf(card).age}`, up: true };
    if (zone === "revealed") return { zone, up: true };
    const open = seat === this.viewer.audience || this.viewer.switches["open-hands"] === true;
    return { zone: `${zone}/${seat}`, up: zone === "up" || (zone === "hand" && open && card !== null) };
  }
}
