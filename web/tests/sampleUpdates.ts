// A sample game with its replay: every step is a turn and has one sentence.
import type { Replay, Update } from "../src/generated/protocol";
import type { ReplayPage } from "../src/lib/history.svelte";

export class SampleGame {
  audience: number | null = 0;
  /** How many players take turns. */
  players = 2;
  broken = false;
  requests: ReplayPage[] = [];

  constructor(public total = 1) {}

  /** The update of a step; after an undo its number `n` is greater. */
  step(step: number, n = step): Update {
    const events = step === 0 ? [] : [{ type: "turn", seat: step % this.players, turn: step }];
    return { n, events, view: { turn: step, deciding: null }, question: null } as unknown as Update;
  }

  load = (page: ReplayPage): Promise<Replay> => {
    this.requests.push(page);
    if (this.broken) return Promise.reject(new Error("no"));
    const steps = Array.from({ length: this.total }, (_, step) => step).slice(page.start, page.start + page.count);
    const sentence = (step: number) => `${page.words} ${step}`;
    return Promise.resolve({
      total: this.total,
      start: page.start,
      audience: this.audience,
      names: ["Ada", "Ben"],
      updates: steps.map((step) => this.step(step)),
      words: steps.map((step) => ({
        question: "",
        help: "",
        options: [],
        fitting: [],
        stake: [],
        position: "",
        events: step === 0 ? [] : [sentence(step)],
      })),
      choices: null,
    });
  };
}
