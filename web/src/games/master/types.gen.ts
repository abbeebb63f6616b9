// Written by `make types-web` from the server's own types. Do not edit.
import type { Dice, Keep, Opening, Result, Starts, Throw, Tied, Turn } from '../shared.gen';

export type { Dice, Keep, Opening, Result, Starts, Throw, Tied, Turn };

export interface MasterView {
  turn: Turn;
  result: Result | null;
  phase: "choosing" | "opening" | "over" | "throwing";
  seat: number;
  dice: Dice;
  to_throw: number;
  throws_left: number;
  opening: Opening | null;
  options: MasterOptions;
  declared: boolean;
  dare: "lost" | "made" | "none" | "on";
  yam: boolean;
  board: readonly Spot[];
  sides: readonly Side[];
  last: "a1" | "a2" | "a3" | "a4" | "a5" | "b1" | "b2" | "b3" | "b4" | "b5" | "c1" | "c2" | "c3" | "c4" | "c5" | "d1" | "d2" | "d3" | "d4" | "d5" | "e1" | "e2" | "e3" | "e4" | "e5" | null;
  turns_left: number;
}

export interface MasterOptions {
  defi: "choice" | "forced";
}

/** One square of the board. */
export interface Spot {
  square: "a1" | "a2" | "a3" | "a4" | "a5" | "b1" | "b2" | "b3" | "b4" | "b5" | "c1" | "c2" | "c3" | "c4" | "c5" | "d1" | "d2" | "d3" | "d4" | "d5" | "e1" | "e2" | "e3" | "e4" | "e5";
  needs: Combination;
  pawn: number | null;
  open: boolean;
}

export type Combination = "1" | "2" | "3" | "4" | "5" | "6" | "carre" | "defi" | "full" | "low" | "sec" | "suite" | "yam";

/** What a player has on the board and beside it. */
export interface Side {
  pawns_left: number;
  points: number;
  alignments: readonly Alignment[];
}

/** Neighbouring pawns of one player in a straight line, as many as there are: three or more. */
export interface Alignment {
  squares: readonly ("a1" | "a2" | "a3" | "a4" | "a5" | "b1" | "b2" | "b3" | "b4" | "b5" | "c1" | "c2" | "c3" | "c4" | "c5" | "d1" | "d2" | "d3" | "d4" | "d5" | "e1" | "e2" | "e3" | "e4" | "e5")[];
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
  points: number;
  gained: number;
}

/** Five pawns in a row win at once, whatever the points. */
export interface FiveInARow {
  kind: "five_in_a_row";
  seat: number;
}

export type News = Tied | Starts | DefiMade | DefiFailed | Passed | Scored | FiveInARow;

export const FACTS = {"side":5} as const;
