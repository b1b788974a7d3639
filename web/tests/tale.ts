// A game to be told once more: every step has a turn of its own, and one sentence.
import type { Replay, Update } from "../src/generated/protocol";
import type { Part } from "../src/lib/past.svelte";

export class Tale {
  audience: number | null = 0;
  /** How many players take turns. */
  players = 2;
  broken = false;
  asked: Part[] = [];

  constructor(public total = 1) {}

  /** The step so-and-so; number `n` of one who has taken something back is greater. */
  step(step: number, n = step): Update {
    const events = step === 0 ? [] : [{ type: "turn", seat: step % this.players, turn: step }];
    return { n, events, view: { turn: step, deciding: null }, question: null } as unknown as Update;
  }

  load = (part: Part): Promise<Replay> => {
    this.asked.push(part);
    if (this.broken) return Promise.reject(new Error("no"));
    const steps = Array.from({ length: this.total }, (_, step) => step).slice(part.start, part.start + part.count);
    const sentence = (step: number) => `${part.words} ${step}`;
    return Promise.resolve({
      total: this.total,
      start: part.start,
      audience: this.audience,
      names: ["Ada", "Ben"],
      updates: steps.map((step) => this.step(step)),
      words: steps.map((step) => ({
        question: "",
        help: "",
        options: [],
        fitting: [],
        position: "",
        events: step === 0 ? [] : [sentence(step)],
      })),
      choices: null,
    });
  };
}
