// The build's own loader asks for each style sheet only once: without this, a part loaded at a second try would have no style.

const missing = new Set<HTMLLinkElement>();
// Such an error does not bubble.
addEventListener("error", ({ target }) => target instanceof HTMLLinkElement && missing.add(target), true);

/** Loads the style sheets again that could not be loaded. */
export async function loadMissingStyles(): Promise<void> {
  await Promise.all([...missing].filter(({ rel }) => rel === "stylesheet").map(loadAgain));
}

function loadAgain(link: HTMLLinkElement): Promise<void> {
  missing.delete(link);
  return new Promise((resolve, reject) => {
    const again = link.cloneNode() as HTMLLinkElement;
    again.onload = () => resolve();
    again.onerror = () => reject(new Error(`${link.href} could not be loaded`));
    link.replaceWith(again);
  });
}
