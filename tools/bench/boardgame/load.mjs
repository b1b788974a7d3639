// Plays many matches of server.mjs at once and prints the figures as one line of JSON.
//
// Speaks boardgame.io's protocol over plain socket.io-client: its own Client computes every move once more and keeps
// a store, and thousands of those in one process would be slower than the server that is measured.
import { readFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { LobbyClient } from "boardgame.io/dist/cjs/client.js";
import { io } from "socket.io-client";

const GAME = "cards";
const OPTIONS = 8;
const WARM_UP = 5;
const PATIENCE = 10; // seconds that the last moves of a run may take
const TICKS = 100; // of the kernel's clock a second, the unit of /proc/PID/stat

const [port, server, tableCount, players, rate, seconds] = process.argv.slice(2).map(Number);
const address = `http://localhost:${port}`;
const lobby = new LobbyClient({ server: address });

// What happened to the moves of one run, in milliseconds.
class Tally {
  deliveries = [];
  everybody = [];
  sent = 0;
  skipped = 0;
}

// One match: its connected players, and the move that is under way.
class Table {
  stateID = 0;
  turn = "0";
  missing = 0; // players who have not got the update yet
  updateBytes = 0;
  finished = () => {};

  async open() {
    this.match = (await lobby.createMatch(GAME, { numPlayers: players })).matchID;
    this.seats = {};
    for (let seat = 0; seat < players; seat++) {
      const playerID = String(seat);
      const joined = await lobby.joinMatch(GAME, this.match, { playerID, playerName: `player ${seat}` });
      this.seats[playerID] = await this.connect(playerID, joined.playerCredentials);
    }
  }

  async connect(playerID, credentials) {
    const socket = io(`${address}/${GAME}`, { forceNew: true, reconnection: false, transports: ["websocket"] });
    for (const event of ["connect_error", "disconnect"]) {
      socket.on(event, (reason) => fail(`${this.match}, player ${playerID}: ${event}: ${reason}`));
    }
    socket.on("update", (match, state, log) => this.receive(match, state, log));
    const synced = new Promise((resolve) => socket.once("sync", resolve));
    socket.once("connect", () => socket.emit("sync", this.match, playerID, credentials, players));
    await synced;
    return { socket, credentials };
  }

  // False if the move before is still under way.
  send(tally) {
    if (this.missing > 0) {
      tally.skipped++;
      return false;
    }
    const { socket, credentials } = this.seats[this.turn];
    const args = [Math.floor(Math.random() * OPTIONS)];
    const action = { type: "MAKE_MOVE", payload: { type: "choose", args, playerID: this.turn, credentials } };
    this.missing = players;
    this.tally = tally;
    tally.sent++;
    this.began = performance.now();
    socket.emit("update", action, this.stateID, this.match, this.turn);
    return true;
  }

  receive(match, state, log) {
    const took = performance.now() - this.began;
    this.tally.deliveries.push(took);
    this.stateID = state._stateID;
    this.turn = state.ctx.currentPlayer;
    this.updateBytes ||= JSON.stringify(["update", match, state, log]).length;
    if (--this.missing === 0) {
      this.tally.everybody.push(took);
      this.finished();
    }
  }
}

function fail(reason) {
  console.error(reason);
  process.exit(1);
}

// Open loop: every table has its slots, at a phase by lot, whether the server keeps up or not.
async function steadily(tables, tally, seconds) {
  const period = (tables.length / rate) * 1000;
  const phases = tables.map(() => Math.random() * period).sort((a, b) => a - b);
  const began = performance.now();
  const due = (slot) => began + phases[slot % tables.length] + Math.floor(slot / tables.length) * period;
  for (let slot = 0; due(slot) < began + seconds * 1000; slot++) {
    const wait = due(slot) - performance.now();
    if (wait > 0) await sleep(wait);
    tables[slot % tables.length].send(tally);
  }
}

// Closed loop: every table goes on as soon as everybody has the last update.
async function atMost(tables, tally, seconds) {
  for (const table of tables) {
    table.finished = () => table.send(tally);
    table.send(tally);
  }
  await sleep(seconds * 1000);
  for (const table of tables) table.finished = () => {};
}

async function measured(run, tables) {
  const tally = new Tally();
  const began = performance.now();
  const serverBefore = serverCpu();
  const clientBefore = process.cpuUsage();
  await run(tables, tally, seconds);
  const took = (performance.now() - began) / 1000;
  const client = process.cpuUsage(clientBefore);
  const figures = {
    choices_per_second: tally.everybody.length / took,
    server_cpu_seconds: serverCpu() - serverBefore,
    client_cpu_seconds: (client.user + client.system) / 1e6,
  };
  await calm(tables);
  return {
    ...figures,
    delivery: delays(tally.deliveries),
    everybody: delays(tally.everybody),
    skipped: tally.skipped,
    unfinished: tally.sent - tally.everybody.length,
  };
}

// Nothing is under way any more, or it never will be.
async function calm(tables) {
  for (let waited = 0; waited < PATIENCE && tables.some(({ missing }) => missing > 0); waited += 0.1) await sleep(100);
}

function delays(taken) {
  const sorted = Float64Array.from(taken).sort();
  const at = (share) => sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
  return { p50: at(0.5), p95: at(0.95), p99: at(0.99) };
}

function serverMegabytes() {
  return Number(/VmRSS:\s+(\d+) kB/.exec(readFileSync(`/proc/${server}/status`, "utf8"))[1]) / 1024;
}

function serverCpu() {
  const fields = readFileSync(`/proc/${server}/stat`, "utf8").split(") ")[1].split(" ");
  return (Number(fields[11]) + Number(fields[12])) / TICKS;
}

const megabytes_before = serverMegabytes();
const tables = Array.from({ length: tableCount }, () => new Table());
for (const table of tables) await table.open();
await sleep(2000);
const megabytes_connected = serverMegabytes();
await steadily(tables, new Tally(), WARM_UP);
const steady = await measured(steadily, tables);
const megabytes_after = serverMegabytes();
const most = await measured(atMost, tables);
const update_bytes = tables[0].updateBytes;
console.log(JSON.stringify({ update_bytes, megabytes_before, megabytes_connected, megabytes_after, steady, most }));
process.exit(0);
