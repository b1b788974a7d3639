// A game as the page shows it, whether it is played at a table or replayed.
import type { PaymentsTold, Question, Reasons, SeatInfo, Update, Words } from "../generated/protocol";

export interface UpdateWithWords {
  update: Update;
  words: Words | null;
}

export interface ShownGame {
  readonly update: Update | null;
  readonly words: Words | null;
  /** My seat, or the seat whose view is shown. */
  readonly seat: number | null;
  /** My seat, if I am a player. */
  readonly me: SeatInfo | null;
  /** The question I may answer now. */
  readonly question: Question | null;
  /** My answer, until the server has confirmed it. */
  readonly pending: { n: number; options: readonly string[] } | null;
}

/** What the animator needs: the updates that the board has not shown yet. */
export interface QueuedGame extends ShownGame {
  readonly queue: readonly UpdateWithWords[];
  /** Removes the oldest from the queue. */
  next(): UpdateWithWords | null;
  /** Empties the queue. */
  skip(): void;
}

/** What the selection needs. */
export interface AnswerableGame extends ShownGame {
  /** Whether the question has been answered and is still shown. */
  readonly held: boolean;
  /** Answers with one option, with the members of a set, or with a purchase and its payment. */
  answer(options: readonly string[]): Promise<void>;
}

/** What panels need that explain a card or a wonder. */
export interface ExplainableGame extends ShownGame {
  /** `buying`: what is missing to buy it. */
  whyNot(option: string, buying?: boolean): Promise<Reasons | null>;
  payments(option: string | null, chosen?: readonly string[]): Promise<PaymentsTold | null>;
}
