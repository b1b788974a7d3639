// The log, turn by turn.
import type { LogEntry } from "../lib/history.svelte";

/** A line of the log; "missed" has no sentence of its own. */
interface LogLine {
  readonly id: string;
  readonly kind: LogEntry["kind"];
  readonly text: string;
}
export interface LogTurn {
  readonly id: string;
  /** Null before the first turn that is loaded. */
  readonly seat: number | null;
  readonly heading: string | null;
  readonly lines: LogLine[];
}

/** The index of the sentence that says that a turn begins: the last that contains its number. */
function headingIndex(sentences: readonly string[], turn: number): number {
  const number = new RegExp(`(?<!\\d)${turn}(?!\\d)`);
  return sentences.findLastIndex((sentence) => number.test(sentence));
}

/** Oldest first. */
export function logTurns(log: readonly LogEntry[]): LogTurn[] {
  let turn: LogTurn = { id: "start", seat: null, heading: null, lines: [] };
  const turns = [turn];
  for (const { id, kind, events, sentences } of log) {
    const start = kind === "events" ? events.find((event) => event.type === "turn") : undefined;
    const heading = start === undefined ? -1 : headingIndex(sentences, start.turn);
    const lines = kind === "missed" ? [""] : sentences;
    lines.forEach((text, index) => {
      const line = `${id}.${index}`;
      if (index === heading) turns.push((turn = { id: line, seat: start?.seat ?? null, heading: text, lines: [] }));
      else turn.lines.push({ id: line, kind, text });
    });
  }
  return turns.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}
