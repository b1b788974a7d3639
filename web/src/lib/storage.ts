// What the browser stores for us. If it does not allow that, nothing is stored.

interface TextStorage {
  get(key: string): string | null;
  /** `null` removes it. */
  set(key: string, value: string | null): void;
}

function wrap(open: () => Storage): TextStorage {
  return {
    get(key) {
      try {
        return open().getItem(`gunsteel:${key}`);
      } catch {
        return null;
      }
    },
    set(key, value) {
      try {
        if (value === null) open().removeItem(`gunsteel:${key}`);
        else open().setItem(`gunsteel:${key}`, value);
      } catch {
        // not allowed, or full
      }
    },
  };
}

export const browserStorage = wrap(() => localStorage);
export const tabStorage = wrap(() => sessionStorage);

/** Keys that came with links and have opened nothing yet, and tables whose stored key is not valid. */
const fromLinks = new Map<string, string>();
const invalid = new Set<string>();

/** The secret keys of my seats, by table. The key of a link is stored once it has opened a seat. */
export const seatKeys = {
  get: (table: string): string | null =>
    fromLinks.get(table) ?? (invalid.has(table) ? null : browserStorage.get(`seat:${table}`)),
  set(table: string, key: string | null): void {
    fromLinks.delete(table);
    invalid.delete(table);
    browserStorage.set(`seat:${table}`, key);
  },
  /** The key of a link: it goes first, and replaces nothing yet. */
  tryLink: (table: string, key: string): void => void fromLinks.set(table, key),
  /** The key in use has opened a seat. */
  confirm(table: string): void {
    const key = fromLinks.get(table);
    if (key !== undefined) this.set(table, key);
  },
  /** The key in use opens nothing: a link's is forgotten; a stored one is kept, and not used by this page any more. */
  refuse(table: string): void {
    if (!fromLinks.delete(table)) invalid.add(table);
  },
};

/** What to do on arriving at a table: sit down, or sit down and be ready. */
export type Intent = "sit" | "play";

export const intents = {
  set: (table: string, intent: Intent) => tabStorage.set(`intent:${table}`, intent),
  /** Returned once. */
  take(table: string): Intent | null {
    const intent = tabStorage.get(`intent:${table}`);
    tabStorage.set(`intent:${table}`, null);
    return intent === "sit" || intent === "play" ? intent : null;
  },
};

/** Seats whose chat is not shown, as long as this tab is open. */
export const mutedSeats = {
  get: (table: string): number[] => (tabStorage.get(`muted:${table}`) ?? "").split(",").filter(Boolean).map(Number),
  set: (table: string, seats: readonly number[]) => tabStorage.set(`muted:${table}`, seats.join() || null),
};

/** How far a lesson was played: the answers given in it, and whether it was ever finished. */
export interface LessonProgress {
  answers: string[][];
  finished: boolean;
}
const isAnswers = (value: unknown): value is string[][] =>
  Array.isArray(value) &&
  value.every((answer) => Array.isArray(answer) && answer.every((option) => typeof option === "string"));

export const lessonProgress = {
  get(lesson: string): LessonProgress {
    try {
      const stored = JSON.parse(browserStorage.get(`lesson:${lesson}`) ?? "{}") as Partial<LessonProgress>;
      return { answers: isAnswers(stored.answers) ? stored.answers : [], finished: stored.finished === true };
    } catch {
      return { answers: [], finished: false };
    }
  },
  set: (lesson: string, progress: LessonProgress) => browserStorage.set(`lesson:${lesson}`, JSON.stringify(progress)),
};
