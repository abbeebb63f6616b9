// Written by `make types-web` from the server's own types. Do not edit.

export type Dice = string;

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

/** Whose move it is. Several seats may act at once, and the clock beside them; nobody: it is over. */
export interface Turn {
  seats: readonly number[];
  chance: boolean;
  clock: boolean;
}

/** How a match ended: by seat the score and the place, and why it ended. */
export interface Result {
  scores: readonly number[];
  places: readonly number[];
  reason: string;
}

/** Public, and the same in every game that throws or draws for the start. */
export interface Opening {
  contenders: readonly number[];
  numbers: readonly number[];
}

export interface YamsOptions {
  straights: "five" | "four";
  extra_yams: "no" | "yes";
}

/** What a sheet is worth as it stands, part by part. */
export interface Score {
  upper: number;
  bonus: number;
  lower: number;
}

export type View = YamsView;

export type Options = YamsOptions;

/** Put these dice aside and throw the others again. */
export interface Keep {
  kind: "keep";
  dice: Dice;
}

/** Close a box of one's own sheet with what the dice are worth there, be it zero; ends the turn. */
export interface Write {
  kind: "write";
  box: Box;
}

export type Box = "aces" | "brelan" | "carre" | "chance" | "fives" | "fours" | "full" | "large_straight" | "sixes" | "small_straight" | "threes" | "twos" | "yam";

export type Action = Keep | Write;

/** The dice that were thrown, without those put aside. */
export interface Throw {
  kind: "throw";
  dice: Dice;
}

export type Seen = Keep | Write | Throw;

/** The best for the start were equal; these seats try again. */
export interface Tied {
  kind: "tied";
  seats: readonly number[];
}

export interface Starts {
  kind: "starts";
  seat: number;
}

/** Points beside those of the box: the upper part is worth enough, or it was an extra yam. */
export interface Bonus {
  kind: "bonus";
  seat: number;
  of: "extra_yam" | "upper";
  points: number;
}

export type News = Tied | Starts | Bonus;

export const FACTS = {"boxes":["aces","twos","threes","fours","fives","sixes","brelan","carre","full","small_straight","large_straight","yam","chance"],"upper":6,"bonus":35,"bonus_from":63} as const;
