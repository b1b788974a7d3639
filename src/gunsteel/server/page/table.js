// A table: hears what the server says, shows it, and says what the player wants.
import { button, call, complain, errand, find, make, memory, redraw, show, tell, word } from "./page.js";
import { Line } from "./line.js";
import { drawLinks } from "./links.js";
import { drawLooks, enterLooks } from "./looks.js";
import { drawSeats, tick } from "./seats.js";
import { drawSaid, enterTalk, hearSaid, note } from "./talk.js";

// What we know of the table. `pending` is an answer the server has not confirmed.
const at = {
  id: "", info: null, seat: null, host: false, update: null, words: null,
  clock: null, since: 0, pending: null, muted: new Set(), levels: [], reserved: [], points: null,
  /** My seat, if I really sit there: a link may open a seat that is still empty. */
  get me() {
    const seat = this.seat === null ? null : this.info.seats[this.seat];
    return seat?.taken === "person" ? seat : null;
  },
  /** Whether no other person sits here. */
  get alone() {
    return this.info.seats.every((seat) => seat.taken !== "person" || seat === this.me);
  },
  get deciding() {
    return this.update?.view.deciding?.seat ?? null;
  },
  get question() {
    const asked = this.info.status === "playing" && this.me !== null && !this.me.away && !this.me.resigned;
    return asked ? this.update?.question ?? null : null;
  },
};

let line = null;
let drawTalk = null;
const key = () => memory.get(`seat:${at.id}`);

function act(type, fields = {}) {
  const ref = line.ask(type, fields);
  if (ref === null) complain(word("lost"));
  return ref;
}
act.sit = (seat) => {
  const wanted = find("looks").elements.name.value.trim();
  if (wanted) memory.set("name", wanted);
  const name = wanted || `${word("anonymous")} ${seat + 1}`;
  act("sit", { seat, name });
};
act.mute = (seat, on) => {
  if (on) at.muted.add(seat);
  else at.muted.delete(seat);
  act("mute", { seat, on });
  draw();
};

/** Opens the table; returns what to do when the language has changed. */
export function enterTable(id) {
  at.id = id;
  // The secret goes into memory and out of the address, which is shown around more easily.
  if (location.hash.length > 1) memory.set(`seat:${id}`, location.hash.slice(1));
  history.replaceState(null, "", `/t/${id}`);
  drawTalk = enterTalk(act);
  enterLooks(at, act);
  find("sure").addEventListener("close", () => find("sure").returnValue === "yes" && act("resign"));
  document.addEventListener("keydown", press);
  setInterval(() => tick(at.clock, at.since), 500);
  tell(find("connection"), word("connecting"));
  line = new Line(id, { hear, state, key });
  call("/api/levels").then((answer) => {
    at.levels = answer?.levels ?? [];
    draw();
  });
  return () => line.renew();
}

// --- Hearing --------------------------------------------------------------------------------------------------------

const state = (now) => tell(find("connection"), now === "lost" ? word("lost") : "");

function hear(message) {
  switch (message.type) {
    case "welcome":
      welcome(message);
      break;
    case "changed":
      know(message);
      break;
    case "updated":
      at.clock = message.clock;
      at.since = performance.now();
      take(message);
      note(message.words.events);
      break;
    case "said":
      hearSaid(at, message);
      break;
    case "aim":
      note([message.words ?? word("no-aim")], "remark");
      break;
    case "reasons":
      note(message.words, "remark");
      break;
    case "payments": // this page asks for none
      break;
    case "key":
      given(message);
      break;
    case "done":
      complain("");
      break;
    case "refused":
      refused(message);
      break;
    case "bye":
      bye(message);
      break;
    case "pong":
      return;
  }
  draw();
}

function know({ table, seat, host }) {
  Object.assign(at, { info: table, seat, host, clock: table.clock, since: performance.now() });
}

function take({ update, words }) {
  if (at.pending !== null && update?.n !== at.pending.n) at.pending = null;
  Object.assign(at, { update, words });
}

function welcome(message) {
  const missed = at.update !== null && message.update !== null && message.update.n > at.update.n;
  know(message);
  take(message);
  if (missed) note(["…"]);
  for (const seat of at.muted) line.ask("mute", { seat, on: true });
  drawSaid(at, message.said);
  // An answer that got lost on the way; if it did not, its number is old and nothing is sent.
  if (at.pending !== null) choose(at.pending.option);
  const wish = errand.get(`wish:${at.id}`);
  errand.set(`wish:${at.id}`, null);
  if (wish === null || at.info.status !== "waiting") return;
  const seat = at.info.seats.findIndex((one) => one.taken === "open");
  if (at.me === null && seat >= 0) act.sit(seat);
  if (wish === "play") act("ready", { on: true });
}

function given({ seat, key: secret }) {
  if (at.info.seats[seat].taken === "open") at.reserved[seat] = secret;
  else memory.set(`seat:${at.id}`, secret);
}

function refused({ text, ref, update, words }) {
  complain(text);
  if (update) take({ update, words });
  if (ref !== null && ref === at.pending?.ref) at.pending = null;
}

function bye({ code, text, again }) {
  if (again === null) complain(text);
  if (code !== "wrong-key") return;
  memory.set(`seat:${at.id}`, null);
  line.renew();
}

// --- Saying ---------------------------------------------------------------------------------------------------------

function choose(name) {
  const { n } = at.update;
  at.pending = { n, option: name, ref: line.ask("choose", { n, option: name }) };
  draw();
}

/** Keys 1 to 9 answer the question, except where something is being written. */
function press(event) {
  if (event.ctrlKey || event.metaKey || event.altKey || event.repeat || find("sure").open) return;
  if (event.target.closest("input, select, textarea") || !/^[1-9]$/.test(event.key)) return;
  find("options").querySelectorAll("button:enabled")[Number(event.key) - 1]?.click();
}

function doubt() {
  find("sure").returnValue = "no";
  find("sure").showModal();
}

function goTo(table, wish) {
  if (key() !== null) memory.set(`seat:${table}`, key());
  if (wish) errand.set(`wish:${table}`, wish);
  location.href = `/t/${table}`;
}

// --- Showing --------------------------------------------------------------------------------------------------------

function draw() {
  if (at.info === null) return;
  const { status, rematch } = at.info;
  if (rematch !== null && errand.get(`rematch:${at.id}`)) {
    errand.set(`rematch:${at.id}`, null);
    goTo(rematch, "play");
    return;
  }
  if (status === "over" && at.points === null) count();
  tell(find("where"), `${word(at.info.game.set)} · ${at.id}`);
  drawSeats(at, act);
  tick(at.clock, at.since);
  drawQuestion();
  drawAskedBack();
  redraw(find("actions"), [at.info, at.seat, at.host], actions, find("question"));
  drawLooks(at);
  drawLinks(at, act, key());
  show(find("history"), at.update !== null);
  show(find("position"), at.words !== null);
  tell(find("position"), at.words?.position.trim() ?? "");
  drawTalk(at);
  document.title = at.question ? `● ${word("your-move")} – ${word("title")}` : word("title");
  document.body.dataset.status = status;
}

/** Everybody's points stand in the record. */
async function count() {
  at.points = [];
  const record = await call(`/api/tables/${at.id}/record`);
  at.points = record?.result?.vp ?? [];
  draw();
}

function headline() {
  const { status, seats, winners, ended } = at.info;
  if (status === "playing") return at.words?.question ?? "";
  if (status !== "over") return word(status);
  const names = (winners ?? []).map((seat) => seats[seat].name).join(", ");
  return `${word("over")} – ${word("won")}: ${names}${ended === "resigned" ? ` (${word("ended-resigned")})` : ""}`;
}

/** Below the headline, when nothing is asked. */
function remark() {
  const { status, seats } = at.info;
  if (status !== "over") return at.me === null ? word("watching") : "";
  const order = [...at.points.keys()].sort((one, other) => at.points[other] - at.points[one]);
  return order.map((seat) => `${seats[seat].name}: ${at.points[seat]}`).join(" · ");
}

function drawQuestion() {
  const { question, words, update, pending } = at;
  tell(find("question"), headline());
  find("asking").classList.toggle("mine", question !== null);
  tell(find("help"), question ? words.help : remark());
  const state = [question, update?.n, pending !== null];
  redraw(find("options"), state, () => (question?.options ?? []).map(answer), find("question"));
}

function answer(name, place) {
  const keys = place < 9 ? String(place + 1) : null;
  const given = { type: "button", class: "option", "data-key": `${at.update.n}-${place}`, "aria-keyshortcuts": keys };
  const number = keys && make("kbd", { text: keys, "aria-hidden": "true" });
  const text = make("span", { text: at.words.options[place] });
  return make("button", { ...given, disabled: at.pending !== null, onclick: () => choose(name) }, number, text);
}

/** Somebody wants to take back: we are asked, or we wait. */
function drawAskedBack() {
  const { asking, seats } = at.info;
  const asked = () => [
    make("span", { text: `${seats[asking.seat].name} ${word("asks-back")}` }),
    button("allow", word("allow"), () => act("allow", { yes: true })),
    button("deny", word("deny"), () => act("allow", { yes: false })),
  ];
  const waits = () => [make("span", { text: word("asked-back") })];
  const mine = at.me !== null && asking?.seat === at.seat;
  const build = at.me !== null && asking?.waiting.includes(at.seat) ? asked : mine ? waits : () => [];
  redraw(find("asked-back"), [asking, at.seat], build, find("question"));
}

const full = ({ seats }) => seats.every(({ taken }) => taken !== "open");
const MAIN = { class: "main" };
const BUTTONS = {
  waiting: ({ info, me, host, alone }) => [
    me && button("ready", word(me.ready ? "not-ready" : "ready"), () => act("ready", { on: !me.ready }), MAIN),
    host && !alone && full(info) && button("start", word("start"), () => act("start")),
    me && button("stand", word("stand"), () => act("stand")),
    host && button("close", word("close"), () => act("close")),
  ],
  playing: ({ info, me }) =>
    me === null || me.resigned ? [] : [
      info.settings.take_backs && button("take-back", word("take-back"), () => act("take-back")),
      button("away", word(me.away ? "back" : "away"), () => act("away", { on: !me.away })),
      button("resign", word("resign"), doubt),
    ],
  over: ({ id, info, me }) => [
    me && !info.rematch && button("rematch", word("rematch"), rematch, MAIN),
    info.rematch && button("to-rematch", word("to-rematch"), () => goTo(info.rematch, me && "play"), MAIN),
    make("a", {
      class: "button", "data-key": "record", text: word("record"),
      href: `/api/tables/${id}/record`, download: `gunsteel-${id}.json`,
    }),
  ],
  closed: () => [],
};

function actions() {
  const { info, host, alone } = at;
  const hush = () => button("chat", word(info.chat ? "talk-off" : "talk-on"), () => act("chat", { on: !info.chat }));
  return [...BUTTONS[info.status](at), host && !alone && info.status !== "closed" && hush()];
}

function rematch() {
  errand.set(`rematch:${at.id}`, "yes");
  if (act("rematch") === null) errand.set(`rematch:${at.id}`, null);
}
