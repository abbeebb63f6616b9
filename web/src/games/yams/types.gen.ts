// Written by `make types-web` from the server's own types. Do not edit.
import type { Box, Dice, Keep, Opening, Result, Score, Starts, Throw, Tied, Turn } from '../shared.gen';

export type { Box, Dice, Keep, Opening, Result, Score, Starts, Throw, Tied, Turn };

export interface YamsView {
  turn: Turn;
  result: Result | null;
  phase: "choosing" | "opening" | "over" | "throwing";
  seat: number;
  dice: Dice;
  to_throw: number;
  throws_left: number;
  opening: Opening | null;
  options: YamsOptions;
  sheets: readonly (readonly (number | null)[])[];
  extra_yams: readonly number[];
  scores: readonly Score[];
  totals: readonly number[];
  worth: readonly (number | null)[];
  extra: number;
}

export interface YamsOptions {
  straights: "five" | "four";
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
  of: "extra_yam" | "upper";
  points: number;
}

export type News = Tied | Starts | Bonus;

export const FACTS = {"boxes":["aces","twos","threes","fours","fives","sixes","brelan","carre","full","small_straight","large_straight","yam","chance"],"upper":6,"bonus":35,"bonus_from":63} as const;
