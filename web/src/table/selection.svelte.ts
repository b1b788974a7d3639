// Answering a question: which items can be chosen, which are selected for a set, and what a click or a key does.
import { getContext, setContext, untrack } from "svelte";

import type { CardState } from "../cards/cardState";
import { backOf, kindOf } from "../cards/lookup";
import { cardName } from "../cards/names.svelte";
import { WONDERS } from "../generated/catalog";
import type { Question, View } from "../generated/protocol";
import type { AnswerableGame, ExplainableGame } from "../lib/game";
import { hasModifier } from "../lib/keys";
import { Paying, type Source, sourcesOfSeat } from "./paying.svelte";
import {
  isCompleteSet,
  opponentIn,
  optionFor,
  type SetQuestion,
  setQuestionOf,
  type Target,
  targetKey,
  targetOf,
} from "./targets";

/** An option as the list shows it. */
interface Choice {
  option: string;
  words: string;
  /** The key that chooses it. */
  key: string;
  target: Target;
}
/** What is explained beside the table; `peek`: only while the pointer or the focus stays on it. */
interface Explained {
  kind: "card" | "wonder";
  id: string;
  option: string | null;
  peek: boolean;
}

/** Letters after the digits; "i" explains. What does nothing has the 0. */
const KEYS = "123456789abcdefghjklmnopqrstuvwxyz";
const NOTHING: readonly string[] = ["pass", "none", "no"];
const NOTHING_KEY = "0";
const LATE_MS = 150;
/** Nobody reads a question and clicks in so short a time. */
const DOUBLE_CLICK_MS = 250;
/** What one clicks on to answer. */
const ANSWER_ELEMENTS = ".item, [data-option]";
const OTHER_INPUTS = "input, select, textarea, dialog, [popover]";

/** What a selection is made in: the board's pace, the server's answers. */
type SelectableGame = AnswerableGame & Pick<ExplainableGame, "payments">;

export class Selection {
  explained = $state.raw<Explained | null>(null);
  /** The payment that is being chosen. */
  readonly paying: Paying;
  /** The card of the supply under the pointer or the focus. */
  hovered = $state.raw<string | null>(null);
  /** The selected members of a set, and the update to which they belong. */
  #selected = $state.raw<{ n: number; options: readonly string[] }>({ n: -1, options: [] });
  /** The update at the last click, and since when the question can be answered. */
  #clickedAt = -1;
  #readyAt = 0;

  readonly question: Question | null = $derived.by(() => this.game.question);
  readonly view: View | null = $derived.by(() => this.game.update?.view ?? null);
  /** The set that the question asks for, if it does. */
  readonly set: SetQuestion | null = $derived(this.question && this.view ? setQuestionOf(this.question) : null);
  readonly members: readonly string[] = $derived.by(() =>
    this.#selected.n === this.game.update?.n ? this.#selected.options : [],
  );
  readonly busy: boolean = $derived.by(() => this.game.pending !== null || this.game.held);
  /** Whether an answer has been unconfirmed for so long that the page shows it; most are confirmed before. */
  isLate = $state(false);

  readonly choices: readonly Choice[] = $derived.by(() => {
    const { question, view, set } = this;
    if (question === null || view === null) return [];
    let used = 0;
    return (set === null ? question.options : Object.keys(set.worth)).map((option, index) => {
      const target = targetOf(question.kind, option, view, opponentIn(question.about));
      const sentences = set === null ? this.game.words?.options : this.game.words?.fitting;
      const words = sentences?.[index] ?? (target.kind === "card" ? cardName(target.card) : option);
      const key = NOTHING.includes(option) ? NOTHING_KEY : (KEYS[used++] ?? "");
      return { option, words, key, target };
    });
  });
  readonly #byTarget: Readonly<Record<string, Choice>> = $derived(
    Object.fromEntries(this.choices.map((choice) => [targetKey(choice.target), choice])),
  );
  readonly isComplete: boolean = $derived(this.set !== null && isCompleteSet(this.set, this.members));
  /** What Enter answers. */
  readonly defaultOption: string | null = $derived.by(() => {
    const options = this.question?.options ?? [];
    if (options.length === 1) return options[0] ?? null;
    return ["done", "yes"].find((option) => options.includes(option)) ?? null;
  });

  constructor(readonly game: SelectableGame) {
    this.paying = new Paying(game, () => this.#sources);
  }

  /** What I can pay with. */
  get #sources(): Source[] {
    const { view } = this;
    const seat = this.game.seat;
    const mine = seat === null ? undefined : view?.seats[seat];
    return view && mine ? sourcesOfSeat(mine, view.gained) : [];
  }
  /** A payment belongs to one question. For an effect. */
  watchPaying(): void {
    const { question } = this;
    const { active, option } = untrack(() => this.paying);
    if (question?.kind === "pay") {
      if (!active) void untrack(() => this.paying.start(null));
    } else if (active && !(question?.kind === "buy" && question.options.includes(option ?? "")))
      untrack(() => this.paying.stop());
  }

  /** For an effect: keeps `isLate`. */
  watchLateness(): (() => void) | undefined {
    this.isLate = false;
    if (!this.busy) return void (this.#readyAt = performance.now());
    const timer = setTimeout(() => (this.isLate = true), LATE_MS);
    return () => clearTimeout(timer);
  }

  /** The choice that an item on the table stands for. */
  choiceOf(target: Target): Choice | null {
    const choice = this.#byTarget[targetKey(target)];
    if (choice !== undefined || target.kind !== "card") return choice ?? null;
    // Where hands are open, a card may be chosen by its back.
    return this.#byTarget[`back ${target.zone} ${backOf(target.card)}`] ?? null;
  }

  isChosen(option: string): boolean {
    return this.members.includes(option) || (this.isLate && (this.game.pending?.options.includes(option) ?? false));
  }
  stateOf(target: Target): CardState {
    const source = this.#sourceOf(target);
    if (source !== null) {
      const index = target.kind === "gained" ? (target.index ?? 0) : 0;
      return this.paying.isChosen(source, index) ? "chosen" : this.paying.isAddable(source) ? "lit" : "normal";
    }
    const choice = this.choiceOf(target);
    if (choice !== null) return this.isChosen(choice.option) || this.#isBought(choice.option) ? "chosen" : "lit";
    const forSale = target.kind === "card" && /^(row|pile)\//.test(target.zone);
    return forSale && this.question?.kind === "buy" ? "dimmed" : "normal";
  }
  #isBought(option: string): boolean {
    return this.paying.active && this.paying.option === option;
  }
  /** What an item would pay, while a payment is chosen. */
  #sourceOf(target: Target): Source | null {
    if (!this.paying.active) return null;
    if (target.kind === "gained") return `gained:${target.resource}`;
    return target.kind === "card" && target.zone === `down/${this.game.seat}` ? `card:${target.card}` : null;
  }

  /** A click on an item chooses it, if possible, else explains it. */
  click(target: Target): void {
    const source = this.#sourceOf(target);
    const choice = this.choiceOf(target);
    if (source !== null) void this.paying.tap(source, target.kind === "gained" ? (target.index ?? 0) : 0);
    else if (choice === null) this.explain(target);
    else this.choose(choice.option);
  }

  /** Selects a member of a set, or starts to pay, or answers. */
  choose(option: string): void {
    if (this.busy || this.question === null) return;
    if (this.set !== null && option in this.set.worth) this.#toggle(option);
    else if (this.question.kind === "buy" && !NOTHING.includes(option)) this.#buy(option);
    else {
      this.paying.stop();
      this.explained = null;
      void this.game.answer([option]);
    }
  }

  #buy(option: string): void {
    if (this.#isBought(option)) {
      if (this.paying.complete) {
        this.explained = null;
        void this.paying.buy();
      }
      return;
    }
    const card = this.choices.find((one) => one.option === option)?.target;
    if (card?.kind === "card") this.explained = { kind: "card", id: card.card, option, peek: true };
    void this.paying.start(option);
  }

  /** Answers with the selected set, in the order of the protocol. */
  confirm(): void {
    if (this.question === null || !this.isComplete || this.busy) return;
    void this.game.answer([...this.members.toSorted(), "done"]);
  }

  /** Shows an item in detail, and why it cannot be chosen. */
  explain(target: Target, peek = false): void {
    const option = this.choiceOf(target)?.option ?? optionFor(this.question?.kind ?? null, target, this.game.seat);
    if (target.kind === "card") this.explained = { kind: "card", id: target.card, option, peek };
    else if (target.kind === "wonder") this.explained = { kind: "wonder", id: target.wonder, option, peek };
  }
  /** Shows a card or wonder that is named in a sentence. */
  explainId(id: string): void {
    this.explained = { kind: id in WONDERS ? "wonder" : "card", id: kindOf(id), option: null, peek: false };
  }
  /** What is chosen to be bought stays in sight. */
  closePeek(): void {
    if (!this.explained?.peek) return;
    const { option } = this.paying;
    const card = this.choices.find((one) => one.option === option)?.target;
    this.explained =
      option !== null && card?.kind === "card" ? { kind: "card", id: card.card, option, peek: true } : null;
  }

  /** For clicks, before anything else: the second click of a double click was meant for the question before. */
  ignoreDoubleClick = (event: MouseEvent): void => {
    const n = this.game.update?.n ?? -1;
    const answers =
      this.question !== null && event.target instanceof Element && event.target.closest(ANSWER_ELEMENTS) !== null;
    const hasty = event.detail > 1 && n !== this.#clickedAt && performance.now() - this.#readyAt < DOUBLE_CLICK_MS;
    // Quick taps on a touch screen are intended.
    if (answers && hasty && (event as PointerEvent).pointerType !== "touch") {
      event.stopPropagation();
      event.preventDefault();
    }
    this.#clickedAt = n;
  };

  /** For keys anywhere on the page. */
  pressKey = (event: KeyboardEvent): void => {
    if (hasModifier(event) || event.repeat || event.defaultPrevented) return;
    const element = event.target instanceof Element ? event.target : null;
    if (event.key === "Escape") this.#escape();
    if (element?.closest(OTHER_INPUTS)) return;
    if (event.key === "Enter") {
      if (!element?.closest("button, a, summary, [role=dialog]")) this.#enter();
      return;
    }
    const choice = this.choices.find((one) => one.key === event.key);
    if (choice === undefined) return;
    event.preventDefault();
    this.choose(choice.option);
  };

  #enter(): void {
    if (this.paying.active) void this.paying.buy();
    else if (this.set !== null) this.confirm();
    else if (this.defaultOption !== null) this.choose(this.defaultOption);
  }

  #escape(): void {
    if (this.paying.active && this.paying.option !== null) {
      this.paying.stop();
      this.explained = null;
    } else if (this.explained !== null) this.explained = null;
    else this.#selected = { n: -1, options: [] };
  }

  #toggle(option: string): void {
    const others = this.members.filter((one) => one !== option);
    const { number = null } = this.set ?? {};
    // If it is one too many, the first one is deselected.
    const kept = number === null || others.length < number ? others : others.slice(1);
    const options = others.length < this.members.length ? others : [...kept, option];
    this.#selected = { n: this.game.update?.n ?? -1, options };
  }
}

const KEY = Symbol("selection");

/** For all components inside the one that calls this. */
export function setSelection(selection: () => Selection | null): void {
  setContext(KEY, selection);
}
/** To be called when a component is created. */
export function getSelection(): () => Selection | null {
  return getContext<(() => Selection | null) | undefined>(KEY) ?? (() => null);
}
