// What somebody who knows nothing sees to do: the main button, what is lit, and the other buttons beside the question. Each as a point
// on the screen that nothing covers. Waits until there is something, or until the game is over; null: nothing for so long.
async ({ timeout }) => {
  const SPOTS = [
    [0.5, 0.5],
    [0.12, 0.2],
    [0.12, 0.8],
    [0.85, 0.2],
    [0.85, 0.8],
  ];
  const pointOf = (element) => {
    const { left, top, width, height } = element.getBoundingClientRect();
    const points = SPOTS.map(([x, y]) => [left + x * width, top + y * height]);
    return points.find(([x, y]) => element.contains(document.elementFromPoint(x, y)));
  };
  const pointsOf = (selector) =>
    [...document.querySelectorAll(selector)].map(pointOf).filter((point) => point !== undefined);

  const read = () => {
    if (document.getElementById("end-title")) return { over: true, main: [], lit: [], others: [] };
    const board = document.querySelector(".board");
    // The board is drawn after the question, and shows that it waits for an answer.
    if (!board?.dataset.question || board.ariaBusy === "true") return null;
    if (Number(document.querySelector("[data-shown]").dataset.shown) < Number(board.dataset.n)) return null;
    const main = pointsOf(".ribbon button.main:enabled");
    const lit = pointsOf(".board button.item.lit:enabled");
    // A finger that stays on a card for a moment opens its explanation: it has a button that closes it.
    const others = pointsOf(".ribbon button.option:enabled:not(.main), [role=dialog][data-panel] .bar button");
    return main.length + lit.length + others.length === 0 ? null : { over: false, main, lit, others };
  };

  const painted = () => new Promise((next) => requestAnimationFrame(() => setTimeout(next)));
  const deadline = performance.now() + timeout;
  for (;;) {
    if (read() !== null) await painted();
    const seen = read();
    if (seen !== null || performance.now() > deadline) return seen;
    await new Promise((next) => setTimeout(next, 15));
  }
};
