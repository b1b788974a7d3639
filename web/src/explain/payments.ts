// Ways to pay as the server names them: like beside like, and how far a choice of one's own is from one of them.
import { backOf, kindOf } from "../cards/printed";
import type { Payment, SeatView } from "../generated/protocol";

/** What can be spent, written like an answer: `card:mining`, `gained:iron`; what there is twice stands twice. */
export type Source = string;
/** Payments that turn up cards with the same backs. */
export interface Group {
  backs: string[];
  payments: [Payment, ...Payment[]];
}
export interface Verdict {
  /** The payment that was chosen, if it is one. */
  payment: Payment | null;
  /** What the nearest payment has besides, and has not. */
  missing: Source[];
  excess: Source[];
}

/** The server names so many at most. */
export const MOST = 200;

const gainedSources = (gained: Payment["gained"]): Source[] =>
  Object.entries(gained).flatMap(([resource, count]) => Array<Source>(count).fill(`gained:${resource}`));

export const sourcesOf = ({ cards, gained }: Payment): Source[] => [
  ...cards.map((card) => `card:${card}`),
  ...gainedSources(gained),
];

/** All that somebody could pay with: covered cards, as far as they are known, and what was gained. */
export const purse = (seat: SeatView, gained: Payment["gained"]): Source[] => [
  ...seat.down.flatMap((card) => (card.type === "front" ? [`card:${card.card}`] : [])),
  ...gainedSources(gained),
];

/** The card or the resource of a source. */
export const thingOf = (source: Source): { card: string | null; resource: string } => {
  const thing = source.slice(source.indexOf(":") + 1);
  return source.startsWith("card:")
    ? { card: thing, resource: kindOf(backOf(thing)) }
    : { card: null, resource: thing };
};

/** The resources they are, by kind. */
export function counted(sources: readonly Source[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const source of sources) {
    const { resource } = thingOf(source);
    counts[resource] = (counts[resource] ?? 0) + 1;
  }
  return counts;
}

/** In the order in which they came: fewest cards first. */
export function groups(payments: readonly Payment[]): Group[] {
  const found = new Map<string, Group>();
  for (const payment of payments) {
    const backs = payment.cards.map((card) => thingOf(`card:${card}`).resource).sort();
    const key = [...backs, ...gainedSources(payment.gained).sort()].join();
    const group = found.get(key);
    if (group === undefined) found.set(key, { backs, payments: [payment] });
    else group.payments.push(payment);
  }
  return [...found.values()];
}

/** What is in the first and not in the second, counted. */
function without(these: readonly Source[], those: readonly Source[]): Source[] {
  const rest = [...those];
  return these.filter((source) => {
    const place = rest.indexOf(source);
    if (place >= 0) rest.splice(place, 1);
    return place < 0;
  });
}

/** Whether what is chosen pays; else what the nearest payment would need. One that only lacks something is nearer. */
export function judge(payments: readonly Payment[], chosen: readonly Source[]): Verdict {
  let nearest: Verdict = { payment: null, missing: [], excess: [...chosen] };
  let least = Infinity;
  for (const payment of payments) {
    const sources = sourcesOf(payment);
    const missing = without(sources, chosen);
    const excess = without(chosen, sources);
    const distance = missing.length + excess.length + (excess.length > 0 ? 1000 : 0);
    if (distance < least) {
      least = distance;
      nearest = { payment: distance === 0 ? payment : null, missing, excess };
    }
  }
  return nearest;
}
