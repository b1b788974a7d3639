import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";

import type { Bye, FromServer, Refused } from "../src/generated/protocol";
import { Line, type LineState, LostError, RefusedError } from "../src/lib/line";
import { FakeServer, update } from "./sockets";

let server: FakeServer;
let line: Line;
let heard: FromServer[];
let states: LineState[];

const refused = (ref: number | undefined, code: Refused["code"]): Refused => ({
  ...{ type: "refused", ref: ref ?? null, code, text: "No.", reasons: [], update: null, words: null },
});
const bye = (code: Bye["code"], again: number | null): Bye => ({ type: "bye", code, text: "Bye.", again });
/** Longer than any pause. */
const wait = () => vi.advanceTimersByTime(20_000);

beforeEach(() => {
  vi.useFakeTimers();
  server = new FakeServer();
  heard = [];
  states = [];
  line = new Line({
    address: "ws://here/api/socket",
    hello: () => ({ table: "aaaaaaaaaa", key: "secret", words: "en" }),
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
    open: server.open,
  });
});
afterEach(() => {
  line.close();
  vi.useRealTimers();
});

describe("a connection", () => {
  it("says hello with key and language, and is open once it is welcome", () => {
    expect(line.state).toBe("connecting");
    server.welcome();
    expect(server.socket.sent[0]).toMatchObject({
      type: "hello",
      v: 1,
      table: "aaaaaaaaaa",
      key: "secret",
      words: "en",
    });
    expect(states).toEqual(["open"]);
  });

  it("heals with growing pauses", () => {
    vi.spyOn(Math, "random").mockReturnValue(0.5);
    server.welcome();
    for (const pause of [300, 1000, 2000, 4000, 8000, 15_000, 15_000]) {
      const before = server.sockets.length;
      server.socket.break();
      expect(line.state).toBe("lost");
      vi.advanceTimersByTime(pause - 1);
      expect(server.sockets.length).toBe(before);
      vi.advanceTimersByTime(1);
      expect(server.sockets.length).toBe(before + 1);
    }
    server.welcome();
    expect(line.state).toBe("open");
  });

  it("comes back when the server says, and not at all when it says so", () => {
    server.welcome();
    server.socket.tell(bye("stopping", 3));
    server.socket.break();
    vi.advanceTimersByTime(2000);
    expect(server.sockets.length).toBe(1);
    vi.advanceTimersByTime(2000);
    expect(server.sockets.length).toBe(2);
    server.socket.onopen?.();
    server.socket.tell(bye("no-table", null));
    server.socket.break();
    wait();
    expect(line.state).toBe("ended");
    expect(server.sockets.length).toBe(2);
  });

  it("does not wait when the network is back", () => {
    server.welcome();
    server.socket.break();
    dispatchEvent(new Event("online"));
    expect(server.sockets.length).toBe(2);
  });

  it("that is silent is cut and made anew", () => {
    server.welcome();
    vi.advanceTimersByTime(16_000);
    expect(server.socket.heard("ping").length).toBe(1);
    vi.advanceTimersByTime(60_000);
    expect(server.sockets.length).toBeGreaterThan(1);
    expect(server.sockets[0]?.closed).toBe(true);
  });

  it("no longer hears what an old socket says", () => {
    server.welcome();
    const old = server.socket;
    line.renew();
    old.tell(bye("slow", 1));
    old.break();
    expect(heard.map((message) => message.type)).toEqual(["welcome"]);
    expect(server.sockets.length).toBe(2);
  });

  it("is quiet after it was closed", () => {
    server.welcome();
    line.close();
    wait();
    expect(server.sockets.length).toBe(1);
    expect(server.socket.closed).toBe(true);
  });
});

describe("a request", () => {
  it("is answered by the message with its ref, after the news", async () => {
    server.welcome();
    const asked = line.ask({ type: "link", seat: 1 });
    const ref = server.socket.heard("link")[0]?.ref ?? -1;
    server.socket.tell({ type: "key", ref: ref + 7, seat: 1, key: "another" });
    server.socket.tell({ type: "key", ref, seat: 1, key: "new" });
    expect((await asked).key).toBe("new");
    expect(heard.at(-1)).toMatchObject({ type: "key", key: "new" });
  });

  it("that is refused says why", async () => {
    server.welcome();
    const asked = line.ask({ type: "start" });
    server.socket.tell(refused(server.socket.heard("start")[0]?.ref, "not-host"));
    await expect(asked).rejects.toThrow(RefusedError);
  });

  it("fails without a connection, and when it breaks; it is not sent again", async () => {
    await expect(line.ask({ type: "start" })).rejects.toThrow(LostError);
    server.welcome();
    const asked = line.ask({ type: "resign" });
    server.socket.break();
    await expect(asked).rejects.toThrow(LostError);
    wait();
    server.welcome();
    expect(server.socket.heard("resign")).toEqual([]);
  });
});

describe("an answer to a question", () => {
  it("is done when the server says so, and only then", async () => {
    server.welcome(update(4, "mining"));
    const chosen = line.choose(4, "mining");
    const [sent] = server.socket.heard("choose");
    expect(sent).toMatchObject({ n: 4, option: "mining" });
    server.socket.tell({ type: "done", ref: sent?.ref ?? -1 });
    expect((await chosen).type).toBe("done");
    server.socket.break();
    wait();
    server.welcome(update(4, "mining"));
    expect(server.socket.heard("choose")).toEqual([]);
  });

  it("that got lost is sent again if the question is still the same", async () => {
    server.welcome(update(4, "mining"));
    const chosen = line.choose(4, "mining");
    server.socket.break();
    wait();
    server.welcome(update(4, "mining"));
    const [again] = server.socket.heard("choose");
    expect(again).toMatchObject({ n: 4, option: "mining" });
    server.socket.tell({ type: "done", ref: again?.ref ?? -1 });
    expect((await chosen).type).toBe("done");
  });

  it("is never sent to another question, nor from another seat", async () => {
    for (const [now, seat] of [
      [update(5, "mining"), 0],
      [update(4, "mining"), 1],
      [update(4), 0],
    ] as const) {
      server.welcome(update(4, "mining"));
      const chosen = line.choose(4, "mining");
      server.socket.break();
      wait();
      server.welcome(now, { seat });
      expect(server.socket.heard("choose")).toEqual([]);
      await chosen;
      line.renew();
    }
  });

  it("given without a connection is sent when there is one", () => {
    server.welcome(update(4, "mining"));
    server.socket.break();
    void line.choose(4, "mining").catch(() => undefined);
    wait();
    server.welcome(update(4, "mining"));
    expect(server.socket.heard("choose").length).toBe(1);
  });

  it("is not sent again by a second welcome on the same connection", () => {
    server.welcome(update(4, "mining"));
    void line.choose(4, "mining").catch(() => undefined);
    server.welcome(update(4, "mining"));
    expect(server.socket.heard("choose").length).toBe(1);
  });

  it("that is refused is not sent again", async () => {
    server.welcome(update(4, "mining"));
    const chosen = line.choose(4, "mining");
    server.socket.tell(refused(server.socket.heard("choose")[0]?.ref, "stale"));
    await expect(chosen).rejects.toThrow(RefusedError);
    server.socket.break();
    wait();
    server.welcome(update(4, "mining"));
    expect(server.socket.heard("choose")).toEqual([]);
  });
});
