// Written by `make types-web` from the server's own types. Do not edit.
import type { Dice, Keep, Opening, Result, Starts, Throw, Tied, Turn } from '../shared.gen';

export type { Dice, Keep, Opening, Result, Starts, Throw, Tied, Turn };

export interface SlamView {
  turn: Turn;
  result: Result | null;
  phase: "choosing" | "opening" | "over" | "throwing";
  seat: number;
  dice: Dice;
  to_throw: number;
  throws_left: number;
  opening: Opening | null;
  options: SlamOptions;
  yamslam: boolean;
  owed: number;
  piles: readonly Pile[];
  sides: readonly Side[];
  failed_in_a_row: number;
  starter: number;
  games: readonly (readonly number[])[];
}

export interface SlamOptions {
  series: "10" | "1000" | "5" | "single";
  teams: "no" | "yes";
  four_as_two_pairs: "no" | "yes";
}

/** The chips of one series that nobody holds. */
export interface Pile {
  series: Series;
  points: number;
  in_play: number;
  removed: number;
  formed: boolean;
}

export type Series = "brelan" | "carre" | "flush" | "full" | "large_straight" | "small_straight" | "two_pairs";

/** A player or a team: what it holds, and what that is worth now. */
export interface Side {
  seats: readonly number[];
  chips: readonly number[];
  score: Score;
  total: number;
  earlier: number;
}

/** What a side's chips are worth, part by part. */
export interface Score {
  chips: number;
  variety: number;
  sets: number;
  last: number;
}

export type View = SlamView;

export type Options = SlamOptions;

/** Stop throwing and take a chip: from those in play, or (a Yamslam only) from those removed. */
export interface Take {
  kind: "take";
  series: Series;
  removed: boolean;
}

/** End the turn with no chip; only where the dice win none. */
export interface Stop {
  kind: "stop";
}

export type Action = Keep | Take | Stop;

export type Seen = Keep | Take | Stop | Throw;

export interface Failed {
  kind: "failed";
  seat: number;
  dice: Dice;
}

/** Everybody failed in turn, so the most valuable chip was removed. */
export interface Removed {
  kind: "removed";
  series: Series;
}

export interface PlaysAgain {
  kind: "plays_again";
  seat: number;
}

/** A solo Yamslam takes two chips. */
export interface TakesAnother {
  kind: "takes_another";
  seat: number;
}

export interface GameEnded {
  kind: "game_ended";
  scores: readonly number[];
  last_taken_by: number | null;
}

export type News = Tied | Starts | Failed | Removed | PlaysAgain | TakesAnother | GameEnded;

export const FACTS = {} as const;
