// What can be said with one click, in the order in which it is usually said.
import type { Feeling } from "../generated/protocol";

export const FEELINGS = [
  "hello",
  "good-luck",
  "wow",
  "oops",
  "hurry",
  "well-played",
  "thanks",
  "goodbye",
] as const satisfies readonly Feeling[];
