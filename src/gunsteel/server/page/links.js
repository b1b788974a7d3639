// The table's link, and the secret ones of seats.
import { button, find, make, redraw, show, tell, word } from "./page.js";

let folded = false;

export function drawLinks(at, act, key) {
  const { info, me, reserved } = at;
  const base = `${location.origin}/t/${at.id}`;
  const secret = reserved.map((given, seat) => (info.seats[seat].taken === "open" ? given : null));
  show(find("links"), info.status === "waiting" || (info.status === "playing" && me !== null));
  if (info.status === "playing" && !folded) {
    folded = true;
    find("links").open = false;
  }
  redraw(find("addresses"), [secret, key, at.seat, me !== null], () => [
    address(word("invite"), base),
    ...secret.map((given, seat) => given && address(`${seat + 1}. ${word("seat-link")}`, `${base}#${given}`)),
    me && key && address(word("own-link"), `${base}#${key}`),
    me && button("new-link", word("new-link"), () => act("link", { seat: at.seat })),
  ]);
}

function address(text, link) {
  const input = make("input", { readonly: true, value: link, "data-key": link, onfocus: () => input.select() });
  const label = make("label", {}, make("span", { text }), input);
  return make("div", { class: "address" }, label, button(`copy ${link}`, word("copy"), () => copy(input)));
}

async function copy(input) {
  input.select();
  try {
    await navigator.clipboard.writeText(input.value);
  } catch {
    document.execCommand("copy"); // no clipboard without https
  }
  tell(find("connection"), word("copied"));
  setTimeout(() => find("connection").textContent === word("copied") && tell(find("connection"), ""), 3000);
}
