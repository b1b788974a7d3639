// What a player sees on the screen, and where it can be clicked. Waits until there is something to do, but not longer than
// `timeout`; then it is null. `keys`: for a player without a mouse, who confirms what has the focus.
async ({ timeout, keys }) => {
  const all = (selector) => [...document.querySelectorAll(selector)];
  const SPOTS = [
    [6, 12],
    [0.5, 0.5],
    [0.15, 0.85],
    [0.85, 0.15],
    [0.85, 0.85],
  ];

  /** A point of an element that nothing covers. */
  const pointOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = SPOTS.map(([x, y]) => [left + (x > 1 ? x : x * width), top + (y > 1 ? y : y * height)]);
    return points.find(([x, y]) => element.contains(document.elementFromPoint(x, y))) ?? null;
  };
  const idOf = ({ dataset }) => dataset.card ?? dataset.wonder ?? dataset.back ?? dataset.gained;

  const options = () => {
    const lit = keys ? [] : all(".board button.item:is(.lit, .chosen)");
    return all("[data-question] .option:enabled").map((button) => {
      const { option } = button.dataset;
      // Only where one item can be meant.
      const items = lit.filter((item) => idOf(item) === option.split(":").at(-1));
      return {
        option,
        key: button.getAttribute("aria-keyshortcuts") ?? "",
        pressed: button.getAttribute("aria-pressed") === "true",
        button: keys ? null : pointOf(button),
        item: items.length === 1 ? pointOf(items[0]) : null,
      };
    });
  };

  const read = () => {
    const nothing = { over: false, kind: "", pay: null, options: [], done: null, panel: false, focused: false };
    if (document.getElementById("end-title")) return { ...nothing, over: true };
    const bar = document.querySelector("[data-question]");
    if (!bar?.dataset.question || bar.ariaBusy === "true") return null;
    // The board is drawn after the question.
    if (Number(document.querySelector("[data-shown]").dataset.shown) < Number(bar.dataset.n)) return null;
    const [panel] = all("[role=dialog][data-panel]:not(.peek)");
    const focused = document.activeElement.matches("button, a, summary");
    const pay = bar.querySelector("[data-buy]");
    if (pay) return pay.disabled ? null : { ...nothing, kind: bar.dataset.question, pay: pointOf(pay) ?? [], focused };
    const done = bar.querySelector(".main[data-option=done]");
    if (!bar.querySelector(".option:enabled, .main[data-option=done]:enabled")) return null;
    return {
      ...nothing,
      kind: bar.dataset.question,
      options: options(),
      done: done && { enabled: !done.disabled, at: pointOf(done) },
      panel: panel !== undefined,
      focused,
    };
  };

  /** Cards get their size before they are painted. */
  const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const deadline = performance.now() + timeout;
  for (;;) {
    if (read() !== null) await painted();
    const screen = read();
    if (screen !== null || performance.now() > deadline) return screen;
    await new Promise((next) => setTimeout(next, 15));
  }
};
