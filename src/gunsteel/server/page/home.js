// The home page: play now, open a table, join one.
import { call, complain, errand, find, make, memory, option, redraw, word } from "./page.js";

export const CODE = /^[a-z2-9]{10}$/;
const LINK = /(?:^|\/t\/)([a-z2-9]{10})(#[\w-]+)?$/;
const USUAL_LEVEL = "soldier";
const DAY = 24 * 3600;

// Where there is no hurry, no bot steps in by itself; the others can call one.
const PACES = {
  none: { clock: null, away: null },
  minute: { clock: { type: "move", seconds: 60 } },
  day: { clock: { type: "move", seconds: DAY }, away: null },
  ten: { clock: { type: "total", seconds: 600, increment: 5 } },
  thirty: { clock: { type: "total", seconds: 1800, increment: 10 } },
};

let levels = [];

/** Fills the page; returns what to do when the language has changed. */
export function enterHome() {
  const quick = find("quick");
  const friends = find("friends");
  quick.elements.set.value = memory.get("set") ?? "base";
  quick.elements.players.value = memory.get("players") ?? "2";
  quick.addEventListener("submit", (event) => {
    event.preventDefault();
    playNow(quick.elements);
  });
  friends.addEventListener("submit", (event) => {
    event.preventDefault();
    openTable(friends.elements);
  });
  friends.elements.players.addEventListener("change", seating);
  find("join").addEventListener("submit", (event) => {
    event.preventDefault();
    join(event.target.elements.code.value.trim());
  });
  find("refresh").addEventListener("click", list);
  enterLevels();
  list();
  return () => {
    seating();
    list();
  };
}

async function enterLevels() {
  levels = (await call("/api/levels"))?.levels ?? [];
  const last = memory.get("level") ?? USUAL_LEVEL;
  find("quick").elements.level.replaceChildren(...levels.map(({ name }) => option(name, named(name), name === last)));
  seating();
}

export const named = (level) => level[0].toUpperCase() + level.slice(1);

/** Who sits where: what was chosen before, at first people. */
function seating() {
  const before = [...find("seating").querySelectorAll("select")].map((select) => select.value);
  const players = Number(find("friends").elements.players.value);
  const seats = [...Array(players).keys()];
  redraw(find("seating"), [seats, levels], () => seats.map((seat) => chair(seat, before[seat] ?? "")));
}

function chair(seat, chosen) {
  const bots = levels.map(({ name }) => option(name, named(name), name === chosen));
  const select = make("select", { "data-key": `seat-${seat}` }, option("", word("person"), chosen === ""), ...bots);
  return make("label", {}, make("span", { text: `${word("seat")} ${seat + 1}` }), select);
}

// --- Going to a table ---------------------------------------------------------------------------------------------

async function create(wanted, wish) {
  const created = await call("/api/tables", wanted);
  if (created === null) return;
  errand.set(`wish:${created.id}`, wish);
  location.href = `/t/${created.id}`;
}

function playNow({ set, players, level }) {
  memory.set("set", set.value);
  memory.set("players", players.value);
  memory.set("level", level.value);
  const bots = Array(Number(players.value) - 1).fill(level.value || USUAL_LEVEL);
  const game = { set: set.value, players: Number(players.value) };
  create({ game, settings: { away: null }, seats: [null, ...bots] }, "play");
}

function openTable({ set, players, public: seen, pace, takeBacks }) {
  const seats = [...find("seating").querySelectorAll("select")].map((select) => select.value || null);
  const settings = { public: seen.value === "yes", take_backs: takeBacks.checked, ...PACES[pace.value] };
  create({ game: { set: set.value, players: Number(players.value) }, settings, seats }, "sit");
}

function join(text) {
  const [, code, key] = LINK.exec(text) ?? [];
  if (code === undefined) complain(word("no-code"));
  else location.href = `/t/${code}${key ?? ""}`;
}

// --- Tables -------------------------------------------------------------------------------------------------------

async function list() {
  const paths = ["me/tables?limit=12", "tables?status=waiting&limit=20", "tables?status=playing&limit=10"];
  const [mine, waiting, playing] = await Promise.all(paths.map((path) => call(`/api/${path}`)));
  fill("mine", mine?.tables.filter((table) => table.status !== "closed") ?? []);
  fill("public", [...(waiting?.tables ?? []), ...(playing?.tables ?? [])]);
}

function fill(id, tables) {
  const none = make("li", { class: "hint", text: word("none") });
  redraw(find(id), tables, () => (tables.length ? tables.map(row) : [none]));
}

function row({ id, game, seats, status }) {
  const names = seats.map((seat) => seat.name || word("open")).join(", ");
  const link = make("a", { href: `/t/${id}`, "data-key": id, text: `${word(game.set)}: ${names}` });
  return make("li", {}, link, make("small", { text: word(status) }));
}
