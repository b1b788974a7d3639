// The position in a replay as part of the address: ?at=STEP&seat=N.

interface ReplayPosition {
  at: number;
  /** null: a spectator; undefined: not given. */
  seat: number | null | undefined;
}

const parseNumber = (text: string | null): number | undefined =>
  text !== null && /^\d{1,6}$/.test(text) ? Number(text) : undefined;

export function parsePosition(search: string): ReplayPosition {
  const params = new URLSearchParams(search);
  const seat = params.get("seat");
  return { at: parseNumber(params.get("at")) ?? 0, seat: seat === "none" ? null : parseNumber(seat) };
}

export function searchOf({ at, seat }: ReplayPosition): string {
  return `?${new URLSearchParams({ at: String(at), ...(seat !== undefined && { seat: String(seat ?? "none") }) })}`;
}
