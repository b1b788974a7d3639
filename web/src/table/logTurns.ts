// The log, turn by turn.
import type { LogEntry } from "../lib/history.svelte";

/** A line of the log; "missed" has no sentence of its own. */
interface LogLine {
  readonly id: string;
  readonly kind: LogEntry["kind"];
  readonly text: string;
  /** How many times in a row. */
  readonly count: number;
}
/** Lines that were undone are folded. */
interface UndoneLines {
  readonly id: string;
  readonly kind: "undone";
  readonly lines: readonly string[];
}
export interface LogTurn {
  readonly id: string;
  /** Null before the first turn that is loaded. */
  readonly seat: number | null;
  readonly heading: string | null;
  readonly lines: (LogLine | UndoneLines)[];
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
  for (const { id, kind, events, sentences, undone } of log) {
    if (undone === true) {
      addUndone(turn, id, sentences);
      continue;
    }
    const start = kind === "events" ? events.find((event) => event.type === "turn") : undefined;
    const heading = start === undefined ? -1 : headingIndex(sentences, start.turn);
    const lines = kind === "missed" ? [""] : sentences;
    lines.forEach((text, index) => {
      const line = `${id}.${index}`;
      if (index === heading) turns.push((turn = { id: line, seat: start?.seat ?? null, heading: text, lines: [] }));
      else addLine(turn, { id: line, kind, text, count: 1 });
    });
  }
  return turns.filter(({ heading, lines }) => heading !== null || lines.length > 0);
}

/** The same line once more is counted. */
function addLine({ lines }: LogTurn, line: LogLine): void {
  const last = lines.at(-1);
  if (last?.kind === "events" && line.kind === "events" && last.text === line.text)
    lines[lines.length - 1] = { ...last, count: last.count + 1 };
  else lines.push(line);
}

function addUndone({ lines }: LogTurn, id: number, sentences: readonly string[]): void {
  const last = lines.at(-1);
  if (last?.kind === "undone") lines[lines.length - 1] = { ...last, lines: [...last.lines, ...sentences] };
  else lines.push({ id: `${id}.undone`, kind: "undone", lines: sentences });
}
