// The messages that are sent with one click, in the order in which they are usually needed.
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
