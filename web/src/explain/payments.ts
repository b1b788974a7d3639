// The payments that the server offers: grouped, and compared with a selection of one's own.
import { backOf, kindOf } from "../cards/lookup";
import type { Payment, SeatView } from "../generated/protocol";

/** What can be spent, written like an answer: `card:mining`, `gained:iron`; if it can be spent twice, it is listed twice. */
export type Source = string;
/** Payments with the same backs and the same gained resources. */
export interface PaymentGroup {
  backs: string[];
  payments: [Payment, ...Payment[]];
}
interface PaymentCheck {
  /** The payment that was selected, if it is one. */
  payment: Payment | null;
  /** What the nearest payment needs more, and what it does not need. */
  missing: Source[];
  excess: Source[];
}

/** The most payments that the server lists. */
export const MOST_PAYMENTS = 200;

const gainedSources = (gained: Payment["gained"]): Source[] =>
  Object.entries(gained).flatMap(([resource, count]) => Array<Source>(count).fill(`gained:${resource}`));

export const sourcesOf = ({ cards, gained }: Payment): Source[] => [
  ...cards.map((card) => `card:${card}`),
  ...gainedSources(gained),
];

/** Everything a player can pay with: covered cards, as far as they are known, and gained resources. */
export const sourcesOfSeat = (seat: SeatView, gained: Payment["gained"]): Source[] => [
  ...seat.down.flatMap((card) => (card.type === "front" ? [`card:${card.card}`] : [])),
  ...gainedSources(gained),
];

export const parseSource = (source: Source): { card: string | null; resource: string } => {
  const name = source.slice(source.indexOf(":") + 1);
  return source.startsWith("card:") ? { card: name, resource: kindOf(backOf(name)) } : { card: null, resource: name };
};

export function countResources(sources: readonly Source[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const source of sources) {
    const { resource } = parseSource(source);
    counts[resource] = (counts[resource] ?? 0) + 1;
  }
  return counts;
}

/** In the server's order: fewest cards first. */
export function groupPayments(payments: readonly Payment[]): PaymentGroup[] {
  const groups = new Map<string, PaymentGroup>();
  for (const payment of payments) {
    const backs = payment.cards.map((card) => parseSource(`card:${card}`).resource).sort();
    const key = [...backs, ...gainedSources(payment.gained).sort()].join();
    const group = groups.get(key);
    if (group === undefined) groups.set(key, { backs, payments: [payment] });
    else group.payments.push(payment);
  }
  return [...groups.values()];
}

/** What is in the first list and not in the second, counted. */
function without(sources: readonly Source[], removed: readonly Source[]): Source[] {
  const rest = [...removed];
  return sources.filter((source) => {
    const index = rest.indexOf(source);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

/** Whether a selection pays, else how it differs from the nearest payment: one that only needs more is preferred. */
export function checkPayment(payments: readonly Payment[], selected: readonly Source[]): PaymentCheck {
  let nearest: PaymentCheck = { payment: null, missing: [], excess: [...selected] };
  let least = Infinity;
  for (const payment of payments) {
    const sources = sourcesOf(payment);
    const missing = without(sources, selected);
    const excess = without(selected, sources);
    const distance = missing.length + excess.length + (excess.length > 0 ? 1000 : 0);
    if (distance < least) {
      least = distance;
      nearest = { payment: distance === 0 ? payment : null, missing, excess };
    }
  }
  return nearest;
}
