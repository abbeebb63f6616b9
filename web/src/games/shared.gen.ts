// Written by `make types-web` from the server's own types. Do not edit.

/** Whose move it is. Several seats may act at once, and the clock too. If nobody may, the match is over. */
export interface Turn {
  /** Those that may move now. */
  seats: readonly number[];
  /** Whether dice or cards are to come next. */
  chance: boolean;
  /** Whether the clock may move: time can run out. */
  clock: boolean;
}

/** How a match ended: each seat's score and place, and the reason. */
export interface Result {
  /** By seat. */
  scores: readonly number[];
  /** By seat, from 1. */
  places: readonly number[];
  /** A word of the game's own for how it ended. */
  reason: string;
}

export type Dice = string;

export type Box = "aces" | "brelan" | "carre" | "chance" | "fives" | "fours" | "full" | "large_straight" | "sixes" | "small_straight" | "threes" | "twos" | "yam";

/** What a sheet is worth as it stands, part by part. */
export interface Score {
  /** The six boxes of faces. */
  upper: number;
  /** For enough points in them. */
  bonus: number;
  /** The other boxes. */
  lower: number;
}

/** Public, and the same in every game that throws or draws for the start. */
export interface Opening {
  /** The seats that may still start. */
  contenders: readonly number[];
  /** What they got so far, in the order of `contenders`. */
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
  /** Who starts. */
  seat: number;
}
