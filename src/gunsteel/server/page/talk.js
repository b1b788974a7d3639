// What happened and what was said: two lists that follow their newest line.
import { find, make, option, show, word } from "./page.js";
import { badge } from "./seats.js";

const FEELINGS = ["hello", "thanks", "well-played", "good-luck", "oops", "hurry", "wow", "goodbye"];
const MOST_LINES = 300;

function add(list, line) {
  const atEnd = list.scrollHeight - list.scrollTop - list.clientHeight < 40;
  list.append(line);
  if (list.children.length > MOST_LINES) list.firstElementChild.remove();
  if (atEnd) list.scrollTop = list.scrollHeight;
}

/** Sentences of one update, or a single remark. */
export function note(sentences, kind = null) {
  sentences.forEach((text, place) => {
    add(find("log"), make("li", { class: kind ?? (place === 0 ? "first" : null), text }));
  });
}

export function drawSaid(at, said) {
  find("said").replaceChildren();
  for (const one of said) hearSaid(at, one);
}

export function hearSaid({ info, muted }, { seat, at: when, text, feeling }) {
  if (muted.has(seat)) return;
  const clock = new Date(when * 1000).toLocaleTimeString([], { hour: "2-digit", minute: "2-digit" });
  const name = make("b", { text: info.seats[seat].name });
  const words = make("span", { class: feeling ? "feeling" : null, text: feeling ? word(feeling) : text });
  add(find("said"), make("li", {}, badge(info.seats[seat]), name, words, make("time", { text: clock })));
}

/** The form that says something; returns how to draw it. */
export function enterTalk(act) {
  const form = find("say");
  const feeling = find("feeling");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    if (act("say", { text: form.elements.text.value }) !== null) form.elements.text.value = "";
  });
  feeling.addEventListener("change", () => {
    if (feeling.value) act("emote", { feeling: feeling.value });
    feeling.value = "";
  });
  return ({ info, me, alone }) => {
    show(find("talk"), me === null || !alone || find("said").children.length > 0);
    show(form, me !== null && info.chat && info.status !== "closed");
    show(find("no-talk"), !info.chat);
    if (feeling.dataset.said === word("feeling")) return;
    feeling.dataset.said = word("feeling");
    feeling.replaceChildren(option("", `${word("feeling")} …`), ...FEELINGS.map((name) => option(name, word(name))));
  };
}
