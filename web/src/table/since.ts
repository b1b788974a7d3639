// What happened since my last turn, summed up by player.
import type { LogEntry } from "../lib/past.svelte";

export interface Clash {
  readonly attacker: number;
  readonly defender: number;
  readonly attack: number;
  readonly defence: number;
  readonly wins: boolean;
}
export interface Deeds {
  readonly seat: number;
  readonly bought: string[];
  readonly activated: string[];
  readonly wonders: string[];
  /** Attacks of this player. */
  readonly clashes: Clash[];
  culture: number;
}

/** What still holds: turns that were taken back did not happen. */
function standing(all: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of all) {
    if (entry.events.some(({ type }) => type === "taken-back"))
      while ((found.at(-1)?.turn ?? 0) > entry.turn) found.pop();
    found.push(entry);
  }
  return found;
}

/** The entries since the end of this seat's last turn, if its turn has begun anew; else none. */
export function sinceMine(all: readonly LogEntry[], seat: number): LogEntry[] {
  const log = standing(all);
  const begins = log.flatMap(({ events }, place) =>
    events.flatMap((event) => (event.type === "turn" ? { place, seat: event.seat } : [])),
  );
  const now = begins.at(-1);
  if (now?.seat !== seat) return [];
  const mine = begins.findLastIndex((begin, place) => begin.seat === seat && place < begins.length - 1);
  // From where the next player began; on a first turn, from the start.
  const from = mine < 0 ? 0 : (begins[mine + 1]?.place ?? 0);
  return log.slice(from, now.place + 1);
}

/** What others did, in the order of their turns; what nobody needs to know is left out. */
export function summed(entries: readonly LogEntry[], seat: number): Deeds[] {
  const found = new Map<number, Deeds>();
  const of = (who: number): Deeds => {
    const deeds = found.get(who) ?? { seat: who, bought: [], activated: [], wonders: [], clashes: [], culture: 0 };
    found.set(who, deeds);
    return deeds;
  };
  const all = entries.flatMap(({ events }) => events);
  // The update in which my own turn ended tells of me, too.
  const begun = all.findIndex((event) => event.type === "turn" && event.seat !== seat);
  for (const event of all.slice(Math.max(begun, 0))) {
    if (event.type === "bought") of(event.seat).bought.push(event.card);
    else if (event.type === "activated") of(event.seat).activated.push(event.card);
    else if (event.type === "wonder") of(event.to).wonders.push(event.wonder);
    else if (event.type === "compared") of(event.attacker).clashes.push(event);
    else if (event.type === "culture") of(event.seat).culture += event.change;
    else if (event.type === "turn" && event.seat !== seat) of(event.seat);
  }
  return [...found.values()].filter((deeds) => deeds.seat !== seat || deeds.culture !== 0 || deeds.wonders.length > 0);
}
