// Written by `make types-web` from the server's own types. Do not edit.
import type { Box, Dice, Keep, Opening, Result, Score, Starts, Throw, Tied, Turn } from '../shared.gen';

export type { Box, Dice, Keep, Opening, Result, Score, Starts, Throw, Tied, Turn };

export interface YamsView {
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
  options: YamsOptions;
  /** By seat, what stands in each box; null while it is open. */
  sheets: readonly (readonly (number | null)[])[];
  /** By seat, the points of extra yams. */
  extra_yams: readonly number[];
  /** By seat, part by part; the lower part has the extra yams. */
  scores: readonly Score[];
  /** By seat. */
  totals: readonly number[];
  /** By box, what the dice on the table would score there; null where they can't be written. Empty between throws. */
  worth: readonly (number | null)[];
  /** What these dice score beside that, in any box: an extra yam. */
  extra: number;
}

export interface YamsOptions {
  /** How many dice in a row a small straight takes. */
  straights: "five" | "four";
  /** Whether five alike still count once the yam box is closed. */
  extra_yams: "no" | "yes";
}

export type View = YamsView;

export type Options = YamsOptions;

/** Close a box of one's own sheet with what the dice are worth there, be it zero; ends the turn. */
export interface Write {
  kind: "write";
  box: Box;
}

export type Action = Keep | Write;

export type Seen = Keep | Write | Throw;

/** Points beside those of the box: the upper part is worth enough, or it was an extra yam. */
export interface Bonus {
  kind: "bonus";
  seat: number;
  /** What they are for. */
  of: "extra_yam" | "upper";
  points: number;
}

export type News = Tied | Starts | Bonus;

export const FACTS = {"boxes":["aces","twos","threes","fours","fives","sixes","brelan","carre","full","small_straight","large_straight","yam","chance"],"upper":6,"bonus":35,"bonus_from":63,"throws":3} as const;
