// Made by tools/gen_protocol.py with json-schema-to-typescript@16.0.0 from protocol.schema.json 02b2da017bc1f44c; change nothing here.
export type FromClient =
  | Hello
  | Sit
  | Stand
  | Rename
  | Ready
  | Assign
  | Start
  | Choose
  | AskWhyNot
  | Payments
  | AskBot
  | Undo
  | Allow
  | Resign
  | Away
  | Substitute
  | Say
  | Emote
  | Mute
  | Report
  | Chat
  | Link
  | Rematch
  | Close
  | Ping;
export type Language = "en" | "fr" | "ja";
export type Colour = "blue" | "green" | "grey" | "purple" | "red" | "yellow";
export type Shape = "circle" | "cross" | "diamond" | "square" | "star" | "triangle";
export type Feeling = "good-luck" | "goodbye" | "hello" | "hurry" | "oops" | "thanks" | "well-played" | "wow";
export type FromServer =
  Welcome | Changed | Updated | Said | Reasons | PaymentsTold | AimTold | KeyGiven | Done | Rejected | Bye | Pong;
export type GameSet = "base" | "combined" | "renaissance";
export type Clock = MoveClock | TotalClock;
export type TableStatus = "closed" | "over" | "playing" | "waiting";
export type SeenEvent =
  | Moved
  | Gained
  | Spent
  | Lost
  | CultureChanged
  | GloryChanged
  | WonderMoved
  | Activated
  | Compared
  | Bought
  | NoneLeft
  | Declined
  | Unaffordable
  | Chose
  | TurnBegan
  | PhaseBegan
  | Ended
  | Undone;
/**
 * Who answers when a card is drawn by chance; written as "chance".
 */
export type Chance = "chance";
export type AnyAbout =
  | AboutStartResource
  | AboutResource
  | AboutDevelop
  | AboutActivate
  | AboutBuy
  | AboutPay
  | AboutClaim
  | AboutTakeBack
  | AboutGlory
  | AboutGloryFrom
  | AboutGain
  | AboutOption
  | AboutReplenish
  | AboutDeplete
  | AboutPlay
  | AboutActivateCard
  | AboutFlip
  | AboutOpponent
  | AboutBack
  | AboutReveal
  | AboutTarget
  | AboutTake
  | AboutTakeWonder
  | AboutRetrieve
  | AboutRespond
  | AboutGive;
export type AnyReason =
  | GameOver
  | NotYourQuestion
  | NoSuchOption
  | NotInThisGame
  | NotYours
  | Revealed
  | NotInHand
  | NotCovered
  | NotFaceUp
  | NotThere
  | WrongResource
  | WrongType
  | NoResponseIcon
  | BeforeChosen
  | SetIncomplete
  | DoneTooEarly
  | BoughtAlready
  | InRow
  | InPile
  | NotTopOfPile
  | CannotPay
  | NothingGained
  | NotUsedUp
  | NotPaid
  | ChooseOthersFirst
  | WonderNotInThisGame
  | WonderTaken
  | NotYourWonder
  | RequirementNotMet
  | DeedNotDone
  | NotLaid
  | NoToken
  | NoTokenThere
  | SameWonder
  | TooFewCovered
  | BeingResolved
  | NotJustPlayed
  | Compulsory
  | NotOnCard
  | NoOpponent
  | EmptyHand
  | SeenByAll
  | NotSeenByAll
  | NoSuchBack
  | OtherBack;
export type Code =
  | "already-seated"
  | "bad-name"
  | "bad-text"
  | "banned"
  | "busy"
  | "cannot-undo"
  | "closed"
  | "damaged"
  | "failed"
  | "full"
  | "hello-first"
  | "looks-taken"
  | "malformed"
  | "no-bot"
  | "no-chat"
  | "no-level"
  | "no-seat"
  | "no-table"
  | "no-undo"
  | "not-asked"
  | "not-host"
  | "not-offered"
  | "not-playing"
  | "not-ready"
  | "not-seated"
  | "not-waiting"
  | "nothing-asked"
  | "over"
  | "resigned"
  | "seat-taken"
  | "slow"
  | "stale"
  | "still-there"
  | "stopping"
  | "too-fast"
  | "too-large"
  | "version"
  | "wrong-key";

/**
 * Version 2 of the protocol.
 */
export interface Protocol {
  FromClient: FromClient;
  FromServer: FromServer;
  Calls: Calls;
  Problem: Problem;
}
/**
 * The first message. `key` opens a seat; without it, the cookie identifies you. `words`: sentences, please;
 * `position`: and in them the whole table as text. `observation`: the position as numbers too, for programs.
 */
export interface Hello {
  type: "hello";
  ref?: number | null;
  v: number;
  /**
   * the id of a table, as in its link
   */
  table: string;
  key?: string | null;
  words?: Language | null;
  position?: boolean;
  observation?: boolean;
}
/**
 * Take an open seat; colour and shape are found if they are left out.
 */
export interface Sit {
  type: "sit";
  ref?: number | null;
  seat: number;
  name: string;
  colour?: Colour | null;
  shape?: Shape | null;
}
/**
 * Leave the seat, before the game.
 */
export interface Stand {
  type: "stand";
  ref?: number | null;
}
export interface Rename {
  type: "rename";
  ref?: number | null;
  name: string;
  colour?: Colour | null;
  shape?: Shape | null;
}
/**
 * When all seats are taken and all people are ready, the game begins.
 */
export interface Ready {
  type: "ready";
  ref?: number | null;
  on: boolean;
}
/**
 * The host puts a bot on a seat, or frees it (`level` None), before the game.
 */
export interface Assign {
  type: "assign";
  ref?: number | null;
  seat: number;
  level: string | null;
}
/**
 * The host begins the game, with all seats taken, without waiting for `ready`.
 */
export interface Start {
  type: "start";
  ref?: number | null;
}
/**
 * The answer to the question of update `n`: one option, or all of a set, taken whole or not at all.
 */
export interface Choose {
  type: "choose";
  ref?: number | null;
  n: number;
  /**
   * @minItems 1
   * @maxItems 64
   */
  options: [string, ...string[]];
}
/**
 * Why this option is not on offer now; answered by `reasons`. `buying`: what is missing to buy it, asked or not.
 */
export interface AskWhyNot {
  type: "why-not";
  ref?: number | null;
  option: string;
  buying?: boolean;
}
/**
 * How to pay for what an option of a `buy` question would buy; without it, in a `pay` question.
 *
 * `chosen` are the sources picked so far, in any order: `card:CARD`, `gained:RESOURCE`.
 */
export interface Payments {
  type: "payments";
  ref?: number | null;
  option?: string | null;
  /**
   * @maxItems 64
   */
  chosen?: string[];
}
/**
 * What the bot on this seat is after; answered by `aim`.
 */
export interface AskBot {
  type: "ask-bot";
  ref?: number | null;
  seat: number;
}
/**
 * Undo my last answer: at once if nobody could know more by it, else the others are asked.
 */
export interface Undo {
  type: "undo";
  ref?: number | null;
}
/**
 * Whether the seat that asks may undo its answer.
 */
export interface Allow {
  type: "allow";
  ref?: number | null;
  yes: boolean;
}
/**
 * Give up. With two players that ends the game, otherwise a bot plays on.
 */
export interface Resign {
  type: "resign";
  ref?: number | null;
}
/**
 * Let a bot play for me, or take over again; coming back to the table takes over by itself.
 */
export interface Away {
  type: "away";
  ref?: number | null;
  on: boolean;
}
/**
 * Let a bot play for somebody who has been gone for a minute.
 */
export interface Substitute {
  type: "substitute";
  ref?: number | null;
  seat: number;
}
export interface Say {
  type: "say";
  ref?: number | null;
  text: string;
}
export interface Emote {
  type: "emote";
  ref?: number | null;
  feeling: Feeling;
}
/**
 * Do not send me what this seat says.
 */
export interface Mute {
  type: "mute";
  ref?: number | null;
  seat: number;
  on: boolean;
}
/**
 * Report the player on this seat to whoever runs the server; `at` is that of a message, if it is about one.
 */
export interface Report {
  type: "report";
  ref?: number | null;
  seat: number;
  reason?: string;
  at?: number | null;
}
/**
 * The host turns the chat on or off for all.
 */
export interface Chat {
  type: "chat";
  ref?: number | null;
  on: boolean;
}
/**
 * A new secret for my seat's link, or, for the host, for an open seat; the old one ends. Answered by `key`.
 */
export interface Link {
  type: "link";
  ref?: number | null;
  seat: number;
}
/**
 * The same once more at a new table; everybody is told where.
 */
export interface Rematch {
  type: "rematch";
  ref?: number | null;
}
/**
 * The host closes a table that has not begun, or on which nobody else plays.
 */
export interface Close {
  type: "close";
  ref?: number | null;
}
export interface Ping {
  type: "ping";
  ref?: number | null;
}
/**
 * Everything: the table, your seat (None: you watch), the newest update once there is a game, the chat.
 *
 * `undone`: seats that have undone something since a bot began to play for you.
 */
export interface Welcome {
  type: "welcome";
  v: number;
  table: TableInfo;
  seat: number | null;
  host: boolean;
  update: Update | null;
  words: Words | null;
  said: Said[];
  position: string | null;
  undone: number[];
}
/**
 * A table as everybody may see it. `continued`: it goes on from a record, which somebody knows.
 *
 * `host`: the seat of who opened it, if they sit there. `code`: what a public table can be found by. `points` of each
 * seat, when it ended by the rules. `daily`: the day whose deal is played. `my_move`: I am asked (in my own list).
 */
export interface TableInfo {
  id: string;
  game: GameChoice;
  settings: Settings;
  status: TableStatus;
  seats: SeatInfo[];
  created: number;
  chat: boolean;
  clock: ClockInfo | null;
  asking: Asking | null;
  winners: number[] | null;
  ended: ("closed" | "resigned" | "rules" | "stopped") | null;
  rematch: string | null;
  continued: boolean;
  host: number | null;
  code: string | null;
  points: number[] | null;
  daily: string | null;
  my_move: boolean;
}
/**
 * Which game is played; switches and card values only where they differ.
 */
export interface GameChoice {
  set?: GameSet;
  players?: number;
  switches?: {
    [k: string]: boolean;
  };
  cards?: {
    [k: string]: {
      [k: string]:
        | number
        | boolean
        | string
        | {
            [k: string]: number | string | (number | string)[];
          };
    };
  };
}
/**
 * How it is played. `away`: seconds until a bot answers for a player who is asked and not there; None: never.
 */
export interface Settings {
  public?: boolean;
  clock?: Clock | null;
  undo?: boolean;
  away?: number | null;
  /**
   * a level of `GET /api/levels`
   */
  substitute?: string;
}
/**
 * So many seconds for each act; a player who runs out of time is replaced by a bot until they are back.
 */
export interface MoveClock {
  type: "move";
  seconds: number;
}
/**
 * So many seconds for the whole game, and some more when one has answered and another is asked.
 *
 * A player who runs out of time has resigned.
 */
export interface TotalClock {
  type: "total";
  seconds: number;
  increment?: number;
}
/**
 * Who sits there. `level` is the bot that plays: its own seat, or for a person who is away or has resigned.
 */
export interface SeatInfo {
  taken: "bot" | "open" | "person";
  name: string;
  colour: Colour;
  shape: Shape;
  level: string | null;
  present: boolean;
  ready: boolean;
  away: boolean;
  resigned: boolean;
}
/**
 * Seconds left at the moment of sending; the time of `running` goes on. None: no clock for this seat.
 */
export interface ClockInfo {
  left: (number | null)[];
  running: number | null;
}
/**
 * A seat asks to undo its last answer; `waiting` are the seats that have not said yes.
 */
export interface Asking {
  seat: number;
  waiting: number[];
}
/**
 * What an audience gets when something happened: animate the events, then replace the view whole.
 */
export interface Update {
  n: number;
  events: SeenEvent[];
  view: View;
  question: Question | null;
}
/**
 * A card went from a zone of `seat` to a zone of `to`; from row or pile, `seat` is the buyer.
 */
export interface Moved {
  type: "moved";
  card: Front | Back;
  seat: number;
  origin: "down" | "hand" | "pile" | "revealed" | "row" | "up";
  to: number;
  target: "down" | "hand" | "pile" | "revealed" | "row" | "up";
}
/**
 * A card one may see.
 */
export interface Front {
  type: "front";
  card: string;
}
/**
 * A card of which one sees the back only.
 */
export interface Back {
  type: "back";
  back: string;
}
export interface Gained {
  type: "gained";
  seat: number;
  resource: string;
}
export interface Spent {
  type: "spent";
  seat: number;
  resource: string;
}
/**
 * Gained resources that were not spent vanish at the end of the turn.
 */
export interface Lost {
  type: "lost";
  seat: number;
  resources: {
    [k: string]: number;
  };
}
export interface CultureChanged {
  type: "culture";
  seat: number;
  change: number;
}
export interface GloryChanged {
  type: "glory";
  seat: number;
  wonder: string;
  change: number;
}
/**
 * A wonder was taken from the supply (`seat` is None) or from a player.
 */
export interface WonderMoved {
  type: "wonder";
  wonder: string;
  seat: number | null;
  to: number;
}
export interface Activated {
  type: "activated";
  seat: number;
  card: string;
}
/**
 * Both totals of an attack.
 */
export interface Compared {
  type: "compared";
  attacker: number;
  attack: number;
  defender: number;
  defence: number;
  wins: boolean;
}
/**
 * What was paid in all, by resource, and how much of it was surcharge.
 */
export interface Bought {
  type: "bought";
  seat: number;
  card: string;
  paid: {
    [k: string]: number;
  };
  surcharge: number;
}
/**
 * An effect had to be applied as far as possible: no card of these types is in that zone.
 */
export interface NoneLeft {
  type: "none-left";
  seat: number;
  zone: "down" | "hand" | "pile" | "revealed" | "row" | "up";
  types: string[];
}
/**
 * Somebody was asked and declined.
 */
export interface Declined {
  type: "declined";
  seat: number;
  kind: string;
}
/**
 * Nothing could be bought. So many resources more pay the nearest card; a single one of this kind, or any.
 */
export interface Unaffordable {
  type: "unaffordable";
  seat: number;
  nearest: string;
  short: number;
  resource: string | null;
}
/**
 * A choice everybody sees that moves nothing yet: a card to buy, an opponent, a back, an option, a wonder.
 */
export interface Chose {
  type: "chose";
  seat: number;
  kind: string;
  option: string;
}
/**
 * Turns are counted from 1.
 */
export interface TurnBegan {
  type: "turn";
  seat: number;
  turn: number;
}
export interface PhaseBegan {
  type: "phase";
  seat: number;
  phase: "development" | "end" | "purchase" | "resource";
}
export interface Ended {
  type: "ended";
  reasons: ("culture" | "last-space" | "last-wonder")[];
}
/**
 * A seat undid its last answer.
 */
export interface Undone {
  type: "undone";
  seat: number;
}
/**
 * A game as one audience may see it; `audience` None is a spectator.
 */
export interface View {
  audience: number | null;
  set: string;
  players: number;
  switches: {
    [k: string]: boolean;
  };
  values: {
    [k: string]: {
      [k: string]:
        | number
        | boolean
        | string
        | {
            [k: string]: number | string | (number | string)[];
          };
    };
  };
  turn: number;
  active: number;
  phase: ("development" | "end" | "purchase" | "resource") | null;
  deciding: Deciding | null;
  seats: SeatView[];
  rows: {
    [k: string]: (Offer | null)[];
  };
  sold: {
    [k: string]: (Sold | null)[];
  };
  piles: {
    [k: string]: PileView;
  };
  wonders: string[];
  progress: {
    [k: string]: WonderProgress;
  };
  gained: {
    [k: string]: number;
  };
  revealed: string[];
  resolving: string[];
  ending: Ending;
}
/**
 * Who is asked what.
 */
export interface Deciding {
  seat: number | Chance;
  kind: string;
}
/**
 * What a seat has. Cards one may not see are `Back`s, sorted by back, after those that are known.
 *
 * `seen` are the covered cards that everybody saw when they were turned over (Q35).
 */
export interface SeatView {
  seat: number;
  hand: (Front | Back)[];
  up: string[];
  down: (Front | Back)[];
  wonders: string[];
  culture: number;
  glory: {
    [k: string]: number;
  };
  glory_stock: number;
  strength: number;
  points: number;
  cards: number;
  highest_age: string | null;
  surely_in_hand: string[];
  surely_covered: string[];
  seen: string[];
}
/**
 * A card of the supply and what it costs beyond its printed cost. `rests_on`: the cards right below it (R30); of a
 * research pile, those that cause the surcharge (R71).
 */
export interface Offer {
  card: string;
  surcharge: number;
  rests_on: string[];
}
/**
 * A card that left the pyramid, and who has it now.
 */
export interface Sold {
  card: string;
  owner: number | null;
}
/**
 * A research pile: its top, and which cards lie under it in an unknown order.
 */
export interface PileView {
  top: Offer | null;
  under: string[];
}
/**
 * How much a wonder asks for and how much each seat has of it; None where only the seat itself can know.
 */
export interface WonderProgress {
  need: number;
  have: (number | null)[];
}
/**
 * How far the game is from its end (R98, R100).
 */
export interface Ending {
  space_cards_left: number;
  wonders_left: number;
  culture_to_go: number | null;
}
/**
 * A question with its options, and what it is about.
 */
export interface Question {
  seat: number | Chance;
  kind: string;
  options: string[];
  about: AnyAbout | null;
}
export interface AboutStartResource {
  kind: "start-resource";
  seat: number | Chance;
  rules: string[];
  active: number;
}
export interface AboutResource {
  kind: "resource";
  seat: number | Chance;
  rules: string[];
  active: number;
}
export interface AboutDevelop {
  kind: "develop";
  seat: number | Chance;
  rules: string[];
  active: number;
}
/**
 * `developed` is the card that was just developed.
 */
export interface AboutActivate {
  kind: "activate";
  seat: number | Chance;
  rules: string[];
  active: number;
  developed: string;
}
export interface AboutBuy {
  kind: "buy";
  seat: number | Chance;
  rules: string[];
  active: number;
}
/**
 * `paid` are the sources chosen so far.
 */
export interface AboutPay {
  kind: "pay";
  seat: number | Chance;
  rules: string[];
  active: number;
  buying: string;
  cost: {
    [k: string]: number;
  };
  surcharge: number;
  paid: {
    [k: string]: number;
  };
}
export interface AboutClaim {
  kind: "claim";
  seat: number | Chance;
  rules: string[];
  active: number;
}
/**
 * A set of any size; `fitting` are the cards that may still be chosen, each counts for one.
 */
export interface AboutTakeBack {
  kind: "take-back";
  seat: number | Chance;
  rules: string[];
  active: number;
  fitting: {
    [k: string]: number;
  };
}
export interface AboutGlory {
  kind: "glory";
  seat: number | Chance;
  rules: string[];
  active: number;
}
/**
 * `wonder` is where the token goes.
 */
export interface AboutGloryFrom {
  kind: "glory-from";
  seat: number | Chance;
  rules: string[];
  active: number;
  wonder: string;
}
export interface AboutGain {
  kind: "gain";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
}
export interface AboutOption {
  kind: "option";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
}
/**
 * Cards of these `resources` fit.
 */
export interface AboutReplenish {
  kind: "replenish";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  number: number;
  chosen: number;
  left: number;
  fitting: {
    [k: string]: number;
  };
  resources: string[];
}
/**
 * The price of an effect, which may be for a wonder, or the penalty for being weaker.
 */
export interface AboutDeplete {
  kind: "deplete";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  number: number;
  chosen: number;
  left: number;
  fitting: {
    [k: string]: number;
  };
  purpose: "penalty" | "price";
  wonder: string | null;
}
/**
 * Cards of these `types` fit.
 */
export interface AboutPlay {
  kind: "play";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  number: number;
  chosen: number;
  left: number;
  fitting: {
    [k: string]: number;
  };
  types: string[];
}
/**
 * Cards of these `types` fit.
 */
export interface AboutActivateCard {
  kind: "activate-card";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  types: string[];
}
/**
 * Cards of these `types` fit.
 */
export interface AboutFlip {
  kind: "flip";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  types: string[];
}
export interface AboutOpponent {
  kind: "opponent";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
}
/**
 * `opponent` is whose hand it is.
 */
export interface AboutBack {
  kind: "back";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  opponent: number;
}
/**
 * Asked of chance: which of the hidden cards of `opponent` that show this `back`.
 */
export interface AboutReveal {
  kind: "reveal";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  opponent: number;
  back: string;
}
export interface AboutTarget {
  kind: "target";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
}
/**
 * `opponent` is whose area it is.
 */
export interface AboutTake {
  kind: "take";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  opponent: number;
}
export interface AboutTakeWonder {
  kind: "take-wonder";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
}
/**
 * Cards of these `types` fit.
 */
export interface AboutRetrieve {
  kind: "retrieve";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  types: string[];
}
/**
 * A set of any size; `fitting` are the responses that may still be chosen; both strengths as they are now.
 *
 * `stake`: what losing costs, and what holding brings.
 */
export interface AboutRespond {
  kind: "respond";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
  attack: number;
  defence: number;
  fitting: {
    [k: string]: number;
  };
  stake: Stake;
}
/**
 * Whoever is weaker gives one of `wonders` if `takes_wonder`, or depletes `resources`: no more than are covered.
 *
 * `culture_each`: tokens that the attacker gains for each depleted card; `attack_culture`: in any case.
 * `hold_culture`: tokens that a defender gains who is not weaker.
 */
export interface Stake {
  takes_wonder: boolean;
  wonders: string[];
  takes_resources: boolean;
  resources: number;
  culture_each: number;
  attack_culture: number;
  hold_culture: number;
}
export interface AboutGive {
  kind: "give";
  seat: number | Chance;
  rules: string[];
  active: number;
  card: string;
}
/**
 * An update in sentences, for clients that ask for `words`. `fitting`: what may belong to a set, in its order.
 *
 * `stake`: to whoever is attacked, what losing costs and what holding brings.
 * `position`: the table as text, for clients that asked for it.
 */
export interface Words {
  question: string;
  help: string;
  options: string[];
  fitting: string[];
  events: string[];
  stake: string[];
  position: string;
}
/**
 * Somebody said something, or showed a feeling; `at` is a time in seconds since 1970.
 */
export interface Said {
  type: "said";
  seat: number;
  at: number;
  text: string | null;
  feeling: Feeling | null;
}
/**
 * The table has changed: seats, settings, clock. Replaces what was known of it.
 */
export interface Changed {
  type: "changed";
  table: TableInfo;
  seat: number | null;
  host: boolean;
}
/**
 * The game went on. `position` is what a program samples from, if it asked for it (see wire/packing.py).
 */
export interface Updated {
  type: "updated";
  update: Update;
  clock: ClockInfo | null;
  words: Words | null;
  position: string | null;
}
export interface Reasons {
  type: "reasons";
  ref: number | null;
  option: string;
  reasons: AnyReason[];
  words: string[];
}
export interface GameOver {
  code: "game-over";
  rule: string;
}
/**
 * Somebody else, or chance, is asked.
 */
export interface NotYourQuestion {
  code: "not-your-question";
  rule: string;
  asked: number | Chance;
  kind: string;
}
/**
 * The text cannot be an answer to this kind of question.
 */
export interface NoSuchOption {
  code: "no-such-option";
  rule: string;
  option: string;
  kind: string;
}
/**
 * Taken out with two players (R36).
 */
export interface NotInThisGame {
  code: "not-in-this-game";
  rule: string;
  card: string;
}
export interface NotYours {
  code: "not-yours";
  rule: string;
  card: string;
}
/**
 * Yours, but Espionage has it in no zone until it is resolved (Q46).
 */
export interface Revealed {
  code: "revealed";
  rule: string;
  card: string;
}
export interface NotInHand {
  code: "not-in-hand";
  rule: string;
  card: string;
  where: "covered" | "face-up" | "hand";
}
export interface NotCovered {
  code: "not-covered";
  rule: string;
  card: string;
  where: "covered" | "face-up" | "hand";
}
export interface NotFaceUp {
  code: "not-face-up";
  rule: string;
  card: string;
  where: "covered" | "face-up" | "hand";
}
/**
 * This seat does not have it in this place; where it is instead is not said.
 */
export interface NotThere {
  code: "not-there";
  rule: string;
  card: string;
  seat: number;
  where: "covered" | "face-up" | "hand";
}
export interface WrongResource {
  code: "wrong-resource";
  rule: string;
  card: string;
  resource: string;
  wanted: string[];
}
export interface WrongType {
  code: "wrong-type";
  rule: string;
  card: string;
  type: string;
  wanted: string[];
}
export interface NoResponseIcon {
  code: "no-response-icon";
  rule: string;
  card: string;
}
/**
 * It comes before `last`, which is already chosen.
 */
export interface BeforeChosen {
  code: "before-chosen";
  rule: string;
  option: string;
  last: string;
}
/**
 * With it and all that come after it, only `have` could be chosen of the `need` that are still asked for.
 */
export interface SetIncomplete {
  code: "set-incomplete";
  rule: string;
  option: string;
  have: number;
  need: number;
}
/**
 * What is chosen counts for `have` at most, `need` are asked for.
 */
export interface DoneTooEarly {
  code: "done-too-early";
  rule: string;
  have: number;
  need: number;
}
export interface BoughtAlready {
  code: "bought-already";
  rule: string;
  card: string;
}
/**
 * It is in the pyramid, not in a pile.
 */
export interface InRow {
  code: "in-row";
  rule: string;
  card: string;
}
/**
 * It is in a research pile, not in the pyramid.
 */
export interface InPile {
  code: "in-pile";
  rule: string;
  card: string;
}
export interface NotTopOfPile {
  code: "not-top-of-pile";
  rule: string;
  card: string;
  top: string;
}
/**
 * `missing` and `missing_any` (of any kind) are counted one to one, after Earth and Space have been used.
 *
 * `connected` are the cards that the surcharge is for. Adding any of the `closest` ways would be just enough.
 */
export interface CannotPay {
  code: "cannot-pay";
  rule: string;
  card: string;
  cost: {
    [k: string]: number;
  };
  surcharge: number;
  connected: string[];
  have: {
    [k: string]: number;
  };
  missing: {
    [k: string]: number;
  };
  missing_any: number;
  closest: {
    [k: string]: number;
  }[];
}
/**
 * No such gained resource is left.
 */
export interface NothingGained {
  code: "nothing-gained";
  rule: string;
  resource: string;
}
/**
 * Nothing would use it up: it is in no payment for `buying` that is still possible (Q13).
 */
export interface NotUsedUp {
  code: "not-used-up";
  rule: string;
  option: string;
  buying: string;
}
/**
 * What was `paid` so far is not yet a payment for `buying`.
 */
export interface NotPaid {
  code: "not-paid";
  rule: string;
  buying: string;
  paid: {
    [k: string]: number;
  };
}
/**
 * It may be part of a payment, but only after sources that come before it in the order.
 */
export interface ChooseOthersFirst {
  code: "choose-others-first";
  rule: string;
  option: string;
  buying: string;
}
/**
 * The other wonder of its age is used (R31).
 */
export interface WonderNotInThisGame {
  code: "wonder-not-in-this-game";
  rule: string;
  wonder: string;
}
export interface WonderTaken {
  code: "wonder-taken";
  rule: string;
  wonder: string;
}
export interface NotYourWonder {
  code: "not-your-wonder";
  rule: string;
  wonder: string;
}
/**
 * `resource` goes with "covered" (None: any), `type` with "visible", `lacking` ages with "card-of-each".
 */
export interface RequirementNotMet {
  code: "requirement-not-met";
  rule: string;
  wonder: string;
  what: "card-of-each" | "cards" | "covered" | "covered-kinds" | "points" | "strength" | "took-back" | "visible";
  have: number;
  need: number;
  resource: string | null;
  type: string | null;
  lacking: string[];
}
export interface DeedNotDone {
  code: "deed-not-done";
  rule: string;
  wonder: string;
  deed: "activated-attack" | "activated-tactic" | "bought-lower" | "bought-nothing" | "converted" | "paid-culture";
}
/**
 * This turn's resource is `laid` (None: no card was laid), not one of the `wanted` ages.
 */
export interface NotLaid {
  code: "not-laid";
  rule: string;
  wonder: string;
  wanted: string[];
  laid: string | null;
}
/**
 * The stock is empty and none of your tokens is on another wonder.
 */
export interface NoToken {
  code: "no-token";
  rule: string;
  wonder: string;
}
export interface NoTokenThere {
  code: "no-token-there";
  rule: string;
  wonder: string;
}
/**
 * The token is to be moved onto this very wonder.
 */
export interface SameWonder {
  code: "same-wonder";
  rule: string;
  wonder: string;
}
/**
 * The price is `need` depleted resources; your covered cards count for `have` at most.
 */
export interface TooFewCovered {
  code: "too-few-covered";
  rule: string;
  wonder: string;
  have: number;
  need: number;
}
/**
 * S8: it cannot be activated while it is itself being resolved.
 */
export interface BeingResolved {
  code: "being-resolved";
  rule: string;
  card: string;
}
export interface NotJustPlayed {
  code: "not-just-played";
  rule: string;
  card: string;
  by: string;
}
/**
 * The effect of `by` cannot be declined.
 */
export interface Compulsory {
  code: "compulsory";
  rule: string;
  by: string;
}
/**
 * This gain is not printed on `card`.
 */
export interface NotOnCard {
  code: "not-on-card";
  rule: string;
  option: string;
  card: string;
}
/**
 * This seat is you.
 */
export interface NoOpponent {
  code: "no-opponent";
  rule: string;
  seat: number;
}
export interface EmptyHand {
  code: "empty-hand";
  rule: string;
  seat: number;
}
/**
 * Everybody saw the covered cards with this back: they are chosen by name (Q35).
 */
export interface SeenByAll {
  code: "seen-by-all";
  rule: string;
  seat: number;
  back: string;
  cards: string[];
}
/**
 * This is none of the seat's covered cards that everybody saw; whether it lies there is not said.
 */
export interface NotSeenByAll {
  code: "not-seen-by-all";
  rule: string;
  card: string;
  seat: number;
}
/**
 * This seat has no card with that back in this place.
 */
export interface NoSuchBack {
  code: "no-such-back";
  rule: string;
  seat: number;
  back: string;
  where: "covered" | "face-up" | "hand";
}
/**
 * Chance only: the card has another back.
 */
export interface OtherBack {
  code: "other-back";
  rule: string;
  card: string;
  back: string;
}
/**
 * The small payments, fewest cards first, by resource; whether the chosen sources are a payment (`complete`) and
 * contain a conversion, and which can be added so that a payment is still possible.
 *
 * `choose` with the option, the sources in the order of their names, and `done` buys.
 */
export interface PaymentsTold {
  type: "payments";
  ref: number | null;
  option: string | null;
  payments: Payment[];
  complete: boolean;
  converts: boolean;
  addable: string[];
}
/**
 * So many cards of these resources are turned face up, so many gained resources are spent.
 */
export interface Payment {
  cards: {
    [k: string]: number;
  };
  gained: {
    [k: string]: number;
  };
  converts: boolean;
}
/**
 * What a bot is after; None if it has not said.
 */
export interface AimTold {
  type: "aim";
  ref: number | null;
  seat: number;
  aim: Aim | null;
  words: string | null;
}
/**
 * A purpose, the card or wonder it is about, and the player's own estimate of winning, in percent.
 */
export interface Aim {
  purpose: "attack" | "buy" | "end" | "gather" | "lots" | "save" | "wonder";
  thing: string | null;
  chance: number | null;
}
/**
 * The secret of a seat. Whoever has it may sit there.
 */
export interface KeyGiven {
  type: "key";
  ref: number | null;
  seat: number;
  key: string;
}
export interface Done {
  type: "done";
  ref: number | null;
}
/**
 * Nothing was changed. A stale answer comes with the newest update.
 */
export interface Rejected {
  type: "rejected";
  ref: number | null;
  code: Code;
  text: string;
  reasons: AnyReason[];
  update: Update | null;
  words: Words | null;
}
/**
 * The last message. `again`: come back in so many seconds; None: not.
 */
export interface Bye {
  type: "bye";
  code: Code;
  text: string;
  again: number | null;
}
export interface Pong {
  type: "pong";
  ref: number | null;
}
export interface Calls {
  "GET /healthz": {
    answer: Health;
  };
  "GET /api/levels": {
    answer: Levels;
  };
  "GET /api/tables": {
    query: PublicPage;
    answer: TableList;
  };
  "POST /api/tables": {
    body: CreateTable;
    answer: Created;
  };
  "GET /api/me/tables": {
    query: Page;
    answer: TableList;
  };
  "GET /api/codes/{code}": {
    answer: TableInfo;
  };
  "GET /api/daily": {
    query: DailyPage;
    answer: DailyDeal;
  };
  "POST /api/daily": {
    answer: Created;
  };
  "GET /api/tables/{table}": {
    answer: TableInfo;
  };
  "GET /api/tables/{table}/record": {
    answer: {
      [k: string]: unknown;
    };
  };
  "GET /api/tables/{table}/replay": {
    query: ReplayPart;
    answer: Replay;
  };
  "POST /api/replay": {
    body: ReplayRecord;
    answer: Replay;
  };
  "POST /api/values/check": {
    body: CheckValues;
    answer: CheckedValues;
  };
  "GET /api/values/file": {
    answer: ValuesFile;
  };
  "POST /api/values/file": {
    body: SaveValues;
    answer: ValuesFile;
  };
  "GET /api/lessons": {
    query: LessonQuery;
    answer: LessonList;
  };
  "POST /api/lessons/play": {
    body: PlayLesson;
    answer: LessonTold;
  };
  "POST /api/lessons/why-not": {
    body: LessonWhyNot;
    answer: Reasons;
  };
  "POST /api/lessons/payments": {
    body: LessonPayments;
    answer: PaymentsTold;
  };
}
export interface Health {
  status: "ok";
  version: string;
  protocol: number;
}
export interface Levels {
  levels: LevelInfo[];
}
/**
 * A level of the bots: what it is like, and the longest it thinks about a question, in seconds.
 */
export interface LevelInfo {
  name: string;
  about: string;
  seconds: number;
}
export interface PublicPage {
  limit?: number;
  offset?: number;
  status?: ("over" | "playing" | "waiting") | null;
}
export interface TableList {
  tables: TableInfo[];
}
/**
 * A new table. `seats` names a bot's level for each seat, or None for a person; left out, all are for people.
 *
 * With `record` (and `choices`, how many of them to keep) or `point` it goes on from there, without `game`.
 */
export interface CreateTable {
  game?: GameChoice | null;
  settings?: Settings;
  seats?: (string | null)[] | null;
  record?: {
    [k: string]: unknown;
  } | null;
  choices?: number | null;
  point?: Point | null;
}
/**
 * A point of a finished game at another table.
 */
export interface Point {
  /**
   * the id of a table, as in its link
   */
  table: string;
  choices: number;
}
export interface Created {
  id: string;
}
export interface Page {
  limit?: number;
}
/**
 * `bots`: let the bots play it, if they have not yet.
 */
export interface DailyPage {
  bots?: boolean;
}
/**
 * The deal of a day: the same layout for everybody, on the first seat, against the bot `opponent`.
 *
 * Each level plays it `games` times. `best` is my own best of the `played` games that I finished; `table` is a game
 * of mine that goes on.
 */
export interface DailyDeal {
  /**
   * a date in UTC
   */
  day: string;
  game: GameChoice;
  opponent: string;
  games: number;
  levels: LevelScore[];
  played: number;
  best: DailyScore | null;
  table: string | null;
}
/**
 * What a level of the bots has reached on the first seat: the best of the `games` that it has played so far.
 */
export interface LevelScore {
  level: string;
  games: number;
  best: DailyScore | null;
}
/**
 * Points on the first seat of a daily deal, and those of the opponent.
 */
export interface DailyScore {
  points: number;
  against: number;
}
/**
 * As which seat (left out: one's own, or a spectator), from which update on, how many; sentences in a language.
 *
 * `watch`: as a spectator, even if one sits there.
 */
export interface ReplayPart {
  seat?: number | null;
  watch?: boolean;
  start?: number;
  count?: number;
  words?: Language | null;
}
/**
 * A part of a game as one audience saw it: `updates` from number `start` of `total`; `names` as they sat.
 *
 * `words`: the same in sentences, if they were asked for. `choices`: how many choices had been made at each of the
 * updates, to go on from there; None while the game goes on.
 */
export interface Replay {
  total: number;
  start: number;
  audience: number | null;
  names: string[];
  updates: Update[];
  words: Words[] | null;
  choices: number[] | null;
}
/**
 * Replay a record as a seat, or a spectator, would see it, with sentences in a language.
 */
export interface ReplayRecord {
  record: {
    [k: string]: unknown;
  };
  seat?: number | null;
  start?: number;
  count?: number;
  words?: Language | null;
}
/**
 * Card values to be checked: as they are, or the text of a TOML file; with warnings in a language.
 */
export interface CheckValues {
  values?: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
  text?: string | null;
  words?: Language;
}
/**
 * The values that can be played with, only where they differ from ours, also as TOML.
 *
 * `refusals` tell what cannot be and is left out; `warnings` what contradicts a rulebook.
 */
export interface CheckedValues {
  values: {
    [k: string]: {
      [k: string]:
        | number
        | boolean
        | string
        | {
            [k: string]: number | string | (number | string)[];
          };
    };
  };
  toml: string;
  refusals: ValueNote[];
  warnings: ValueNote[];
}
/**
 * What is wrong, or doubtful, about a value of these cards or wonders.
 */
export interface ValueNote {
  cards: string[];
  field: string;
  text: string;
}
/**
 * The file that is being edited (`gunsteel cards --edit`), with its values; no name: there is none.
 */
export interface ValuesFile {
  name: string | null;
  values: {
    [k: string]: {
      [k: string]:
        | number
        | boolean
        | string
        | {
            [k: string]: number | string | (number | string)[];
          };
    };
  };
}
/**
 * Card values for the file that is being edited.
 */
export interface SaveValues {
  values: {
    [k: string]: {
      [k: string]: unknown;
    };
  };
}
export interface LessonQuery {
  words?: Language;
}
/**
 * In the order in which they are offered; the first one is the guided game.
 */
export interface LessonList {
  lessons: LessonInfo[];
}
/**
 * A lesson: how many steps it has, its title, and what it is about.
 */
export interface LessonInfo {
  id: string;
  steps: number;
  title: string;
  about: string;
}
/**
 * A lesson with all answers so far, the newest one last.
 */
export interface PlayLesson {
  /**
   * a lesson of `GET /api/lessons`
   */
  lesson: string;
  /**
   * all answers of the learner so far; an empty one goes on after reading
   *
   * @maxItems 200
   */
  answers?: string[][];
  words?: Language;
}
/**
 * Where the learner is after the answers.
 *
 * `done` of `steps` are done. `taken`: whether the newest answer was; if not, `objection` says why, and it does not
 * belong to the answers from now on. `afterwards` is about the step before. `asks`: whether an answer of the game is
 * expected; else an empty one goes on. `updates`: what the newest answer led to, the last one being the position;
 * `words`: the same in sentences. `spotlight`: what the sentence is about (docs/lessons.md).
 */
export interface LessonTold {
  game: GameChoice;
  names: string[];
  guide: string;
  title: string;
  done: number;
  steps: number;
  taken: boolean;
  heading: string;
  sentence: string;
  afterwards: string;
  objection: string[];
  spotlight: string[];
  asks: boolean;
  updates: Update[];
  words: Words[];
}
/**
 * Why an option is not on offer after these answers; `buying`: what is missing to buy it.
 */
export interface LessonWhyNot {
  /**
   * a lesson of `GET /api/lessons`
   */
  lesson: string;
  option: string;
  /**
   * all answers of the learner so far; an empty one goes on after reading
   *
   * @maxItems 200
   */
  answers?: string[][];
  words?: Language;
  buying?: boolean;
}
/**
 * How to pay after these answers, as `payments` of the socket.
 */
export interface LessonPayments {
  /**
   * a lesson of `GET /api/lessons`
   */
  lesson: string;
  /**
   * all answers of the learner so far; an empty one goes on after reading
   *
   * @maxItems 200
   */
  answers?: string[][];
  words?: Language;
  option?: string | null;
  /**
   * @maxItems 64
   */
  chosen?: string[];
}
/**
 * What was wrong, in a sentence; nothing was changed.
 */
export interface Problem {
  code: string;
  text: string;
}
