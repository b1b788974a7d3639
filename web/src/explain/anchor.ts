// Where on the page a card or a wonder lies: the one that is pointed at, else the first.

export function anchorOf(kind: "card" | "wonder", id: string): Element | null {
  const all = [...document.querySelectorAll(`[data-${kind}="${CSS.escape(id)}"]`)];
  return all.find((one) => one.matches(":hover, :focus, :focus-within")) ?? all[0] ?? null;
}
