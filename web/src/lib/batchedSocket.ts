// A WebSocket that delivers all messages that have arrived in one go: when several bots move, the page changes once.
import type { Socket } from "./connection";

export class BatchedSocket implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  #socket: WebSocket;
  #waiting: string[] = [];
  /** Its messages come after those of the socket that have arrived already. */
  #channel = new MessageChannel();

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => this.onopen?.();
    this.#socket.onmessage = ({ data }) => {
      if (this.#waiting.push(String(data)) === 1) this.#channel.port2.postMessage(null);
    };
    this.#socket.onclose = () => {
      this.#deliver();
      this.#channel.port1.close();
      this.onclose?.();
    };
    this.#channel.port1.onmessage = () => this.#deliver();
  }

  send(text: string): void {
    this.#socket.send(text);
  }
  close(): void {
    this.#socket.close();
  }

  #deliver(): void {
    try {
      for (let data = this.#waiting.shift(); data !== undefined; data = this.#waiting.shift())
        this.onmessage?.({ data });
    } finally {
      // If one message throws, the others are still delivered.
      if (this.#waiting.length > 0) this.#channel.port2.postMessage(null);
    }
  }
}
