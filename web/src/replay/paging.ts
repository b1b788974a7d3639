// A replay comes in parts: which one to fetch next, and where one is in another's count.

export const PART = 50;

export const partOf = (step: number): number => Math.floor(step / PART);
export const partsOf = (total: number): number => Math.ceil(total / PART);
/** How many updates a part has when it is complete. */
export const sizeOf = (part: number, total: number): number => Math.min(PART, total - part * PART);

/** The part to fetch next: where one is, what comes after it, what came before it; null: all are there. */
export function wanted(has: (part: number) => boolean, step: number, total: number): number | null {
  const [here, end] = [partOf(step), partsOf(total)];
  for (let part = here; part < end; part++) if (!has(part)) return part;
  for (let part = Math.min(here, end) - 1; part >= 0; part--) if (!has(part)) return part;
  return null;
}

/** Whether one cannot go on without that part: it is on screen, or soon will be. */
export const urgent = (part: number, step: number): boolean =>
  part === partOf(step) || part === partOf(step + PART / 2);

/** The last step at which no more than so many choices had been made; `sure` is false if one has to look there first. */
export function stepAt(
  choices: (step: number) => number | undefined,
  from: number,
  last: number,
  made: number,
): { step: number; sure: boolean } {
  let step = Math.max(0, Math.min(from, last));
  for (; ; step--) {
    const here = choices(step);
    if (here === undefined) return { step, sure: false };
    if (here <= made || step === 0) break;
  }
  for (; step < last; step++) {
    const next = choices(step + 1);
    if (next === undefined) return { step: step + 1, sure: false };
    if (next > made) break;
  }
  return { step, sure: true };
}
