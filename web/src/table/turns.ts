// The log by turns.
import type { LogEntry } from "../lib/past.svelte";

/** A line of the log; "missed" has no sentence of its own. */
export interface Line {
  readonly id: string;
  readonly kind: LogEntry["kind"];
  readonly text: string;
}
export interface Turn {
  readonly id: string;
  /** Null before the first turn that was heard of. */
  readonly seat: number | null;
  readonly heading: string | null;
  readonly lines: Line[];
}

/** Which of these sentences tells that a turn began: the last that names its number. */
function beginning(sentences: readonly string[], turn: number): number {
  const number = new RegExp(`(?<!\\d)${turn}(?!\\d)`);
  return sentences.findLastIndex((sentence) => number.test(sentence));
}

/** What was heard, turn by turn, oldest first. */
export function byTurn(log: readonly LogEntry[]): Turn[] {
  let turn: Turn = { id: "start", seat: null, heading: null, lines: [] };
  const turns = [turn];
  for (const { id, kind, events, sentences } of log) {
    const begun = kind === "events" ? events.find((event) => event.type === "turn") : undefined;
    const at = begun === undefined ? -1 : beginning(sentences, begun.turn);
    const lines = kind === "missed" ? [""] : sentences;
    lines.forEach((text, place) => {
      const line = `${id}.${place}`;
      if (place === at) turns.push((turn = { id: line, seat: begun?.seat ?? null, heading: text, lines: [] }));
      else turn.lines.push({ id: line, kind, text });
    });
  }
  return turns.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}
