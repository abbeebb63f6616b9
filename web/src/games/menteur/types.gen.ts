// Written by `make types-web` from the server's own types. Do not edit.
import type { Box, Dice, Keep, Opening, Result, Score, Starts, Throw, Tied, Turn } from '../shared.gen';

export type { Box, Dice, Keep, Opening, Result, Score, Starts, Throw, Tied, Turn };

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

export interface MenteurOptions {
  reroll_counts: "hidden" | "shown";
  truth: "at_least" | "exact";
  chance: "any_time" | "last";
}

/** What is under the cups, seen only by the player who threw. */
export interface Cups {
  locked: Dice;
  thrown: Dice;
  worth: readonly number[];
  honest: readonly (readonly number[])[];
}

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

export type View = MenteurView;

export type Options = MenteurOptions;

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

/** What the others see of a throw under the cup. */
export interface HiddenThrow {
  kind: "hidden_throw";
}

export type Seen = Keep | Announce | Accept | Challenge | Silence | HiddenKeep | HiddenDecision | Throw | HiddenThrow;

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
