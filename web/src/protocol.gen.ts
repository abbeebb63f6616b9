// Written by `make types-web` from the server's own types. Do not edit.

/** Who has a seat, as everybody may see it. */
export interface SeatInfo {
  kind: "bot" | "open" | "person";
  name: string | null;
  bot: string | null;
  present: boolean;
}

/** A table as one reader sees it: `you`, `owner` and `your_move` are about that reader. */
export interface TableInfo {
  id: string;
  game: string;
  options: Record<string, unknown>;
  seats: readonly SeatInfo[];
  clock: number | null;
  public: boolean;
  status: "over" | "playing" | "waiting";
  commitment: string;
  you: number | null;
  owner: boolean;
  your_move: boolean;
  next: string | null;
  created: string;
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
  choices: readonly unknown[];
  free: "list" | "number" | "text" | null;
  default: unknown;
}

export interface GameInfo {
  id: string;
  name: string;
  about: string;
  rules: number;
  fewest: number;
  most: number;
  options: readonly OptionInfo[];
  bots: readonly string[];
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
}

/** A sentence by its id, with what it needs; it is put into words where it is read. */
export interface Said {
  arg: "said";
  id: string;
  args: Record<string, CardsShown | DiceShown | Row | Said | Seats | number | string>;
}

/** Told as the names of those who sit there. */
export interface Seats {
  arg: "seats";
  seats: readonly number[];
}

export interface DiceShown {
  arg: "dice";
  dice: string;
}

/** Several words beside each other: the letters of eight colours. */
export interface Row {
  arg: "row";
  parts: readonly Said[];
}

export interface CardsShown {
  arg: "cards";
  cards: readonly string[];
}

export type Mover = "chance" | "clock";

/** The match after event `event` as you may see it, and what you may do. */
export interface Position {
  say: "position";
  table: string;
  event: number;
  view: Record<string, unknown>;
  legal: readonly Record<string, unknown>[];
  deadline: number | null;
  time_left: number | null;
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

export interface Ping {
  say: "ping";
  n: number;
}

/** The body of every refusal over HTTP. */
export interface Failure {
  code: string;
  params: Record<string, unknown>;
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
}

/** Take an open seat, if you like with entropy of your own for the dice. */
export interface Sit {
  seat: number;
  entropy?: string | null;
}

/** Give an open or abandoned seat to a bot. */
export interface PutBot {
  seat: number;
  bot: string;
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

/** Make a move. `action` has the form given in the documentation of the game. */
export interface Act {
  say: "act";
  table: string;
  command: string;
  action: Record<string, unknown>;
  after?: number | null;
}

/** The answer to a `ping`, at once. It measures your round trip, for games in real time. */
export interface Pong {
  say: "pong";
  n: number;
}

export type Incoming = Hello | Watch | Unwatch | Act | Pong;

export type Outgoing = Welcome | Table | Event | Position | Ack | Refused | Ping;
