// HTTP calls to the server, typed by what the server declares.
import type {
  Calls,
  CheckedValues,
  CheckValues,
  CreateTable,
  DailyDeal,
  Language,
  LessonPayments,
  LessonTold,
  LessonWhyNot,
  PaymentsTold,
  PlayLesson,
  Reasons,
  Replay,
  ReplayPart,
  SaveValues,
  TableInfo,
  ValuesFile,
} from "../generated/protocol";
import { base } from "./base";
import { prefs } from "./prefs.svelte";

type Path = keyof Calls;
type Part<P extends Path, Name extends string> = Calls[P] extends Record<Name, infer Kind> ? Kind : never;
export type GameRecord = Record<string, unknown>;

/** The server rejected the call or did not respond: `code` is one of the server's codes, or "unreachable". */
export class ApiError extends Error {
  constructor(
    readonly code: string,
    readonly text = "",
  ) {
    super(text);
  }
}

async function call<P extends Path>(
  path: P,
  given: { table?: string; code?: string; query?: Part<P, "query">; body?: Part<P, "body">; key?: string | null } = {},
): Promise<Part<P, "answer">> {
  const [method, pattern] = path.split(" ") as [string, string];
  const query = Object.entries(given.query ?? {}).filter(([, value]) => value !== null && value !== undefined);
  const search = query.length > 0 ? `?${new URLSearchParams(query.map(([name, value]) => [name, String(value)]))}` : "";
  const url =
    base +
    pattern
      .slice(1)
      .replace("{table}", given.table ?? "")
      .replace("{code}", given.code ?? "") +
    search;
  // So that the server says in this language why it refuses something.
  const headers: Record<string, string> = { "accept-language": prefs.language };
  if (given.body !== undefined) headers["content-type"] = "application/json";
  if (given.key) headers.authorization = `Bearer ${given.key}`;
  let response: Response;
  let answer: unknown;
  try {
    const body = given.body === undefined ? null : JSON.stringify(given.body);
    response = await fetch(url, { method, headers, body });
    answer = await response.json();
  } catch {
    throw new ApiError("unreachable");
  }
  if (response.ok) return answer as Part<P, "answer">;
  const { code, text } = answer as { code: string; text: string };
  throw new ApiError(code, text);
}

type TableStatus = NonNullable<Calls["GET /api/tables"]["query"]["status"]>;

export const api = {
  health: () => call("GET /healthz"),
  levels: async () => (await call("GET /api/levels")).levels,
  publicTables: async (status: TableStatus, limit = 20) =>
    (await call("GET /api/tables", { query: { status, limit } })).tables,
  myTables: async (limit = 50) => (await call("GET /api/me/tables", { query: { limit } })).tables,
  create: async (wanted: CreateTable) => (await call("POST /api/tables", { body: wanted })).id,
  table: (table: string): Promise<TableInfo> => call("GET /api/tables/{table}", { table }),
  /** The public table that has this short code. */
  tableWithCode: (code: string): Promise<TableInfo> => call("GET /api/codes/{code}", { code }),
  /** The deal of the day; `bots`: they shall play it, if they have not. */
  daily: (bots: boolean): Promise<DailyDeal> => call("GET /api/daily", { query: { bots } }),
  playDaily: async () => (await call("POST /api/daily")).id,
  record: (table: string): Promise<GameRecord> => call("GET /api/tables/{table}/record", { table }),
  replay: (table: string, query: ReplayPart, key: string | null = null): Promise<Replay> =>
    call("GET /api/tables/{table}/replay", { table, query, key }),
  replayRecord: (record: GameRecord, part: ReplayPart): Promise<Replay> =>
    call("POST /api/replay", { body: { record, ...part } }),
  checkValues: (given: CheckValues): Promise<CheckedValues> => call("POST /api/values/check", { body: given }),
  /** The file that is being edited; without a name there is none. */
  valuesFile: (): Promise<ValuesFile> => call("GET /api/values/file"),
  lessons: async (words: Language) => (await call("GET /api/lessons", { query: { words } })).lessons,
  playLesson: (given: PlayLesson): Promise<LessonTold> => call("POST /api/lessons/play", { body: given }),
  whyNotInLesson: (given: LessonWhyNot): Promise<Reasons> => call("POST /api/lessons/why-not", { body: given }),
  paymentsInLesson: (given: LessonPayments): Promise<PaymentsTold> =>
    call("POST /api/lessons/payments", { body: given }),
  saveValues: (given: SaveValues): Promise<ValuesFile> => call("POST /api/values/file", { body: given }),
};

/** Where a table's record can be downloaded. */
export const recordUrl = (table: string) => `${base}api/tables/${table}/record`;
