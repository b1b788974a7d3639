// Runs in a page before everything else: how long after an input the next question is on screen, and how regular frames are.
(() => {
  const READY = "[data-question][aria-busy=false] .option:enabled";
  const DONE = "[data-question][aria-busy=false] .main[data-option=done]:enabled";
  const BUY = "[data-buy]";
  const NOTHING = ["pass", "none", "no"];
  const OVER = "#end-title";
  const answers = [];
  let seat = null;
  /** When the last click or key was. */
  let input = 0;
  /** What was answered and waits for the next question. */
  let open = null;
  /** The question that arrived last, and the number of the newest update. */
  let wanted = null;
  let newest = -1;
  let tell = () => undefined;

  const now = () => performance.now();
  const shown = () => Number(document.querySelector("[data-shown]")?.dataset.shown ?? -1);
  const moving = () => document.querySelector(".above")?.childElementCount > 0;

  // A click made by a key comes after that key.
  addEventListener("keydown", (event) => (input = event.timeStamp), true);
  addEventListener("click", (event) => event.detail > 0 && (input = event.timeStamp), true);

  window.WebSocket = class extends WebSocket {
    constructor(...words) {
      super(...words);
      this.addEventListener("message", ({ data }) => heard(JSON.parse(data)));
    }
    send(text) {
      if (JSON.parse(text).type === "choose") answered();
      super.send(text);
    }
  };

  function answered() {
    // A set, or a purchase with its payment, is one answer for the one who gives it.
    if (open !== null) return void Object.assign(open, { choices: open.choices + 1, seen: 0, board: 0 });
    open = { input, sent: now(), told: 0, seen: 0, board: 0, first: 0, choices: 1, updates: 0, others: false };
    wanted = null;
    requestAnimationFrame(look);
  }

  function heard(message) {
    if (message.type === "welcome") seat = message.seat;
    const { update, words } = message.type === "updated" || message.type === "welcome" ? message : {};
    if (!update) return;
    newest = update.n;
    wanted = update.question && { kind: update.question.kind, text: words.question, n: update.n };
    if (open === null) return;
    open.told = now();
    open.first ||= update.n;
    open.updates++;
    open.others ||= update.events.some((event) => "seat" in event && event.seat !== seat && event.type !== "turn");
  }

  /** Whether this is the question on screen, and can be answered. */
  function asked({ kind, text, n }) {
    const bar = document.querySelector("[data-question]");
    const newest = Number(bar?.dataset.n) >= n && bar.dataset.question === kind;
    return newest && bar.querySelector("[data-focus-home]").textContent === text && document.querySelector(READY);
  }

  /** In every frame: what is there when it begins is drawn when a task runs that it begins. */
  function look() {
    if (open === null) return;
    requestAnimationFrame(look);
    const board = open.first > 0 && shown() >= newest;
    const seen = wanted && asked(wanted);
    const { port1, port2 } = new MessageChannel();
    port1.onmessage = () => open !== null && drawn(board, seen, now());
    port2.postMessage(null);
  }
  function drawn(board, seen, at) {
    if (board) open.board ||= at;
    if (seen) open.seen ||= at;
    const over = document.querySelector(OVER) !== null;
    if (!over && !(open.seen && open.board)) return;
    if (!over) answers.push(open);
    open = null;
    tell();
  }

  /** Resolves when the last answer has led to a question, or the game is over. */
  const settled = async () => {
    if (open !== null) await new Promise((resolve) => (tell = resolve));
    return document.querySelector(OVER) === null;
  };
  /** Resolves when nothing moves any more. */
  const still = () =>
    new Promise((resolve) => {
      const check = () => (shown() === newest && !moving() ? resolve() : requestAnimationFrame(check));
      check();
    });

  /** Where to click next: at random, but preferably something that does something; null if there is nothing to click. */
  function point() {
    const free = [...document.querySelectorAll(`${READY}:not([aria-pressed=true])`)];
    const deeds = free.filter(({ dataset }) => !NOTHING.includes(dataset.option));
    const buy = document.querySelector(BUY);
    const options = deeds.length > 0 ? deeds : free;
    const sure = buy?.matches(":enabled") ? buy : document.querySelector(DONE);
    const one = sure ?? (buy ? null : options[Math.floor(Math.random() * options.length)]);
    one?.scrollIntoView({ block: "nearest", behavior: "instant" });
    const { x, y, width, height } = one?.getBoundingClientRect() ?? {};
    return one ? [x + width / 2, y + height / 2] : null;
  }

  // --- Frames: of the page itself, while something moves ---------------------------------------------------------------

  const frames = [];
  const tasks = [];
  let last = 0;
  function frame(time) {
    const moves = moving();
    if (last > 0 && moves) frames.push(time - last);
    last = moves ? time : 0;
    requestAnimationFrame(frame);
  }
  const film = () => {
    requestAnimationFrame(frame);
    const watch = (list) => tasks.push(...list.getEntries().map(({ duration }) => duration));
    new PerformanceObserver(watch).observe({ type: "longtask" });
  };

  window.stopwatch = { answers, settled, still, point, film, frames, tasks };
})();
