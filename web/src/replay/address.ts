// Where one is in a replay, in the address: ?at=STEP&seat=N.

export interface Spot {
  at: number;
  /** null: a spectator's eyes; undefined: it is not said. */
  seat: number | null | undefined;
}

const number = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

export function spotIn(search: string): Spot {
  const given = new URLSearchParams(search);
  const seat = given.get("seat");
  return { at: number(given.get("at")) ?? 0, seat: seat === "none" ? null : number(seat) };
}

export function searchOf({ at, seat }: Spot): string {
  return `?${new URLSearchParams({ at: String(at), ...(seat !== undefined && { seat: String(seat ?? "none") }) })}`;
}
