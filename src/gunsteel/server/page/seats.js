// The seats of a table: who sits there, who is asked, how much time is left, and what can be done about it.
import { button, find, make, option, redraw, word } from "./page.js";
import { named } from "./home.js";

const GLYPHS = { circle: "●", square: "■", triangle: "▲", diamond: "◆", star: "★", cross: "✚" };

/** Colour and shape, also for those who cannot see them. */
export function badge({ colour, shape }) {
  const label = `${word(colour)} ${word(shape)}`;
  return make("span", { class: `badge ${colour}`, text: GLYPHS[shape], role: "img", "aria-label": label });
}

/** `at` is the table as the page knows it, `act` what the buttons do. */
export function drawSeats(at, act) {
  const place = find("seats");
  const state = [at.info, at.seat, at.host, at.deciding, at.levels, [...at.muted]];
  const rows = () => at.info.seats.map((seat, number) => row(at, act, seat, number));
  redraw(place.querySelector("ul"), state, rows, place);
}

function row(at, act, seat, number) {
  const asked = at.info.status === "playing" && at.deciding === number;
  const name = make("span", { class: "name", text: seat.name || word("open") });
  const clock = make("span", { class: "clock", "data-clock": number });
  const tags = make("small", { class: "tags", text: told(at, seat, number, asked).join(" · ") });
  const buttons = at.info.status === "waiting" ? seating(at, act, seat, number) : playing(at, act, seat, number);
  return make("li", { class: asked ? "asked" : null, "aria-current": asked ? "true" : null },
    badge(seat), make("span", { class: "who" }, name, tags), clock, ...buttons);
}

/** What there is to say about a seat, in words. */
function told({ info, seat: mine }, seat, number, asked) {
  const { status, winners } = info;
  const person = seat.taken === "person";
  return [
    person && number === mine && word("you"),
    winners?.includes(number) && word("won"),
    status === "waiting" && person && seat.ready && word("is-ready"),
    seat.resigned ? word("is-resigned") : seat.away && word("is-away"),
    person && !seat.present && !["over", "closed"].includes(status) && word("is-gone"),
    asked && word(seat.level === null ? "is-asked" : "is-thinking"),
  ].filter(Boolean);
}

function seating({ me, host, levels }, act, seat, number) {
  const open = seat.taken === "open";
  const choices = levels.map(({ name }) => option(name, named(name), name === seat.level));
  const assign = (event) => act("assign", { seat: number, level: event.target.value || null });
  const link = () => act("link", { seat: number });
  const given = { "data-key": `assign-${number}`, "aria-label": `${word("seat")} ${number + 1}`, onchange: assign };
  return [
    open && me === null && button(`sit-${number}`, word("sit"), () => act.sit(number), { class: "main" }),
    seat.taken !== "person" && host && make("select", given, option("", word("person"), open), ...choices),
    open && host && button(`link-${number}`, word("reserve"), link, { title: word("seat-link") }),
  ].filter(Boolean);
}

function playing({ info, me, seat: mine, muted }, act, seat, number) {
  const other = seat.taken === "person" && number !== mine;
  const gone = other && me !== null && info.status === "playing" && !seat.present && !seat.away && !seat.resigned;
  const on = !muted.has(number);
  const why = { title: word("why-hint"), "aria-label": `${word("why-hint")}: ${seat.name}` };
  return [
    seat.taken === "bot" && button(`why-${number}`, word("why"), () => act("ask-bot", { seat: number }), why),
    gone && button(`substitute-${number}`, word("substitute"), () => act("substitute", { seat: number })),
    other && button(`mute-${number}`, word(on ? "mute" : "unmute"), () => act.mute(number, on)),
  ].filter(Boolean);
}

/** The clocks as they are now; only their texts change. */
export function tick(clock, since) {
  for (const place of document.querySelectorAll("[data-clock]")) {
    const seat = Number(place.dataset.clock);
    const left = clock?.left[seat] ?? null;
    const gone = clock?.running === seat ? (performance.now() - since) / 1000 : 0;
    place.textContent = left === null ? "" : time(Math.max(0, Math.ceil(left - gone)));
  }
}

function time(seconds) {
  const [hours, minutes] = [Math.floor(seconds / 3600), Math.floor(seconds / 60) % 60];
  const two = (number) => String(number).padStart(2, "0");
  return hours > 0 ? `${hours}:${two(minutes)}:${two(seconds % 60)}` : `${minutes}:${two(seconds % 60)}`;
}
