// What stands on the screen for somebody who plays, and where it can be hit. Waits a little until there is something
// to do, else it is null. `keys`: for somebody without a mouse, who confirms what has the focus.
async ({ patience, keys }) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const SPOTS = [[6, 12], [0.5, 0.5], [0.15, 0.85], [0.85, 0.15], [0.85, 0.85]];

  /** A point at which nothing lies upon it. */
  const at = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = SPOTS.map(([x, y]) => [left + (x > 1 ? x : x * width), top + (y > 1 ? y : y * height)]);
    return points.find(([x, y]) => element.contains(document.elementFromPoint(x, y))) ?? null;
  };
  const mark = ({ dataset }) => dataset.card ?? dataset.wonder ?? dataset.back ?? dataset.gained;

  const options = () => {
    const lit = keys ? [] : all(".board button.thing:is(.lit, .chosen)");
    return all("[data-question] .option:enabled").map((button) => {
      const { option } = button.dataset;
      // Only where there is no doubt which thing is meant.
      const meant = lit.filter((one) => mark(one) === option.split(":").at(-1));
      return {
        option,
        key: button.getAttribute("aria-keyshortcuts") ?? "",
        pressed: button.getAttribute("aria-pressed") === "true",
        list: keys ? null : at(button),
        thing: meant.length === 1 ? at(meant[0]) : null,
      };
    });
  };

  const look = () => {
    const seen = { over: false, kind: "", pay: null, options: [], done: null, panel: false, held: false };
    if (document.getElementById("end-title")) return { ...seen, over: true };
    const bar = document.querySelector("[data-question]");
    if (!bar?.dataset.question || bar.ariaBusy === "true") return null;
    // The board is drawn after the question.
    if (Number(document.querySelector("[data-shown]").dataset.shown) < Number(bar.dataset.n)) return null;
    const [panel] = all("[role=dialog][data-panel]:not(.peek)");
    if (panel?.querySelector("form")) {
      const pay = panel.querySelector("form .main:enabled");
      return pay && (!keys || pay === document.activeElement) ? { ...seen, pay: at(pay) ?? [] } : null;
    }
    const done = bar.querySelector(".main[data-option=done]");
    if (!bar.querySelector(".option:enabled, .main[data-option=done]:enabled")) return null;
    return {
      ...seen,
      kind: bar.dataset.question,
      options: options(),
      done: done && { enabled: !done.disabled, at: at(done) },
      panel: panel !== undefined,
      held: document.activeElement.matches("button, a, summary"),
    };
  };

  /** Nobody sees more than what was painted: cards find their size before that. */
  const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const until = performance.now() + patience;
  for (;;) {
    if (look() !== null) await painted();
    const seen = look();
    if (seen !== null || performance.now() > until) return seen;
    await new Promise((next) => setTimeout(next, 15));
  }
};
