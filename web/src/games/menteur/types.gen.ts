// Written by `make types-web` from the server's own types. Do not edit.
import type { Box, Dice, Keep, Opening, Result, Score, Starts, Throw, Tied, Turn } from '../shared.gen';

export type { Box, Dice, Keep, Opening, Result, Score, Starts, Throw, Tied, Turn };

export interface MenteurView {
  /** Who may move. */
  turn: Turn;
  /** null until the match is over. */
  result: Result | null;
  /** What the table agreed on. */
  options: MenteurOptions;
  /** What is awaited. */
  phase: "announcing" | "deciding" | "opening" | "over" | "throwing";
  /** The viewer's seat, if it has one. */
  you: number | null;
  /** Who throws and announces. */
  seat: number;
  /** Made in this turn. */
  throws: number;
  /** How many dice at the second and third throw, where the table shows that. */
  thrown_again: readonly number[];
  /** How many dice chance is to throw now; null: no throw is due, or the number is hidden. */
  to_throw: number | null;
  /** null: hidden. */
  cups: Cups | null;
  /** The boxes that the player who throws may announce, after a throw. */
  announceable: readonly Box[];
  /** What the others decide about; null before the announcement. */
  announced: Announce | null;
  /** Until all have decided, the viewer only sees itself here. The seats still to decide are in `turn`. */
  challengers: readonly number[];
  /** By seat. */
  sheets: readonly Sheet[];
  /** By seat, part by part. */
  scores: readonly Score[];
  /** By seat. */
  totals: readonly number[];
  /** By seat: how its player has announced and challenged so far, as everybody saw. */
  conduct: readonly Conduct[];
  /** Once the last round has begun: who has a turn after this one, unless their sheet is full by then. */
  last_turns: readonly number[] | null;
  /** While it is decided who starts: the seats that throw for it, and their totals so far. */
  opening: Opening | null;
}

export interface MenteurOptions {
  /** Whether the others see how many dice are thrown again (M7). */
  reroll_counts: "hidden" | "shown";
  /** Whether an announcement below what the dice are worth is true (M12). */
  truth: "at_least" | "exact";
  /** Whether chance waits until every other box of the player is closed (M13). */
  chance: "any_time" | "last";
  /** Whether a player may give up an open box instead of announcing one (M13b). */
  scratch: "no" | "yes";
}

/** What is under the cups, seen only by the player who threw. */
export interface Cups {
  /** Left under earlier cups, where they stay for the turn. */
  locked: Dice;
  /** Just thrown; none while a throw is awaited. */
  thrown: Dice;
  /** By box, what the five dice are worth there (0: they don't form it); empty while a throw is awaited. */
  worth: readonly number[];
  /** By box, the points whose announcement would be true; empty while a throw is awaited. */
  honest: readonly (readonly number[])[];
}

export interface Announce {
  kind: "announce";
  /** The box that the dice are said to fill. */
  box: Box;
  /** What they are said to be worth there. */
  points: number;
}

/** A box is open, written, or struck out by its second cross; only an open one can be announced or written. */
export interface Sheet {
  /** By box; null where nothing is written. */
  points: readonly (number | null)[];
  /** By box: 0, 1, or 2 where it is struck out. */
  crosses: readonly number[];
}

/** One player's announcements and decisions, of those that are settled. */
export interface Conduct {
  /** Announcements that nobody challenged. */
  believed: number;
  /** Announcements that were challenged, and true. */
  proved: number;
  /** Bluffs that were challenged. */
  caught: number;
  /** Announcements of others that the player accepted. */
  accepted: number;
  /** Bluffs of others that the player challenged. */
  right: number;
  /** True announcements of others that the player challenged. */
  wrong: number;
}

export type View = MenteurView;

export type Options = MenteurOptions;

/** M13b: announce nothing, and give up an open box: it is struck out. */
export interface Scratch {
  kind: "scratch";
  box: Box;
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

export type Action = Keep | Announce | Scratch | Accept | Challenge | Silence;

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

export type Seen = Keep | Announce | Scratch | Accept | Challenge | Silence | HiddenKeep | HiddenDecision | Throw | HiddenThrow;

/** Nobody challenged. */
export interface Believed {
  kind: "believed";
  seat: number;
}

/** The cups were lifted. */
export interface Shown {
  kind: "shown";
  /** Who announced. */
  seat: number;
  challengers: readonly number[];
  dice: Dice;
  /** Whether the announcement was. */
  true: boolean;
}

export interface Wrote {
  kind: "wrote";
  /** Who wrote these points in this box. */
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
  /** The seats whose sheets are full. */
  finished: readonly number[];
}

/** No box was left open for this seat's last turn. */
export interface Skipped {
  kind: "skipped";
  seat: number;
}

export type News = Tied | Starts | Believed | Shown | Wrote | Crossed | Barred | LastRound | Skipped;

export const FACTS = {"boxes":["aces","twos","threes","fours","fives","sixes","brelan","carre","full","small_straight","large_straight","yam","chance"],"upper":6,"bonus":35,"bonus_from":63,"throws":3,"crosses_to_bar":2} as const;
