// The element of a card or a wonder on the page: the one under the pointer or the focus, else the first.

export function anchorOf(kind: "card" | "wonder", id: string): Element | null {
  const elements = [...document.querySelectorAll(`[data-${kind}="${CSS.escape(id)}"]`)];
  return elements.find((one) => one.matches(":hover, :focus, :focus-within")) ?? elements[0] ?? null;
}
