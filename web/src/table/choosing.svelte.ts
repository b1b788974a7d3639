// Choosing: which things can be chosen, what is chosen of a set, and what a click or a key does.
import { getContext, setContext } from "svelte";

import { cardName } from "../cards/catalogue.svelte";
import { backOf, kindOf } from "../cards/printed";
import type { CardState } from "../cards/state";
import type { Question, View } from "../generated/protocol";
import type { Looked } from "../lib/table.svelte";
import { type Collection, collectionOf, isWhole, keyOf, opponentIn, type Target, targetOf, wishOf } from "./targets";

/** An option as the list shows it. */
export interface Choice {
  option: string;
  words: string;
  /** The key that chooses it. */
  key: string;
  target: Target;
}
/** What is shown large; `peek`: only as long as one points at it. */
export interface Explained {
  kind: "card" | "wonder";
  id: string;
  option: string | null;
  peek: boolean;
}

/** Letters after the digits; i explains. */
const KEYS = "123456789abcdefghjklmnopqrstuvwxyz";
const LATE = 150;
/** Nobody reads a question and clicks in so short a time. */
const HASTY = 250;
/** What one clicks on to answer. */
const ANSWERS = ".thing, [data-option], [data-panel] form";
const ELSEWHERE = "input, select, textarea, dialog, [popover]";

export class Choosing {
  explained = $state.raw<Explained | null>(null);
  /** The option of a `buy` question whose payment is being chosen. */
  buying = $state.raw<string | null>(null);
  #kept = $state.raw<{ n: number; options: readonly string[] }>({ n: -1, options: [] });
  #sending = $state(false);
  /** The update that was last clicked at, and since when one can answer again. */
  #clicked = -1;
  #free = 0;

  readonly question: Question | null = $derived.by(() => this.table.question);
  readonly view: View | null = $derived.by(() => this.table.update?.view ?? null);
  /** What the set may consist of, if one is asked for. */
  readonly collection: Collection | null = $derived(this.question && this.view ? collectionOf(this.question) : null);
  readonly collected: readonly string[] = $derived.by(() =>
    this.#kept.n === this.table.update?.n ? this.#kept.options : [],
  );
  readonly busy: boolean = $derived.by(() => this.#sending || this.table.pending !== null || this.table.held === true);
  /** Whether an answer has been under way for so long that it is to be seen; most are back before that. */
  late = $state(false);

  readonly choices: readonly Choice[] = $derived.by(() => {
    const { question, view, collection } = this;
    if (question === null || view === null) return [];
    return (collection === null ? question.options : Object.keys(collection.worth)).map((option, place) => {
      const target = targetOf(question.kind, option, view, opponentIn(question.about));
      const told = collection === null ? this.table.words?.options : this.table.words?.fitting;
      const words = told?.[place] ?? (target.kind === "card" ? cardName(target.card) : option);
      return { option, words, key: KEYS[place] ?? "", target };
    });
  });
  readonly #lit: Readonly<Record<string, Choice>> = $derived(
    Object.fromEntries(this.choices.map((choice) => [keyOf(choice.target), choice])),
  );
  readonly complete: boolean = $derived(this.collection !== null && isWhole(this.collection, this.collected));
  /** What Enter answers. */
  readonly obvious: string | null = $derived.by(() => {
    const options = this.question?.options ?? [];
    if (options.length === 1) return options[0] ?? null;
    return ["done", "yes"].find((option) => options.includes(option)) ?? null;
  });

  constructor(readonly table: Looked) {}

  /** For an effect. */
  wait(): (() => void) | undefined {
    this.late = false;
    if (!this.busy) return void (this.#free = performance.now());
    const timer = setTimeout(() => (this.late = true), LATE);
    return () => clearTimeout(timer);
  }

  /** How a thing can be chosen, if it can. */
  at(target: Target): Choice | null {
    const direct = this.#lit[keyOf(target)];
    if (direct !== undefined || target.kind !== "card") return direct ?? null;
    // Where hands are open, a card may be meant by its back.
    return this.#lit[`back ${target.zone} ${backOf(target.card)}`] ?? null;
  }

  isChosen(option: string): boolean {
    return this.collected.includes(option) || (this.late && this.table.pending?.option === option);
  }
  stateOf(target: Target): CardState {
    const choice = this.at(target);
    return choice === null ? "normal" : this.isChosen(choice.option) ? "chosen" : "lit";
  }

  /** A click on a thing: it is chosen if it can be, else explained. */
  touch(target: Target): void {
    const choice = this.at(target);
    if (choice === null) this.explain(target);
    else this.choose(choice.option);
  }

  /** Answer; or begin to pay; or take into the set, or out of it. */
  choose(option: string): void {
    if (this.busy || this.question === null) return;
    this.explained = null;
    if (this.collection !== null && option in this.collection.worth) this.#collect(option);
    else if (this.question.kind === "buy" && option !== "pass") this.buying = option;
    else void this.table.choose(option);
  }

  /** Answer with what is collected, in the order of the protocol; what has no alternative is never asked. */
  async confirm(): Promise<void> {
    const { kind } = this.question ?? {};
    if (kind === undefined || !this.complete || this.busy) return;
    this.#sending = true;
    try {
      for (const option of [...[...this.collected].sort(), "done"]) {
        if (this.table.question?.kind !== kind) break;
        if (!this.table.question.options.includes(option)) continue;
        const n = this.table.update?.n ?? 0;
        // The next one is for this set only if nobody else has chosen, and no other question stands there.
        if (!(await this.table.choose(option)) || this.table.update?.n !== n + 1) break;
      }
    } finally {
      this.#sending = false;
    }
  }

  /** Show it large, and why it cannot be chosen. */
  explain(target: Target, peek = false): void {
    const option = this.at(target)?.option ?? wishOf(this.question?.kind ?? null, target, this.table.seat);
    if (target.kind === "card") this.explained = { kind: "card", id: target.card, option, peek };
    else if (target.kind === "wonder") this.explained = { kind: "wonder", id: target.wonder, option, peek };
  }
  /** From a sentence: a card or wonder by its name alone. */
  explainId(kind: "card" | "wonder", id: string): void {
    this.explained = { kind, id: kindOf(id), option: null, peek: false };
  }
  unpeek(): void {
    if (this.explained?.peek) this.explained = null;
  }

  /** For clicks before anything else: the second of a double click was meant for the question before. */
  sift = (event: MouseEvent): void => {
    const n = this.table.update?.n ?? -1;
    const answers = this.question !== null && event.target instanceof Element && event.target.closest(ANSWERS) !== null;
    const hasty = event.detail > 1 && n !== this.#clicked && performance.now() - this.#free < HASTY;
    // Fingers tap as quickly, and mean it.
    if (answers && hasty && (event as PointerEvent).pointerType !== "touch") {
      event.stopPropagation();
      event.preventDefault();
    }
    this.#clicked = n;
  };

  /** For keys anywhere on the page. */
  press = (event: KeyboardEvent): void => {
    if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || event.defaultPrevented) return;
    const there = event.target instanceof Element ? event.target : null;
    if (event.key === "Escape") this.#escape();
    if (this.buying !== null || there?.closest(ELSEWHERE)) return;
    if (event.key === "Enter") {
      if (!there?.closest("button, a, summary, [role=dialog]")) this.#enter();
      return;
    }
    const choice = this.choices.find((one) => one.key === event.key);
    if (choice === undefined) return;
    event.preventDefault();
    this.choose(choice.option);
  };

  #enter(): void {
    if (this.collection !== null) void this.confirm();
    else if (this.obvious !== null) this.choose(this.obvious);
  }

  #escape(): void {
    if (this.explained !== null) this.explained = null;
    else if (this.buying === null) this.#kept = { n: -1, options: [] };
  }

  #collect(option: string): void {
    const without = this.collected.filter((one) => one !== option);
    const { number = null } = this.collection ?? {};
    // One more than asked for: the first one gives way.
    const room = number === null || without.length < number ? without : without.slice(1);
    const options = without.length < this.collected.length ? without : [...room, option];
    this.#kept = { n: this.table.update?.n ?? -1, options };
  }
}

const KEY = Symbol("choosing");

/** Everything inside the component that calls this can be chosen with it. */
export function setChoosing(choosing: () => Choosing | null): void {
  setContext(KEY, choosing);
}
/** To be called while a component is made. */
export function getChoosing(): () => Choosing | null {
  return getContext<(() => Choosing | null) | undefined>(KEY) ?? (() => null);
}
