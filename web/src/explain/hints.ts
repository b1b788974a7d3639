// First-game hints: each belongs to a situation, and is shown once.
import { cardOf } from "../cards/lookup";
import type { Question, SeatView, View } from "../generated/protocol";

/** What a hint can depend on: only what is on screen. */
export interface Situation {
  question: Question;
  view: View;
  me: SeatView;
  /** Whether answers can be undone. */
  canUndo: boolean;
}
interface Hint {
  id: string;
  rule: string | null;
}

const attacks = ({ question, view }: Situation): boolean =>
  question.about?.kind === "activate" && cardOf(question.about.developed, view.values).type === "attack";

const nearlyOver = ({ view: { ending } }: Situation): boolean =>
  ending.space_cards_left <= 1 || ending.wonders_left <= 1 || (ending.culture_to_go ?? 99) <= 4;

/** The goal first, then the more specific ones; a rule may depend on the game. */
const HINTS: readonly {
  id: string;
  rule: (situation: Situation) => string | null;
  when: (situation: Situation) => boolean;
}[] = [
  { id: "goal", rule: () => "R103", when: () => true },
  { id: "respond", rule: () => "R75", when: ({ question }) => question.kind === "respond" },
  { id: "attack", rule: () => "R73", when: attacks },
  { id: "claim", rule: () => "R84", when: ({ question }) => question.kind === "claim" },
  { id: "glory", rule: () => "R89", when: ({ question }) => question.kind === "glory" },
  { id: "give", rule: () => "R81", when: ({ question }) => question.kind === "give" },
  { id: "retake", rule: () => "R48", when: ({ question }) => question.kind === "take-back" },
  {
    id: "last-card",
    rule: () => "R52",
    when: ({ question, me }) => question.kind === "resource" && me.hand.length === 1,
  },
  { id: "resource", rule: () => "R40", when: ({ question }) => question.kind.endsWith("resource") },
  { id: "develop", rule: () => "R41", when: ({ question }) => question.kind === "develop" },
  { id: "activate", rule: () => "R42", when: ({ question }) => question.kind === "activate" },
  { id: "deplete", rule: () => "R20", when: ({ question }) => question.kind === "deplete" },
  { id: "replenish", rule: () => "R23", when: ({ question }) => question.kind === "replenish" },
  { id: "buy", rule: () => "R54", when: ({ question }) => question.kind === "buy" },
  { id: "surcharge", rule: () => "R58", when: ({ question }) => question.kind === "buy" },
  {
    id: "gained",
    rule: () => "R51",
    when: ({ question, view }) => question.kind === "buy" && Object.keys(view.gained).length > 0,
  },
  {
    id: "end",
    rule: ({ view }) => (view.ending.culture_to_go === null ? "R98" : "R100"),
    when: nearlyOver,
  },
  { id: "look", rule: () => null, when: ({ view }) => view.turn > 1 },
  { id: "undo", rule: () => null, when: ({ view, canUndo }) => canUndo && view.turn > 1 },
];

/** The hint for a situation, unless it was shown before. */
export function hintFor(situation: Situation, shown: readonly string[]): Hint | null {
  const hint = HINTS.find(({ id, when }) => !shown.includes(id) && when(situation));
  return hint === undefined ? null : { id: hint.id, rule: hint.rule(situation) };
}
