// Written by `make types-web` from the server's own types. Do not edit.

/** Whose move it is. Several seats may act at once, and the clock too. If nobody may, the match is over. */
export interface Turn {
  seats: readonly number[];
  chance: boolean;
  clock: boolean;
}

/** How a match ended: each seat's score and place, and the reason. */
export interface Result {
  scores: readonly number[];
  places: readonly number[];
  reason: string;
}

export type Dice = string;

export type Box = "aces" | "brelan" | "carre" | "chance" | "fives" | "fours" | "full" | "large_straight" | "sixes" | "small_straight" | "threes" | "twos" | "yam";

/** What a sheet is worth as it stands, part by part. */
export interface Score {
  upper: number;
  bonus: number;
  lower: number;
}

/** Public, and the same in every game that throws or draws for the start. */
export interface Opening {
  contenders: readonly number[];
  numbers: readonly number[];
}

/** Put these dice aside and throw the others again. */
export interface Keep {
  kind: "keep";
  dice: Dice;
}

/** The dice that were thrown, without those put aside. */
export interface Throw {
  kind: "throw";
  dice: Dice;
}

/** These seats tied for the start, and try again. */
export interface Tied {
  kind: "tied";
  seats: readonly number[];
}

export interface Starts {
  kind: "starts";
  seat: number;
}
