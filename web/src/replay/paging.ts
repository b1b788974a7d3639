// A replay is loaded in pages: which one to load next, and which step matches a number of choices.

export const PAGE_SIZE = 50;

export const pageOf = (step: number): number => Math.floor(step / PAGE_SIZE);
const pageCount = (total: number): number => Math.ceil(total / PAGE_SIZE);
/** How many updates a page has when it is complete. */
export const pageLength = (page: number, total: number): number => Math.min(PAGE_SIZE, total - page * PAGE_SIZE);

/** The page to load next: that of the step, those after it, those before it; null: all are loaded. */
export function nextPage(isLoaded: (page: number) => boolean, step: number, total: number): number | null {
  const [here, end] = [pageOf(step), pageCount(total)];
  for (let page = here; page < end; page++) if (!isLoaded(page)) return page;
  for (let page = Math.min(here, end) - 1; page >= 0; page--) if (!isLoaded(page)) return page;
  return null;
}

/** Whether a page is on screen, or will be soon. */
export const isUrgent = (page: number, step: number): boolean =>
  page === pageOf(step) || page === pageOf(step + PAGE_SIZE / 2);

/** The last step at which no more than `made` choices had been made; `sure` is false if its page has to be loaded first. */
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
