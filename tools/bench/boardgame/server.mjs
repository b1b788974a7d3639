// boardgame.io's server with a card game about as large as ours; prints the port it listens on.
// Its argument is how many seconds it lives: it ends by itself even if nobody is left to stop it.
//
// Everything is its default. FLATFILE_DIR in the environment makes it keep its matches in files.
// package.json holds koa-compose at 4.1.0: with 4.2.0 the routes of the lobby come too late and are all 404.
import { INVALID_MOVE, PlayerView } from "boardgame.io/dist/cjs/core.js";
import { Origins, Server } from "boardgame.io/dist/cjs/server.js";

// A player sees 26 cards, and gets about 4 kB with each update, as in our base game with four players.
const HAND = 8;
const MARKET = 18;
const DECK = 60; // secret: kept by the server, sent to nobody

const card = (id) => ({
  id: `card-${id}`,
  age: ["food", "iron", "horse", "gunpowder", "oil"][id % 5],
  cost: [(id % 4) + 1, id % 3],
  strength: id % 7,
  culture: id % 3,
  owner: null,
  turned: false,
  effects: ["gain-resource"],
});
const cards = (from, count) => Array.from({ length: count }, (_, k) => card(from + k));

const game = {
  name: "cards",
  minPlayers: 1,
  maxPlayers: 9,
  setup: ({ ctx }) => ({
    market: cards(0, MARKET),
    seats: Array.from({ length: ctx.numPlayers }, () => ({ culture: 0, glory: 0, strength: 0, cards: HAND })),
    players: Object.fromEntries(
      Array.from({ length: ctx.numPlayers }, (_, seat) => [seat, { hand: cards(100 + seat * HAND, HAND) }]),
    ),
    secret: { deck: cards(300, DECK) },
  }),
  turn: { minMoves: 1, maxMoves: 1 },
  moves: {
    // A choice: one of the hand's cards goes to the market, and one of the deck comes for it.
    choose: ({ G, ctx, playerID }, option) => {
      const { hand } = G.players[playerID];
      if (!Number.isInteger(option) || option < 0 || option >= hand.length) return INVALID_MOVE;
      const [played] = hand.splice(option, 1);
      hand.push(G.secret.deck.shift());
      played.owner = playerID;
      played.turned = ctx.turn % 2 === 0;
      const sold = G.market.shift();
      sold.owner = null;
      G.market.push(played);
      G.secret.deck.push(sold);
      G.seats[playerID].strength = hand.reduce((sum, { strength }) => sum + strength, 0);
      G.seats[playerID].culture += played.culture;
    },
  },
  playerView: PlayerView.STRIP_SECRETS,
};

setTimeout(() => process.exit(1), Number(process.argv[2]) * 1000);
const { appServer } = await Server({ games: [game], origins: [Origins.LOCALHOST] }).run(0);
console.log(appServer.address().port);
