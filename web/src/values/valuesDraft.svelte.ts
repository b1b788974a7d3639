// Card values while they are being edited: what was changed, what the server says about it, and the way back.
import type { Values } from "../cards/lookup";
import type { CheckedValues, Language } from "../generated/protocol";
import { api } from "../lib/api";
import { countValues, defaultOf, fieldsOf, isSame, type OwnValues, type Value, withValue } from "./ownValues";

type Note = CheckedValues["warnings"][number];

export class ValuesDraft {
  values = $state.raw<OwnValues>({});
  /** What the server said about these values; `null`: it has not yet, or could not be reached. */
  checked = $state.raw<CheckedValues | null>(null);
  unreachable = $state(false);
  #past = $state.raw<readonly OwnValues[]>([]);
  #future = $state.raw<readonly OwnValues[]>([]);
  #calls = 0;

  readonly count = $derived(countValues(this.values));
  readonly canUndo = $derived(this.#past.length > 0);
  readonly canRedo = $derived(this.#future.length > 0);
  /** Whether all of it is possible, as the server says. */
  readonly playable = $derived(this.checked?.refusals.length === 0);

  /** As the faces show them: what is impossible is left out. */
  get shown(): Values {
    return this.checked?.values ?? {};
  }

  valueOf(id: string, field: string): Value {
    const changed = this.values[id];
    return changed !== undefined && field in changed ? (changed[field] ?? null) : defaultOf(id, field);
  }
  isChanged(id: string, field: string): boolean {
    return this.values[id]?.[field] !== undefined;
  }

  set(id: string, field: string, value: Value): void {
    this.#go(withValue(this.values, id, field, value));
  }
  reset(id: string): void {
    this.#go(fieldsOf(id).reduce((values, field) => withValue(values, id, field, defaultOf(id, field)), this.values));
  }
  replace(values: OwnValues): void {
    this.#go(values);
  }
  /** Without a way back: the values the page begins with. */
  begin(values: OwnValues): void {
    this.values = values;
    this.#past = [];
    this.#future = [];
  }

  undo(): void {
    const last = this.#past.at(-1);
    if (last === undefined) return;
    this.#past = this.#past.slice(0, -1);
    this.#future = [...this.#future, this.values];
    this.values = last;
  }
  redo(): void {
    const next = this.#future.at(-1);
    if (next === undefined) return;
    this.#future = this.#future.slice(0, -1);
    this.#past = [...this.#past, this.values];
    this.values = next;
  }

  #go(values: OwnValues): void {
    if (isSame(values, this.values)) return;
    this.#past = [...this.#past, this.values];
    this.#future = [];
    this.values = values;
  }

  warningsFor(id: string): readonly Note[] {
    return this.checked?.warnings.filter(({ cards }) => cards.includes(id)) ?? [];
  }
  refusalOf(id: string, field: string): Note | null {
    return this.checked?.refusals.find((note) => note.cards.includes(id) && note.field === field) ?? null;
  }

  /** For an effect: asks the server about the values as they are. */
  async check(language: Language): Promise<void> {
    const call = ++this.#calls;
    try {
      const checked = await api.checkValues({ values: this.values, words: language });
      if (call !== this.#calls) return;
      this.checked = checked;
      this.unreachable = false;
    } catch {
      if (call === this.#calls) this.unreachable = true;
    }
  }
}
