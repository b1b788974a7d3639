// What every part of the page needs: words, things to remember, elements, and one line for what went wrong.
import { LANGUAGES, WORDS } from "./words.js";

// --- Remembering: a browser may forbid it; then we forget -------------------------------------------------------

const recall = (storage, key) => {
  try {
    return window[storage].getItem(`gunsteel:${key}`);
  } catch {
    return null;
  }
};
const keep = (storage, key, value) => {
  try {
    if (value === null) window[storage].removeItem(`gunsteel:${key}`);
    else window[storage].setItem(`gunsteel:${key}`, value);
  } catch {
    /* not allowed, or full */
  }
};
// `memory` is for this browser, `errand` for this tab.
const box = (storage) => ({ get: (key) => recall(storage, key), set: (key, value) => keep(storage, key, value) });
export const memory = box("localStorage");
export const errand = box("sessionStorage");

// --- Words ----------------------------------------------------------------------------------------------------

const wanted = [memory.get("language"), ...navigator.languages.map((tag) => tag.slice(0, 2))];
let language = wanted.find((tag) => LANGUAGES.includes(tag)) ?? "en";

export const spoken = () => language;
export const word = (key) => WORDS[key]?.[LANGUAGES.indexOf(language)] ?? key;

/** From now on this language; everything with a `data-word` is said again. */
export function speak(tag) {
  language = tag;
  memory.set("language", tag);
  document.documentElement.lang = tag;
  for (const place of document.querySelectorAll("[data-word]")) place.textContent = word(place.dataset.word);
  for (const place of document.querySelectorAll("[data-label]")) place.ariaLabel = word(place.dataset.label);
}

// --- Elements: text is text, never markup -----------------------------------------------------------------------

export const find = (id) => document.getElementById(id);

/** An element; `class`, `text` and listeners (`onclick`) by name, the rest are attributes. */
export function make(tag, given = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(given)) {
    if (value === null || value === undefined || value === false) continue;
    if (name === "text") made.textContent = value;
    else if (typeof value === "function") made.addEventListener(name.slice(2), value);
    else made.setAttribute(name, value === true ? "" : value);
  }
  made.append(...children.filter(Boolean));
  return made;
}

export const button = (key, text, onclick, more = {}) =>
  make("button", { type: "button", "data-key": key, text, onclick, ...more });

export const option = (value, text, chosen = false) => make("option", { value, text, selected: chosen });

const drawn = new WeakMap();

/** New children if `state` is another than before; what had the focus (by `data-key`) has it again, or else `next`. */
export function redraw(place, state, build, next = place) {
  const now = JSON.stringify([state, language]);
  if (drawn.get(place) === now) return;
  drawn.set(place, now);
  const focused = place.contains(document.activeElement) ? document.activeElement : null;
  place.replaceChildren(...build().filter(Boolean));
  if (focused === null || focused === place) return;
  const again = place.querySelector(`[data-key="${CSS.escape(focused.dataset.key ?? "")}"]`);
  (again !== null && !again.disabled ? again : next).focus({ preventScroll: true });
}

/** Set a text only if it is another: live regions read out every change. */
export function tell(place, text) {
  if (place.textContent !== text) place.textContent = text;
}

export const show = (place, on) => place.toggleAttribute("hidden", !on);

// --- What went wrong, and calls ----------------------------------------------------------------------------------

export const complain = (text) => tell(find("alert"), text);

/** A call of the lobby: what it answers, or null after saying what was wrong. */
export async function call(path, body) {
  const posted = { method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify(body) };
  try {
    const response = await fetch(path, body === undefined ? {} : posted);
    const answer = await response.json();
    if (response.ok) return answer;
    complain(answer.text);
    return null;
  } catch {
    complain(word("unreachable"));
    return null;
  }
}
