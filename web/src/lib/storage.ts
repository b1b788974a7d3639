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

/** The secret keys of my seats, by table. */
export const seatKeys = {
  get: (table: string) => browserStorage.get(`seat:${table}`),
  set: (table: string, key: string | null) => browserStorage.set(`seat:${table}`, key),
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
