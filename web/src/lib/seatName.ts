// What a player is called: people as they like, bots by their level and the number of their seat.
import type { SeatInfo } from "../generated/protocol";
import { t } from "./i18n.svelte";

/** Empty for an open seat. */
export function seatName({ taken, level, name }: Pick<SeatInfo, "taken" | "level" | "name">, number: number): string {
  if (taken !== "bot" || level === null) return name;
  return t("bot-name", { level: t("level-name", { level }), number: number + 1 });
}

export const seatNames = (seats: readonly SeatInfo[]): string[] => seats.map(seatName);
