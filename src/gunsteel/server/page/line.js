// A socket to a table that heals by itself.
import { spoken } from "./page.js";

const PAUSES = [0.3, 1, 2, 4, 8, 15];
const PING_EVERY = 15_000;
const SILENT_FOR = 40_000;

/** `hear` gets every message; `state` is told "up", "lost" and "ended"; `key` gives the secret of the seat, or null. */
export class Line {
  constructor(table, { hear, state, key }) {
    Object.assign(this, { table, hear, state, key });
    this.failures = 0;
    this.ref = 0;
    this.again = true;
    setInterval(() => this.look(), PING_EVERY);
    addEventListener("online", () => this.hasten());
    document.addEventListener("visibilitychange", () => document.hidden || this.hasten());
    this.connect();
  }

  connect() {
    clearTimeout(this.timer);
    const { protocol, host } = location;
    const socket = new WebSocket(`${protocol === "https:" ? "wss" : "ws"}://${host}/api/socket`);
    this.socket = socket;
    this.heard = Date.now();
    socket.onopen = () => this.ask("hello", { v: 1, table: this.table, key: this.key(), words: spoken(), position: true });
    socket.onmessage = (event) => socket === this.socket && this.take(JSON.parse(event.data));
    socket.onclose = () => socket === this.socket && this.lost();
  }

  take(message) {
    this.heard = Date.now();
    if (message.type === "welcome") {
      this.failures = 0;
      this.state("up");
    }
    if (message.type === "bye") {
      this.again = message.again !== null;
      this.pause = message.again;
    }
    this.hear(message);
  }

  lost() {
    this.socket = null;
    this.state(this.again ? "lost" : "ended");
    if (!this.again) return;
    const pause = this.pause ?? PAUSES[Math.min(this.failures, PAUSES.length - 1)];
    this.pause = null;
    this.failures += 1;
    // Not all at the same moment after a restart of the server.
    this.timer = setTimeout(() => this.connect(), pause * 1000 * (0.8 + 0.4 * Math.random()));
  }

  /** The network or the person is back: do not wait any longer. */
  hasten() {
    if (this.socket === null && this.again) this.connect();
    else this.look();
  }

  /** A line on which nothing is heard is cut; that way it heals. */
  look() {
    if (this.socket?.readyState !== WebSocket.OPEN) return;
    if (Date.now() - this.heard > SILENT_FOR) this.renew();
    else this.ask("ping");
  }

  /** Once more from the beginning: with another language, or without a key. */
  renew() {
    const old = this.socket;
    this.again = true;
    this.pause = null;
    this.connect();
    old?.close();
  }

  /** Whether it could be sent; what became of it, the server says. */
  ask(type, fields = {}) {
    if (this.socket?.readyState !== WebSocket.OPEN) return null;
    this.ref += 1;
    this.socket.send(JSON.stringify({ type, ref: this.ref, ...fields }));
    return this.ref;
  }
}
