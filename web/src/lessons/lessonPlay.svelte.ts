// A lesson that is being played. The server remembers nothing of it: each call contains all answers so far. To the page it is a table:
// its socket turns the messages of a table into those calls.
import type {
  FromClient,
  FromServer,
  LessonTold,
  PaymentsTold,
  Reasons,
  TableInfo,
  Welcome,
} from "../generated/protocol";
import { api, ApiError } from "../lib/api";
import type { Socket } from "../lib/connection";
import { t } from "../lib/i18n.svelte";
import { prefs } from "../lib/prefs.svelte";
import { lessonProgress } from "../lib/storage";
import { TableClient } from "../lib/tableClient.svelte";

const VERSION = 2;

export class LessonPlay {
  /** Where the learner is. */
  told = $state.raw<LessonTold | null>(null);
  /** Why the lesson does not go on with the last answer. */
  objection = $state.raw<readonly string[]>([]);
  readonly table: TableClient;
  #socket: LessonSocket | null = null;
  #answers: string[][];
  #finished: boolean;

  constructor(readonly lesson: string) {
    const { answers, finished } = lessonProgress.get(lesson);
    this.#answers = answers;
    this.#finished = finished;
    this.table = new TableClient(`lesson:${lesson}`, {
      language: () => prefs.language,
      open: () => (this.#socket = new LessonSocket(this)),
      // What was played before the lesson is not shown.
      replay: () => Promise.resolve(this.#noHistory()),
    });
  }

  get over(): boolean {
    return this.told !== null && this.told.done === this.told.steps;
  }
  get canGoBack(): boolean {
    return this.told !== null && this.#answers.length > 0;
  }

  /** After something to read. */
  async goOn(): Promise<void> {
    const told = await this.play([]);
    if (told === null) this.table.reconnect();
    // Others may have played.
    else this.#socket?.tellUpdates(told, this.table.update?.n);
  }

  /** One answer back. */
  back(): void {
    this.#answers = this.#answers.slice(0, -1);
    this.table.reconnect();
  }
  again(): void {
    this.#answers = [];
    this.table.reconnect();
  }

  /** The position, as a table tells it first. */
  async begin(): Promise<Welcome> {
    this.objection = [];
    let told: LessonTold;
    try {
      told = await api.playLesson({ lesson: this.lesson, answers: this.#answers, words: prefs.language });
      if (!told.taken) throw new ApiError("refused");
    } catch (error) {
      // The lesson has changed since, or was finished: it begins again.
      if (!(error instanceof ApiError) || error.code !== "refused" || this.#answers.length === 0) throw error;
      this.#answers = [];
      told = await api.playLesson({ lesson: this.lesson, words: prefs.language });
    }
    this.told = told;
    const update = told.updates.at(-1) ?? null;
    const words = told.words.at(-1) ?? null;
    return {
      ...{ type: "welcome", v: VERSION, table: this.#info(told), seat: 0, host: false, update, words },
      ...{ said: [], position: null, undone: [] },
    };
  }

  /** Goes on with an answer; null: the server could not be reached. An answer that was not taken is forgotten. */
  async play(answer: string[]): Promise<LessonTold | null> {
    const answers = [...this.#answers, answer];
    let told: LessonTold;
    try {
      told = await api.playLesson({ lesson: this.lesson, answers, words: prefs.language });
    } catch {
      return null;
    }
    this.objection = told.objection;
    if (!told.taken) return told;
    this.#answers = answers;
    this.told = told;
    this.#finished ||= told.done === told.steps;
    // A lesson that is done begins anew the next time.
    lessonProgress.set(this.lesson, {
      answers: told.done === told.steps ? [] : answers,
      finished: this.#finished,
    });
    return told;
  }

  whyNot(option: string, buying: boolean): Promise<Reasons> {
    return api.whyNotInLesson({ ...this.#situation, option, buying });
  }
  payments(option: string | null, chosen: string[]): Promise<PaymentsTold> {
    return api.paymentsInLesson({ ...this.#situation, option, chosen });
  }
  get #situation() {
    return { lesson: this.lesson, answers: this.#answers, words: prefs.language };
  }

  #noHistory() {
    const update = this.table.update;
    const updates = update === null ? [] : [update];
    return { total: 1, start: 0, audience: 0, names: [], updates, words: null, choices: null };
  }

  #info({ game, names }: LessonTold): TableInfo {
    const seat = { level: null, present: true, ready: true, away: false, resigned: false };
    const me = prefs.name || t("lesson-you");
    return {
      id: this.table.id,
      game,
      settings: { public: false, clock: null, undo: false, away: null, substitute: "recruit" },
      status: "playing",
      seats: [
        { ...seat, taken: "person", name: me, colour: "red", shape: "circle" },
        { ...seat, taken: "bot", name: names[1] ?? "", colour: "blue", shape: "square" },
      ],
      ...{ created: 0, chat: false, clock: null, asking: null, winners: null, ended: null, rematch: null },
      ...{ continued: false, host: null, code: null, points: null, daily: null, my_move: false },
    };
  }
}

/** Where a table's socket leads to its server, this one leads to the lesson. */
class LessonSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;
  #closed = false;

  constructor(private readonly play: LessonPlay) {
    queueMicrotask(() => !this.#closed && this.onopen?.());
  }

  send(text: string): void {
    this.#answer(JSON.parse(text) as FromClient).catch((error: unknown) => {
      if (error instanceof ApiError && error.code === "refused") this.#tell(this.#bye(error.text));
      // Without a connection the table tries again.
      this.#lose();
    });
  }
  close(): void {
    this.#closed = true;
  }
  #lose(): void {
    if (this.#closed) return;
    this.#closed = true;
    this.onclose?.();
  }

  async #answer(message: FromClient): Promise<void> {
    const ref = message.ref ?? null;
    switch (message.type) {
      case "hello": {
        this.#tell(await this.play.begin());
        return;
      }
      case "choose":
        return this.#choose(message.options, ref);
      case "why-not": {
        this.#tell({ ...(await this.play.whyNot(message.option, message.buying ?? false)), ref });
        return;
      }
      case "payments": {
        this.#tell({ ...(await this.play.payments(message.option ?? null, message.chosen ?? [])), ref });
        return;
      }
      case "ping": {
        this.#tell({ type: "pong", ref });
        return;
      }
      default: {
        this.#tell(this.#rejected("not-offered", ref));
        return;
      }
    }
  }

  async #choose(options: string[], ref: number | null): Promise<void> {
    const told = await this.play.play(options);
    if (told === null) {
      this.#lose();
      return;
    }
    if (!told.taken) {
      this.#tell(this.#rejected("not-offered", ref));
      return;
    }
    const own = told.updates[0]?.n;
    this.tellUpdates({ ...told, updates: told.updates.slice(0, 1) });
    this.#tell({ type: "done", ref });
    // What others do comes later, as at a table: so it is seen, and not skipped with the answer.
    setTimeout(() => this.tellUpdates(told, own));
  }

  /** Those after this number. */
  tellUpdates({ updates, words }: LessonTold, after = 0): void {
    for (const [index, update] of updates.entries())
      if (update.n > after)
        this.#tell({ type: "updated", update, words: words[index] ?? null, clock: null, position: null });
  }

  #rejected(code: "not-offered", ref: number | null): FromServer {
    return { type: "rejected", ref, code, text: "", reasons: [], update: null, words: null };
  }
  #bye(text: string): FromServer {
    return { type: "bye", code: "no-table", text, again: null };
  }
  #tell(message: FromServer): void {
    if (!this.#closed) this.onmessage?.({ data: JSON.stringify(message) });
  }
}
