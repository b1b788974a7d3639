// What happened in an update, as steps to be shown one after the other. Pure; what a step looks like is for the stage.
import type { Moved, Seen, View } from "../generated/protocol";
import { backOf, cardOf } from "../cards/printed";

/** A card of which perhaps only the back is known, or a wonder. */
export type Thing =
  | { readonly type: "card"; readonly card: string | null; readonly back: string }
  | { readonly type: "wonder"; readonly wonder: string };

/** A zone as the board names it (`data-zone`), and whether things lie there with their front up. */
export interface Spot {
  readonly zone: string;
  readonly up: boolean;
}
/** `key` is the same as long as it is the same thing: what travels twice in an update does so in one piece. */
export interface Move {
  readonly key: number;
  readonly thing: Thing;
  readonly from: Spot;
  readonly to: Spot;
}
/** A token or a resource: `icon` is the name of its symbol. Places are `seat/0`, `wonder/ID` or zones; null: from nowhere. */
export interface Chip {
  readonly icon: string;
  readonly count: number;
  readonly from: string | null;
  readonly to: string | null;
}
export interface Defence {
  readonly defender: number;
  readonly defence: number;
  readonly wins: boolean;
}
export type Step =
  | { readonly type: "moves"; readonly seat: number; readonly moves: Move[] }
  | { readonly type: "chips"; readonly seat: number; readonly chips: Chip[] }
  /** Look here: a card that is activated, or something that was chosen. */
  | { readonly type: "mark"; readonly seat: number; readonly card: string | null; readonly places: readonly string[] }
  | { readonly type: "clash"; readonly seat: number; readonly attack: number; readonly defences: Defence[] }
  | { readonly type: "turn"; readonly seat: number; readonly turn: number }
  | { readonly type: "ended"; readonly seat: null };

type Watcher = Pick<View, "audience" | "switches">;

/** The steps of an update, in order; what happens at once is one step. */
export function stepsOf(events: readonly Seen[], watcher: Watcher): Step[] {
  const steps: Step[] = [];
  const moves = new Tracker(watcher);
  for (const event of events) {
    const step = stepOf(event, moves);
    if (step !== null && !joined(steps.at(-1), step)) steps.push(step);
  }
  return steps;
}

function stepOf(event: Seen, moves: Tracker): Step | null {
  switch (event.type) {
    case "moved":
      return {
        type: "moves",
        seat: event.origin === "up" && event.target === "up" ? event.to : event.seat,
        moves: [moves.card(event)],
      };
    case "wonder":
      return { type: "moves", seat: event.to, moves: [moves.wonder(event.wonder, event.seat, event.to)] };
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
    case "activated":
      return { type: "mark", seat: event.seat, card: event.card, places: [`up/${event.seat}`, "revealed"] };
    case "chose":
      return chosen(event.seat, event.kind, event.option);
    case "compared": {
      const { attacker: seat, attack, defender, defence, wins } = event;
      return { type: "clash", seat, attack, defences: [{ defender, defence, wins }] };
    }
    case "turn":
      return { type: "turn", seat: event.seat, turn: event.turn };
    case "ended":
      return { type: "ended", seat: null };
    default:
      // Phases are seen on the board; that nothing was done needs no showing.
      return null;
  }
}

const chip = (icon: string, count: number, from: string | null, to: string | null): Chip => ({ icon, count, from, to });
const chips = (seat: number, those: Chip[]): Step => ({ type: "chips", seat, chips: those });

/** A choice that moves nothing yet is shown where it can be pointed at. */
function chosen(seat: number, kind: string, option: string): Step | null {
  if (kind === "opponent") return { type: "mark", seat, card: null, places: [`seat/${option}`] };
  if (kind === "take-wonder") return { type: "mark", seat, card: null, places: [`wonder/${option}`] };
  if (kind !== "buy") return null;
  const { age } = cardOf(option);
  return { type: "mark", seat, card: option, places: [`row/${age}`, `pile/${age}`] };
}

/** Whether this goes together with the step before; then it has become part of it. */
function joined(last: Step | undefined, step: Step): boolean {
  if (last === undefined) return false;
  if (last.type === "chips" && step.type === "chips") {
    // More of the same is one chip with a greater number.
    for (const one of step.chips) {
      const place = last.chips.findIndex(
        (other) => other.icon === one.icon && other.from === one.from && other.to === one.to,
      );
      const other = last.chips[place];
      if (other === undefined) last.chips.push(one);
      else last.chips[place] = { ...other, count: other.count + one.count };
    }
    return true;
  }
  if (last.type === "clash" && step.type === "clash" && last.seat === step.seat && last.attack === step.attack) {
    last.defences.push(...step.defences);
    return true;
  }
  if (last.type !== "moves" || step.type !== "moves" || last.seat !== step.seat) return false;
  const [first, next] = [last.moves[0], step.moves[0]];
  if (first === undefined || next === undefined || !likeEachOther(first, next)) return false;
  if (last.moves.some(({ key }) => key === next.key)) return false;
  last.moves.push(next);
  return true;
}

/** The same way, or all back to one hand. */
function likeEachOther(one: Move, other: Move): boolean {
  if (one.to.zone !== other.to.zone) return false;
  return one.from.zone === other.from.zone || one.to.zone.startsWith("hand/");
}

/** Knows where the things of an update have got to. */
class Tracker {
  #keys = 0;
  #known: { key: number; name: string; zone: string }[] = [];

  constructor(readonly watcher: Watcher) {}

  card(event: Moved): Move {
    const card = event.card.type === "front" ? event.card.card : null;
    const back = event.card.type === "back" ? event.card.back : backOf(event.card.card);
    const from = this.#spot(event.origin, event.seat, card);
    const to = this.#spot(event.target, event.to, card);
    return this.#move({ type: "card", card, back }, card ?? back, from, to);
  }

  wonder(wonder: string, seat: number | null, to: number): Move {
    const from = { zone: seat === null ? "supply" : `wonders/${seat}`, up: true };
    return this.#move({ type: "wonder", wonder }, wonder, from, { zone: `wonders/${to}`, up: true });
  }

  #move(thing: Thing, name: string, from: Spot, to: Spot): Move {
    const before = this.#known.find((one) => one.name === name && one.zone === from.zone);
    if (before !== undefined) before.zone = to.zone;
    else this.#known.push({ key: ++this.#keys, name, zone: to.zone });
    return { key: before?.key ?? this.#keys, thing, from, to };
  }

  #spot(zone: Moved["origin"], seat: number, card: string | null): Spot {
    if (zone === "row" || zone === "pile")
      return { zone: `${zone}/${card === null ? "" : cardOf(card).age}`, up: true };
    if (zone === "revealed") return { zone, up: true };
    const open = seat === this.watcher.audience || this.watcher.switches["open-hands"] === true;
    return { zone: `${zone}/${seat}`, up: zone === "up" || (zone === "hand" && open && card !== null) };
  }
}
