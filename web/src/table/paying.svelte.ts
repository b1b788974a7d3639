// Paying on the table: the cheapest payment is chosen at once; a tap on a source changes it. What is a payment, the server says.
import { backOf, kindOf } from "../cards/lookup";
import type { Payment, PaymentsTold, SeatView } from "../generated/protocol";

/** What can be spent, written like an answer: `card:mining`, `gained:iron`; if it can be spent twice, it is listed twice. */
export type Source = string;

/** What paying needs of a game. */
interface PayableGame {
  payments(option: string | null, chosen?: readonly Source[]): Promise<PaymentsTold | null>;
  answer(options: readonly string[]): Promise<void>;
}

export const resourceOf = (source: Source): string => {
  const [kind, name = ""] = source.split(/:(.*)/s);
  return kind === "card" ? kindOf(backOf(name)) : name;
};
const isCard = (source: Source): boolean => source.startsWith("card:");
const countOf = (sources: readonly Source[], one: Source): number => sources.filter((other) => other === one).length;
const byCodePoint = (one: string, other: string): number => (one < other ? -1 : one > other ? 1 : 0);

/** Everything a player can pay with: covered cards, as far as they are known, and gained resources. */
export const sourcesOfSeat = (seat: SeatView, gained: Readonly<Record<string, number>>): Source[] => [
  ...seat.down.flatMap((card) => (card.type === "front" ? [`card:${card.card}`] : [])),
  ...Object.entries(gained).flatMap(([resource, count]) => Array<Source>(count).fill(`gained:${resource}`)),
];

/** Sources for the counts of a payment; those in `preferred` come first. */
export function pickSources(payment: Payment, all: readonly Source[], preferred: readonly Source[] = []): Source[] {
  const ordered = [...preferred.filter((source) => all.includes(source)), ...without(all, preferred)];
  const take = (counts: Payment["cards"], cards: boolean): Source[] =>
    Object.entries(counts).flatMap(([resource, count]) =>
      ordered.filter((source) => isCard(source) === cards && resourceOf(source) === resource).slice(0, count),
    );
  return [...take(payment.cards, true), ...take(payment.gained, false)];
}

/** What is in the first list and not in the second, counted. */
export function without(sources: readonly Source[], removed: readonly Source[]): Source[] {
  const rest = [...removed];
  return sources.filter((source) => {
    const index = rest.indexOf(source);
    if (index >= 0) rest.splice(index, 1);
    return index < 0;
  });
}

export class Paying {
  /** Whether a payment is being chosen; `option`: what is bought, null in a `pay` question. */
  active = $state(false);
  option = $state.raw<string | null>(null);
  chosen = $state.raw<readonly Source[]>([]);
  /** The answer of the server to what is chosen. */
  told = $state.raw<PaymentsTold | null>(null);
  /** The small payments, fewest first. */
  ways = $state.raw<readonly Payment[]>([]);
  /** The source that nothing would use up, until the next tap. */
  useless = $state.raw<Source | null>(null);
  #way = $state(0);
  /** Only the newest answer counts. */
  #asked = 0;

  constructor(
    private readonly game: PayableGame,
    private readonly sources: () => readonly Source[],
  ) {}

  readonly complete: boolean = $derived.by(() => this.told?.complete ?? false);
  readonly isOnlyWay: boolean = $derived.by(() => this.ways.length === 1);

  /** Begins to pay. If there is only one way and nothing to choose, it is taken at once. */
  async start(option: string | null): Promise<void> {
    this.stop();
    this.active = true;
    this.option = option;
    const asked = ++this.#asked;
    const told = await this.game.payments(option, []);
    if (asked !== this.#asked) return;
    if (told === null) {
      this.stop();
      return;
    }
    this.ways = told.payments;
    const [first] = told.payments;
    if (first === undefined) {
      this.told = told;
      return;
    }
    this.chosen = pickSources(first, this.sources());
    // A listed payment is one; what could be added, the next answer tells.
    this.told = { ...told, complete: true, converts: first.converts, addable: [] };
    if (option !== null && this.#isForced(first)) return this.buy();
    await this.#ask();
  }

  stop(): void {
    this.#asked++;
    this.active = false;
    this.option = null;
    this.chosen = [];
    this.told = null;
    this.ways = [];
    this.useless = null;
    this.#way = 0;
  }

  /** Whether a source is chosen; of several equal ones, the first so many are. */
  isChosen(source: Source, index = 0): boolean {
    return countOf(this.chosen, source) > index;
  }
  isAddable(source: Source): boolean {
    return this.told?.addable.includes(source) ?? false;
  }

  /** Takes a source away, adds it, or puts it in the place of another. */
  async tap(source: Source, index = 0): Promise<void> {
    this.useless = null;
    if (this.isChosen(source, index)) this.chosen = without(this.chosen, [source]);
    else if (this.isAddable(source)) this.chosen = [...this.chosen, source];
    else {
      const like = this.chosen.find((one) => isCard(one) === isCard(source) && resourceOf(one) === resourceOf(source));
      const fitting = this.ways.find(
        (way) => (isCard(source) ? way.cards : way.gained)[resourceOf(source)] !== undefined,
      );
      if (like !== undefined) this.chosen = [...without(this.chosen, [like]), source];
      else if (fitting !== undefined) this.chosen = pickSources(fitting, this.sources(), [source, ...this.chosen]);
      else {
        this.useless = source;
        return;
      }
    }
    await this.#ask();
  }

  /** The next of the small payments. */
  async nextWay(): Promise<void> {
    if (this.ways.length === 0) return;
    this.useless = null;
    this.#way = (this.#way + 1) % this.ways.length;
    const way = this.ways[this.#way];
    if (way !== undefined) this.chosen = pickSources(way, this.sources());
    await this.#ask();
  }
  get wayNumber(): number {
    return this.#way + 1;
  }

  async buy(): Promise<void> {
    if (!this.complete) return;
    const { option, chosen } = this;
    this.stop();
    await this.game.answer([...(option === null ? [] : [option]), ...chosen.toSorted(byCodePoint), "done"]);
  }

  /** One way only, and for each resource no other source than those it takes. */
  #isForced(payment: Payment): boolean {
    if (this.ways.length !== 1) return false;
    const left = without(this.sources(), this.chosen).map((one) => `${isCard(one)} ${resourceOf(one)}`);
    return !this.chosen.some((one) => left.includes(`${isCard(one)} ${resourceOf(one)}`)) && !payment.converts;
  }

  async #ask(): Promise<void> {
    const asked = ++this.#asked;
    const told = await this.game.payments(this.option, this.chosen);
    if (asked === this.#asked && told !== null) this.told = told;
  }
}
