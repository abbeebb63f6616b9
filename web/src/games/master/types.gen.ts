// Written by `make types-web` from the server's own types. Do not edit.
import type { Dice, Keep, Opening, Result, Starts, Throw, Tied, Turn } from '../shared.gen';

export type { Dice, Keep, Opening, Result, Starts, Throw, Tied, Turn };

export interface MasterView {
  /** Who may move. */
  turn: Turn;
  /** null until the match is over. */
  result: Result | null;
  /** What is awaited: a throw, or a choice; or the start is decided, or all is over. */
  phase: "choosing" | "opening" | "over" | "throwing";
  /** Who is throwing or choosing. */
  seat: number;
  /** The dice on the table; while a throw is awaited, those put aside. */
  dice: Dice;
  /** How many dice chance is to throw now. */
  to_throw: number;
  /** Not counting the one that is awaited, if one is. */
  throws_left: number;
  /** While it is decided who starts: the seats that throw for it, and their totals so far. */
  opening: Opening | null;
  /** What the table agreed on. */
  options: MasterOptions;
  /** Whether a défi was declared in this turn. */
  declared: boolean;
  /** Where it stands: still to be thrown for, won by the dice on the table, or lost. */
  dare: "lost" | "made" | "none" | "on";
  /** Whether the dice on the table may remove an opposing pawn. */
  yam: boolean;
  /** Row by row. */
  board: readonly Spot[];
  /** By seat. */
  sides: readonly Side[];
  /** Where the last pawn was placed, as long as it stands. */
  last: "a1" | "a2" | "a3" | "a4" | "a5" | "b1" | "b2" | "b3" | "b4" | "b5" | "c1" | "c2" | "c3" | "c4" | "c5" | "d1" | "d2" | "d3" | "d4" | "d5" | "e1" | "e2" | "e3" | "e4" | "e5" | null;
  /** Until the match is scored as it stands, including the current turn. */
  turns_left: number;
}

export interface MasterOptions {
  /** Where a pawn may go after a défi is won: any square that the dice allow, or a Défi square only. */
  defi: "choice" | "forced";
}

/** One square of the board. */
export interface Spot {
  /** Column and row; `a1` is at the top left. */
  square: "a1" | "a2" | "a3" | "a4" | "a5" | "b1" | "b2" | "b3" | "b4" | "b5" | "c1" | "c2" | "c3" | "c4" | "c5" | "d1" | "d2" | "d3" | "d4" | "d5" | "e1" | "e2" | "e3" | "e4" | "e5";
  /** The combination that the square asks for. */
  needs: Combination;
  /** The seat whose pawn stands there. */
  pawn: number | null;
  /** Whether the dice on the table let a pawn be placed there now. */
  open: boolean;
}

export type Combination = "1" | "2" | "3" | "4" | "5" | "6" | "carre" | "defi" | "full" | "low" | "sec" | "suite" | "yam";

/** What a player has on the board and beside it. */
export interface Side {
  /** Beside the board, still to be placed. */
  pawns_left: number;
  /** What the player's lines are worth now. */
  points: number;
  /** What those points are for. */
  alignments: readonly Alignment[];
}

/** Neighbouring pawns of one player in a straight line, as many as there are: three or more. */
export interface Alignment {
  /** Where its pawns stand. */
  squares: readonly ("a1" | "a2" | "a3" | "a4" | "a5" | "b1" | "b2" | "b3" | "b4" | "b5" | "c1" | "c2" | "c3" | "c4" | "c5" | "d1" | "d2" | "d3" | "d4" | "d5" | "e1" | "e2" | "e3" | "e4" | "e5")[];
  /** What it is worth. */
  points: number;
}

export type View = MasterView;

export type Options = MasterOptions;

/** Take a défi: one of the next two throws must make a great combination. */
export interface Declare {
  kind: "declare";
}

/** Put a pawn on a free square of a combination made; ends the turn. */
export interface Place {
  kind: "place";
  square: "a1" | "a2" | "a3" | "a4" | "a5" | "b1" | "b2" | "b3" | "b4" | "b5" | "c1" | "c2" | "c3" | "c4" | "c5" | "d1" | "d2" | "d3" | "d4" | "d5" | "e1" | "e2" | "e3" | "e4" | "e5";
}

/** Yam Predator: five of a kind remove an opposing pawn from the board; ends the turn. */
export interface Remove {
  kind: "remove";
  square: "a1" | "a2" | "a3" | "a4" | "a5" | "b1" | "b2" | "b3" | "b4" | "b5" | "c1" | "c2" | "c3" | "c4" | "c5" | "d1" | "d2" | "d3" | "d4" | "d5" | "e1" | "e2" | "e3" | "e4" | "e5";
}

/** End the turn with nothing placed. */
export interface Stop {
  kind: "stop";
}

export type Action = Keep | Declare | Place | Remove | Stop;

export type Seen = Keep | Declare | Place | Remove | Stop | Throw;

/** The dice on the table win the défi that was declared. */
export interface DefiMade {
  kind: "defi_made";
  seat: number;
}

/** The turn ended and the défi was not won. */
export interface DefiFailed {
  kind: "defi_failed";
  seat: number;
  dice: Dice;
}

/** The turn ended with nothing placed. */
export interface Passed {
  kind: "passed";
  seat: number;
  dice: Dice;
}

/** A player's lines are worth more than before the move, or less. */
export interface Scored {
  kind: "scored";
  seat: number;
  /** What the lines are worth now. */
  points: number;
  /** Negative when a pawn was removed from a line. */
  gained: number;
}

/** Five pawns in a row win at once, whatever the points. */
export interface FiveInARow {
  kind: "five_in_a_row";
  seat: number;
}

export type News = Tied | Starts | DefiMade | DefiFailed | Passed | Scored | FiveInARow;

export const FACTS = {"side":5,"throws":3} as const;
