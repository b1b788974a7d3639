// What happened since my last turn, summed up by player.
import type { Compared } from "../generated/protocol";
import type { LogEntry } from "../lib/history.svelte";

interface PlayerRecap {
  readonly seat: number;
  readonly bought: string[];
  readonly activated: string[];
  readonly wonders: string[];
  /** Attacks of this player. */
  readonly attacks: Compared[];
  culture: number;
}

/** Without turns that were undone. */
function withoutUndone(log: readonly LogEntry[]): LogEntry[] {
  const found: LogEntry[] = [];
  for (const entry of log) {
    if (entry.events.some(({ type }) => type === "undone")) while ((found.at(-1)?.turn ?? 0) > entry.turn) found.pop();
    found.push(entry);
  }
  return found;
}

/** The entries since the end of this seat's last turn, if it is its turn again; else none. */
export function sinceLastTurn(log: readonly LogEntry[], seat: number): LogEntry[] {
  const entries = withoutUndone(log);
  const starts = entries.flatMap(({ events }, index) =>
    events.flatMap((event) => (event.type === "turn" ? { index, seat: event.seat } : [])),
  );
  const current = starts.at(-1);
  if (current?.seat !== seat) return [];
  const last = starts.findLastIndex((start, index) => start.seat === seat && index < starts.length - 1);
  // From where the next player's turn begins; in one's first turn, from the beginning.
  const from = last < 0 ? 0 : (starts[last + 1]?.index ?? 0);
  return entries.slice(from, current.index + 1);
}

/** What the others did, in the order of their turns, and what this seat gained or lost. */
export function recapOf(entries: readonly LogEntry[], seat: number): PlayerRecap[] {
  const recaps = new Map<number, PlayerRecap>();
  const of = (player: number): PlayerRecap => {
    const recap = recaps.get(player) ?? {
      seat: player,
      bought: [],
      activated: [],
      wonders: [],
      attacks: [],
      culture: 0,
    };
    recaps.set(player, recap);
    return recap;
  };
  const events = entries.flatMap((entry) => entry.events);
  // The update in which my own turn ended contains my own events, too.
  const start = events.findIndex((event) => event.type === "turn" && event.seat !== seat);
  for (const event of events.slice(Math.max(start, 0))) {
    if (event.type === "bought") of(event.seat).bought.push(event.card);
    else if (event.type === "activated") of(event.seat).activated.push(event.card);
    else if (event.type === "wonder") of(event.to).wonders.push(event.wonder);
    else if (event.type === "compared") of(event.attacker).attacks.push(event);
    else if (event.type === "culture") of(event.seat).culture += event.change;
    else if (event.type === "turn" && event.seat !== seat) of(event.seat);
  }
  return [...recaps.values()].filter((recap) => recap.seat !== seat || recap.culture !== 0 || recap.wonders.length > 0);
}
