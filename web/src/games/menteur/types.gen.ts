// Written by `make types-web` from the server's own types. Do not edit.

export interface MenteurView {
  turn: Turn;
  result: Result | null;
  options: MenteurOptions;
  phase: "announcing" | "deciding" | "opening" | "over" | "throwing";
  you: number | null;
  seat: number;
  throws: number;
  thrown_again: readonly number[];
  to_throw: number | null;
  cups: Cups | null;
  announceable: readonly Box[];
  announced: Announce | null;
  challengers: readonly number[];
  sheets: readonly Sheet[];
  scores: readonly Score[];
  totals: readonly number[];
  last_turns: readonly number[] | null;
  opening: Opening | null;
}

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

export interface MenteurOptions {
  reroll_counts: "hidden" | "shown";
  truth: "at_least" | "exact";
  chance: "any_time" | "last";
}

export type Dice = string;

/** What is under the cups, seen only by the player who threw. */
export interface Cups {
  locked: Dice;
  thrown: Dice;
  worth: readonly number[];
  honest: readonly (readonly number[])[];
}

export type Box = "aces" | "brelan" | "carre" | "chance" | "fives" | "fours" | "full" | "large_straight" | "sixes" | "small_straight" | "threes" | "twos" | "yam";

export interface Announce {
  kind: "announce";
  box: Box;
  points: number;
}

/** A box is open, written, or struck out by its second cross; only an open one can be announced or written. */
export interface Sheet {
  points: readonly (number | null)[];
  crosses: readonly number[];
}

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

export type View = MenteurView;

export type Options = MenteurOptions;

/** Put these dice aside and throw the others again. */
export interface Keep {
  kind: "keep";
  dice: Dice;
}

/** Believe the announcement. */
export interface Accept {
  kind: "accept";
}

/** Call the announcement a bluff. */
export interface Challenge {
  kind: "challenge";
}

/** The clock's move: players who have not decided accept. */
export interface Silence {
  kind: "silence";
}

export type Action = Keep | Announce | Accept | Challenge | Silence;

/** What the others see of a keep: that the player throws again, and how many dice if the table shows that. */
export interface HiddenKeep {
  kind: "hidden_keep";
  thrown: number | null;
}

/** What the others see of a decision. Once all are in, the news tell what they were. */
export interface HiddenDecision {
  kind: "hidden_decision";
}

/** The dice that were thrown, without those put aside. */
export interface Throw {
  kind: "throw";
  dice: Dice;
}

/** What the others see of a throw under the cup. */
export interface HiddenThrow {
  kind: "hidden_throw";
}

export type Seen = Keep | Announce | Accept | Challenge | Silence | HiddenKeep | HiddenDecision | Throw | HiddenThrow;

/** These seats tied for the start, and try again. */
export interface Tied {
  kind: "tied";
  seats: readonly number[];
}

export interface Starts {
  kind: "starts";
  seat: number;
}

/** Nobody challenged. */
export interface Believed {
  kind: "believed";
  seat: number;
}

/** The cups were lifted. */
export interface Shown {
  kind: "shown";
  seat: number;
  challengers: readonly number[];
  dice: Dice;
  true: boolean;
}

export interface Wrote {
  kind: "wrote";
  seats: readonly number[];
  box: Box;
  points: number;
}

/** These seats got a cross that changed their sheet. */
export interface Crossed {
  kind: "crossed";
  seats: readonly number[];
  box: Box;
}

/** These seats got their second cross: the box is struck out. */
export interface Barred {
  kind: "barred";
  seats: readonly number[];
  box: Box;
}

export interface LastRound {
  kind: "last_round";
  finished: readonly number[];
}

/** No box was left open for this seat's last turn. */
export interface Skipped {
  kind: "skipped";
  seat: number;
}

export type News = Tied | Starts | Believed | Shown | Wrote | Crossed | Barred | LastRound | Skipped;

export const FACTS = {"boxes":["aces","twos","threes","fours","fives","sixes","brelan","carre","full","small_straight","large_straight","yam","chance"],"upper":6,"bonus":35,"bonus_from":63,"crosses_to_bar":2} as const;
