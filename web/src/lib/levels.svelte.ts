// The levels of the bots, weakest first; fetched once.
import { api } from "./api";

let names = $state.raw<readonly string[]>([]);
let requested = false;

export function levels(): readonly string[] {
  if (!requested) {
    requested = true;
    void api.levels().then(
      (found) => (names = found.map((level) => level.name)),
      () => (requested = false),
    );
  }
  return names;
}
