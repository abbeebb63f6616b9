// Written by `make types-web` from the server's own types. Do not edit.

/** Who has a seat, as everybody may see it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string | null;
  /** The bot that plays this seat now, also while it stands in for a person who left. */
  bot: string | null;
  /** Whether that person has the table open and has not left the seat. */
  present: boolean;
  /** Whether that person left the seat on purpose during the match. */
  left: boolean;
  /** In games in real time: the round trip in milliseconds that this seat's last move was credited with. */
  distance: number | null;
  /** Where a person is away and no bot plays: milliseconds until anybody at the table may seat the stand-in. */
  stand_in_after: number | null;
  /** The seats whose people want the stand-in here before that. */
  votes: readonly number[];
  votes_needed: number;
}

/** A start that waits until everybody has committed, and then opened. */
export interface StartInfo {
  /** The seats that have not. */
  waiting_for: readonly number[];
  /** Milliseconds until the start is undone. */
  left: number;
}

/** A pause before chance moves on. It ends as soon as everybody it waits for has said `ready`. */
export interface PauseInfo {
  /** The seats of the people here who have not. */
  waiting_for: readonly number[];
  /** Milliseconds until it ends without them; null if it waits for as long as they like. */
  left: number | null;
}

/** How likely one thing is with the best play for it. */
export interface ChanceInfo {
  /** What it is, as `yam odds` names it: a box, a square or a series. */
  target: string;
  probability: number;
  /** The same, exact: `5/36`. */
  fraction: string;
  /** The dice to keep for it at the next throw; null if there is nothing to choose. */
  keep: string | null;
}

/** The moment of another match from which this one goes on. */
export interface PlayedOn {
  /** The table of that match; null for those who have no seat here and do not own the table. */
  table: string | null;
  /** How many entries its log had then, the header not counted; 0 is its start. */
  step: number;
  /** Whether what players did not know is as it was there, or was drawn anew. */
  hidden: "anew" | "as-it-was";
}

/** A table as one reader sees it: `you`, `owner` and `your_move` are about that reader. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: readonly SeatInfo[];
  /** Seconds for each move, or no clock. */
  clock: number | null;
  /** The bot that plays for those who are away; null if the game is not known here. */
  stand_in: string | null;
  public: boolean;
  /** Whether players may ask for the odds of their dice. */
  odds: boolean;
  /** Whether some know what others do not, as far as it is known: from the start of the match on. */
  hides: boolean;
  /** When players may ask the coach for hints: see `NewTable`. */
  hints: "agreed" | "bots" | "never";
  /** The seats whose people agreed that everybody may. */
  hints_agreed: readonly number[];
  /** Whether whoever is to move may ask for a hint now, as people are seated and agreed. */
  hints_allowed: boolean;
  status: "over" | "playing" | "waiting";
  /** The hash of the secret behind the dice, public as soon as the table exists. */
  commitment: string;
  /** By seat, the hash of the entropy that its person adds to the dice. */
  commitments: readonly (string | null)[];
  starting: StartInfo | null;
  /** Earlier starts that came to nothing, with all that was committed to and opened. The record keeps them. */
  undone_starts: readonly UndoneStart[];
  you: number | null;
  owner: boolean;
  /** Where the owner sits, if they do. */
  owner_seat: number | null;
  /** Before the start, while the owner is away: the seat of the person who will own the table. */
  heir: number | null;
  /** Milliseconds until then. */
  heir_after: number | null;
  your_move: boolean;
  /** The table of the rematch, if there is one. */
  next: string | null;
  created: string;
  /** Whether the owner removed you from this table, so that you cannot sit down again. */
  removed: boolean;
  /** Of which match it goes on, if it does not begin as usual. */
  played_on: PlayedOn | null;
  /** Why the match cannot be shown or played here, if it cannot. Its record can be downloaded once it is over. */
  unreadable: "damaged" | "version" | null;
}

/** A start of the match that came to nothing, because not everybody opened their entropy. */
export interface UndoneStart {
  /** Somebody did not open in time, somebody stood up, or the owner called the start off. */
  why: "late" | "left" | "owner";
  /** The names by seat, as they were then. */
  seats: readonly string[];
  /** The seats that had not opened. */
  missing: readonly number[];
  commitment: string;
  secret: string;
  commitments: readonly (string | null)[];
  openings: readonly (string | null)[];
}

/** You, as the server knows you. The token is shown once, if you asked for one instead of a cookie. */
export interface Me {
  name: string;
  tables: readonly TableInfo[];
  token: string | null;
}

export interface OptionInfo {
  name: string;
  about: string;
  /** The listed values. */
  choices: readonly unknown[];
  /** The type of other values, if it takes any. */
  free: "list" | "number" | "text" | null;
  default: unknown;
}

export interface BotInfo {
  name: string;
  /** One line about how it plays. */
  about: string;
}

export interface GameInfo {
  id: string;
  name: string;
  about: string;
  /** The version of its rules. */
  rules: number;
  fewest: number;
  /** Seats. */
  most: number;
  options: readonly OptionInfo[];
  bots: readonly string[];
  /** Those that play only at a table of one seat. */
  solo_bots: readonly string[];
  /** The one that is seated where nobody chose. */
  usual_bot: string;
  /** All of these bots by id. */
  bot_info: Record<string, BotInfo>;
  /** Whether everybody plays at the same time, against the clock of the rules: no table has a clock of more than `SLOWEST_IN_REAL_TIME` seconds. */
  real_time: boolean;
  /** Whether a table may show the odds of the dice. */
  odds: boolean;
  /** Whether there are hints at a table, and analyses of its matches. */
  coach: boolean;
  /** Whether there are questions to practise. */
  practice: boolean;
  /** By name, options that go well together. */
  presets: Record<string, Record<string, unknown>>;
}

/** The first message: your name as the server knows it (null: a spectator), and its version. */
export interface Welcome {
  say: "welcome";
  name: string | null;
  version: string;
}

/** The table has changed: somebody sat down, left or came back, the match started, a rematch was made. */
export interface Table {
  say: "table";
  table: TableInfo;
}

/** A move as you may see it, numbered. `what` has a kind and fields, redacted where it is secret. */
export interface Event {
  say: "event";
  table: string;
  event: number;
  by: number | Mover;
  what: Record<string, unknown>;
  at: number;
  news: readonly Record<string, unknown>[];
  told: readonly Said[];
  view: Record<string, unknown> | null;
  /** Only in a replay: the number of its entry in the log, by which the analysis and `play-on` mean it. */
  step?: number;
}

export type Mover = "chance" | "clock";

/** A message and what it needs; as an argument, a part of another message: the name of a box. */
export interface Said {
  arg: "said";
  id: string;
  args: Record<string, number | string | Seats | DiceShown | CardsShown | Row | Said>;
}

/** The names of these seats, as a list. */
export interface Seats {
  arg: "seats";
  seats: readonly number[];
}

export type Dice = string;

export interface DiceShown {
  arg: "dice";
  dice: Dice;
}

export type Card = string;

export interface CardsShown {
  arg: "cards";
  cards: readonly Card[];
}

/** Several words beside each other: the letters of eight colours. */
export interface Row {
  arg: "row";
  parts: readonly Said[];
}

/** The match after event `event` as you may see it, and what you may do. */
export interface Position {
  say: "position";
  table: string;
  event: number;
  view: Record<string, unknown>;
  legal: readonly Record<string, unknown>[];
  deadline: number | null;
  time_left: number | null;
  pause: PauseInfo | null;
  /** The places in `legal` of actions that give something up: ask the player first. */
  asks: readonly number[];
  /** Whether you can take your last move back now, with the action `{"kind": "take_back"}`. */
  take_back: boolean;
}

/** Your command is stored, as event `event`. */
export interface Ack {
  say: "ack";
  table: string;
  command: string;
  event: number;
}

/** Nothing was changed. `code` says why, `params` are the values for its sentence. */
export interface Refused {
  say: "refused";
  code: string;
  params: Record<string, unknown>;
  table: string | null;
  command: string | null;
}

/** The odds that you asked for, of the dice as you may see them after event `event`. */
export interface Odds {
  say: "odds";
  table: string;
  command: string;
  event: number;
  chances: readonly ChanceInfo[];
}

/** The hint that you asked for, in the position after event `event`. */
export interface Hinted {
  say: "hint";
  table: string;
  command: string;
  event: number;
  hint: Hint;
}

/** The best that a seat can do, and what else it could. */
export interface Hint {
  best: Option;
  /** The best first. */
  options: readonly Option[];
  unit: "points" | "win";
  exact: boolean;
  why: Said | null;
}

/** Something that could be chosen. */
export interface Option {
  action: unknown;
  /** Its short text, as it can be typed: `keep 555`. */
  text: string;
  /** The same as a sentence, in no language yet. */
  told: readonly Said[];
  /** To the player who chooses, in the unit of the analysis. */
  worth: number;
  /** How far the worth may be off: one standard error of rollouts. null where none were made. */
  error: number | null;
}

/** What the action that you asked about would cost. */
export interface Cautioned {
  say: "caution";
  table: string;
  command: string;
  event: number;
  caution: Caution;
}

/** What a choice would cost, before it is made. */
export interface Caution {
  chosen: Option;
  best: Option;
  cost: number;
  unit: "points" | "win";
  mark: "blunder" | "inaccuracy" | "mistake" | null;
  why: Said | null;
}

export interface Ping {
  say: "ping";
  n: number;
}

/** The body of every refusal over HTTP. */
export interface Failure {
  code: string;
  params: Record<string, unknown>;
}

/** How far you have come in the practice of a game. */
export interface PracticeInfo {
  game: string;
  /** How many there are for you, your own mistakes included. */
  questions: number;
  /** How many of them are your own mistakes. */
  mistakes: number;
  /** Those that you answered well three times, days apart. */
  learned: number;
  /** Those that come again now. */
  due: number;
  /** Those that you have answered at least once. */
  asked: number;
  answers: number;
  /** Of all answers together, each out of a hundred. */
  points: number;
  /** Good answers in a row. */
  streak: number;
  best_streak: number;
}

/** A position as its player saw it, and what they could do: what is best here? */
export interface AskedQuestion {
  id: string;
  /** How often you have answered it: an answer names it, so that none counts twice. */
  times: number;
  /** Whether it is from a match of yours, or from the set of the game. */
  source: "generated" | "mistake";
  /** Their version. */
  rules: number;
  options: Record<string, unknown>;
  /** How many there are at that table. */
  seats: number;
  /** Yours. */
  seat: number;
  view: Record<string, unknown>;
  legal: readonly Record<string, unknown>[];
}

/** How far you are, and what you are asked next: null if all questions are to be skipped. */
export interface PracticeQuestion {
  progress: PracticeInfo;
  question: AskedQuestion | null;
}

/** What your answer was worth, and when the question comes again. */
export interface PracticeGraded {
  /** Out of a hundred. */
  points: number;
  /** What it cost, what was better, and why. */
  caution: Caution;
  /** How well you know the question now, from 1. */
  stage: number;
  stages: number;
  /** Seconds until it is due again. */
  again: number;
  progress: PracticeInfo;
}

/** Your mistakes in a match are among your questions. */
export interface MistakesAdded {
  status: "done";
  /** How many there are in this match. */
  found: number;
  /** How many of them were not there before. */
  added: number;
}

/** Take a name. `token`: answer with a token instead of a cookie, for programs. */
export interface Introduce {
  name: string;
  token?: boolean;
}

export interface SeatWish {
  kind: "bot" | "me" | "open";
  bot?: string | null;
}

export interface NewTable {
  game: string;
  seats: readonly SeatWish[];
  options?: Record<string, unknown>;
  clock?: number | null;
  public?: boolean;
  stand_in?: string | null;
  /** Whether players may ask for the odds of their dice. */
  odds?: boolean;
  /** When players may ask the coach for hints: `bots`, one person among bots may, and several once all of them agreed; `agreed`, only once every person did, also one alone; `never`. */
  hints?: "agreed" | "bots" | "never";
}

/** Take an open seat, and commit to the entropy that you add to the dice: its hash, as docs/record.md says. */
export interface Sit {
  seat: number;
  commitment?: string | null;
}

/** Open what you committed to: 16 to 64 bytes in hex. */
export interface Open {
  entropy: string;
}

/** Give a seat to a bot: an open one before the start, during the match one whose person left or is away. */
export interface PutBot {
  seat: number;
  bot?: string | null;
}

/** Take a bot out, or remove a guest, before the start. With a name, only if that is who sits there. */
export interface Remove {
  seat: number;
  name?: string | null;
}

/** Vote to seat the stand-in for somebody who is away, before the grace time is over. */
export interface Vote {
  seat: number;
}

/** Play on from a moment of a match that is over, with bots in the other seats. */
export interface PlayOn {
  /** How many entries its log had then, as the replay and the analysis number them; 0 is the start. */
  step: number;
  /** The seat you take; null: that of whoever is to act then. */
  seat?: number | null;
  /** What you did not know then: as it was, or drawn `anew`. */
  hidden?: "anew" | "as-it-was";
  /** The bot of the other seats; null: the game's usual one. */
  bot?: string | null;
}

/** Agree that everybody at your table may ask the coach for hints, or take that back. */
export interface AgreeHints {
  agree: boolean;
}

/** Ask for a question of practice, but for those that you had just now. */
export interface NextQuestion {
  skip?: readonly string[];
}

/** Choose one of the legal actions. `times` is that of the question: each time it is asked it is answered once. */
export interface AnswerQuestion {
  question: string;
  times: number;
  action: Record<string, unknown>;
}

/** The first message of a client without a cookie: its token. */
export interface Hello {
  say: "hello";
  token: string;
}

/** Follow this table: every event after number `since` (0: from the start of the match). */
export interface Watch {
  say: "watch";
  table: string;
  since?: number;
}

export interface Unwatch {
  say: "unwatch";
  table: string;
}

/** Make a move. `action` has the form given in the documentation of the game, or is its short text: `keep 44`. */
export interface Act {
  say: "act";
  table: string;
  command: string;
  action: Record<string, unknown> | string;
  after?: number | null;
}

/** You have seen the position after this event, and are ready for what follows. It ends a `pause` for you. */
export interface Ready {
  say: "ready";
  table: string;
  event: number;
}

/** Ask for the odds of the dice as they lie after this event, as far as you may see them. */
export interface AskOdds {
  say: "odds";
  table: string;
  command: string;
  event: number;
}

/** Ask the coach for the best that you can do now, in the position after this event. It must be your turn. */
export interface AskHint {
  say: "askhint";
  table: string;
  command: string;
  event: number;
}

/** Ask the coach what this action would cost, before you make it. `action` is one of the legal ones. */
export interface AskCaution {
  say: "askcaution";
  table: string;
  command: string;
  event: number;
  action: Record<string, unknown>;
}

/** The answer to a `ping`, at once. It measures your round trip, for games in real time. */
export interface Pong {
  say: "pong";
  n: number;
}

export type Incoming = Hello | Watch | Unwatch | Act | Ready | AskOdds | AskHint | AskCaution | Pong;

export type Outgoing = Welcome | Table | Event | Position | Ack | Refused | Odds | Hinted | Cautioned | Ping;
