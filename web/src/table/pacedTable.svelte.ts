// A table as its board shows it: the question is shown when the board has reached the position it belongs to.
import { tick } from "svelte";

import type { AnswerableGame } from "../lib/game";
import { prefs } from "../lib/prefs.svelte";
import type { TableClient } from "../lib/tableClient.svelte";
import type { Animator } from "../motion/animator.svelte";

export class PacedTable implements AnswerableGame {
  /** Without motion the answered question stays until there is something else to show: nothing flickers. */
  readonly held = $derived.by(() => prefs.motion === "off" && !this.animator.current && this.#answered !== null);
  readonly question = $derived.by(() =>
    this.animator.current ? this.table.question : this.held ? this.#answered : null,
  );
  readonly update = $derived.by(() => this.#shown.update);
  readonly words = $derived.by(() => this.#shown.words);

  constructor(
    private readonly table: TableClient,
    private readonly animator: Animator,
  ) {}

  /** The question that the board shows, unless a bot plays for me. */
  get #answered() {
    const { me } = this.table;
    return me === null || me.away || me.resigned ? null : (this.animator.shown?.update.question ?? null);
  }
  get #shown() {
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

  payments(option: string | null, chosen: readonly string[] = []) {
    return this.table.payments(option, chosen);
  }

  /** Whether my question waits for the board. */
  get isWaiting(): boolean {
    return this.table.question !== null && !this.animator.current;
  }
  /** Shows my question at once. */
  async skip(): Promise<void> {
    this.animator.skip();
    // The running animations end before anything else happens.
    await new Promise((resolve) => setTimeout(resolve));
  }

  /** Who answers one question after the other does not wait for the board. */
  async answer(options: readonly string[]): Promise<void> {
    await this.table.answer(options);
    await tick();
    if (this.isWaiting) await this.skip();
  }
}
