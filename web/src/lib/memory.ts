// What a browser remembers. It may forbid that; then we forget.

export interface Memory {
  get(key: string): string | null;
  /** `null` forgets. */
  set(key: string, value: string | null): void;
}

function box(open: () => Storage): Memory {
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

/** For this browser. */
export const memory = box(() => localStorage);
/** For this tab. */
export const errand = box(() => sessionStorage);

/** The secret of my seat at a table. */
export const seatKey = {
  get: (table: string) => memory.get(`seat:${table}`),
  set: (table: string, key: string | null) => memory.set(`seat:${table}`, key),
};

/** What to do on arriving at a table: sit down, or sit down and begin. */
export type Wish = "sit" | "play";

export const wishes = {
  make: (table: string, wish: Wish) => errand.set(`wish:${table}`, wish),
  /** Told once. */
  take(table: string): Wish | null {
    const wish = errand.get(`wish:${table}`);
    errand.set(`wish:${table}`, null);
    return wish === "sit" || wish === "play" ? wish : null;
  },
};

/** Whom one does not want to hear at a table, as long as this tab is open. */
export const muted = {
  get: (table: string): number[] => (errand.get(`muted:${table}`) ?? "").split(",").filter(Boolean).map(Number),
  set: (table: string, seats: readonly number[]) => errand.set(`muted:${table}`, seats.join() || null),
};
