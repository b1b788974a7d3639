// The levels of the bots, weakest first; asked for once.
import { api } from "./api";

let names = $state.raw<readonly string[]>([]);
let asked = false;

export function levels(): readonly string[] {
  if (!asked) {
    asked = true;
    void api.levels().then(
      (found) => (names = found.map((level) => level.name)),
      () => (asked = false),
    );
  }
  return names;
}
