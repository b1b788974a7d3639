// A WebSocket that hands over all that has come meanwhile at once: for what several bots did, the page changes once.
import type { Socket } from "./line";

export class Gathered implements Socket {
  onopen: (() => void) | null = null;
  onmessage: ((event: { data: string }) => void) | null = null;
  onclose: (() => void) | null = null;

  #socket: WebSocket;
  #waiting: string[] = [];
  #soon = new MessageChannel();

  constructor(address: string) {
    this.#socket = new WebSocket(address);
    this.#socket.onopen = () => this.onopen?.();
    this.#socket.onmessage = ({ data }) => {
      if (this.#waiting.push(String(data)) === 1) this.#soon.port2.postMessage(null);
    };
    this.#socket.onclose = () => {
      this.#tell();
      this.#soon.port1.close();
      this.onclose?.();
    };
    this.#soon.port1.onmessage = () => this.#tell();
  }

  send(text: string): void {
    this.#socket.send(text);
  }
  close(): void {
    this.#socket.close();
  }

  #tell(): void {
    try {
      for (let data = this.#waiting.shift(); data !== undefined; data = this.#waiting.shift())
        this.onmessage?.({ data });
    } finally {
      // What one message breaks is not lost for the others.
      if (this.#waiting.length > 0) this.#soon.port2.postMessage(null);
    }
  }
}
