// A seat of a view.
import type { SeatView, View } from "../generated/protocol";

export function seatIn(view: View, seat: number): SeatView {
  const found = view.seats[seat];
  if (found === undefined) throw new Error(`there is no seat ${seat}`);
  return found;
}

/** The seat that is asked; null while chance is, or nobody. */
export function askedSeat(view: Pick<View, "deciding"> | null | undefined): number | null {
  const seat = view?.deciding?.seat;
  return typeof seat === "number" ? seat : null;
}
