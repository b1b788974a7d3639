// A table as its board shows it: one is asked when the board has got to where the question comes from.
import { tick } from "svelte";

import { prefs } from "../lib/prefs.svelte";
import type { Looked, TableState } from "../lib/table.svelte";
import type { Animator } from "../motion/animator.svelte";

export class Paced implements Looked {
  /** Without motion the answered question stays until there is something else to be seen: nothing flickers. */
  readonly held = $derived.by(() => prefs.motion === "off" && !this.animator.current && this.#answered !== null);
  readonly question = $derived.by(() =>
    this.animator.current ? this.table.question : this.held ? this.#answered : null,
  );
  readonly update = $derived.by(() => this.#newest.update);
  readonly words = $derived.by(() => this.#newest.words);

  constructor(
    readonly table: TableState,
    private readonly animator: Animator,
  ) {}

  /** The question that the board shows, unless a bot answers for me. */
  get #answered() {
    const { me } = this.table;
    return me === null || me.away || me.resigned ? null : (this.animator.shown?.update.question ?? null);
  }
  get #newest() {
    return this.animator.current ? this.table : (this.animator.shown ?? this.table);
  }
  get seat() {
    return this.table.seat;
  }
  get me() {
    return this.table.me;
  }
  get pending() {
    return this.table.pending;
  }
  get queue() {
    return this.table.queue;
  }
  next = () => this.table.next();
  settle = () => this.table.settle();
  whyNot = (option: string, buying = false) => this.table.whyNot(option, buying);
  payments = (option: string | null) => this.table.payments(option);

  /** Whether my question waits for what is still being shown. */
  get waiting(): boolean {
    return this.table.question !== null && !this.animator.current;
  }
  /** Who does not want to see the rest is asked at once. */
  async hasten(): Promise<void> {
    this.animator.settle();
    // What is cut short ends before anything else happens.
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Whoever answers one question after the other does not wait for the board. */
  async choose(option: string): Promise<boolean> {
    const done = await this.table.choose(option);
    await tick();
    if (this.waiting) await this.hasten();
    return done;
  }
}
