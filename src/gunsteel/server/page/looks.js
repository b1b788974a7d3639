// My name, colour and shape.
import { find, memory, option, redraw, show, word } from "./page.js";

const COLOURS = ["red", "blue", "green", "yellow", "purple", "grey"];
const SHAPES = ["circle", "square", "triangle", "diamond", "star", "cross"];

export function enterLooks(at, act) {
  const form = find("looks");
  const { name, colour, shape } = form.elements;
  name.value = memory.get("name") ?? "";
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    memory.set("name", name.value.trim());
    if (at.me !== null) act("rename", { name: name.value, colour: colour.value, shape: shape.value });
  });
}

/** Only what the others do not have can be chosen. */
export function drawLooks({ info, me }) {
  const form = find("looks");
  show(form, info.status === "waiting");
  for (const place of form.querySelectorAll(".seated")) show(place, me !== null);
  const others = info.seats.filter((seat) => seat !== me);
  for (const [kind, all] of [["colour", COLOURS], ["shape", SHAPES]]) {
    const free = all.filter((one) => others.every((seat) => seat[kind] !== one));
    const mine = me?.[kind];
    redraw(form.elements[kind], [free, mine], () => free.map((one) => option(one, word(one), one === mine)));
  }
}
