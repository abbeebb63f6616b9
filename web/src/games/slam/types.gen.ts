// Written by `make types-web` from the server's own types. Do not edit.
import type { Dice, Keep, Opening, Result, Starts, Throw, Tied, Turn } from '../shared.gen';

export type { Dice, Keep, Opening, Result, Starts, Throw, Tied, Turn };

export interface SlamView {
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
  options: SlamOptions;
  /** Whether the dice on the table are a Yamslam. */
  yamslam: boolean;
  /** Chips still to be taken for a Yamslam. */
  owed: number;
  /** By series, by rising points. */
  piles: readonly Pile[];
  /** The players or teams. */
  sides: readonly Side[];
  /** How many turns without a chip there were since the last chip was taken or removed. */
  failed_in_a_row: number;
  /** Who began this game. */
  starter: number;
  /** The scores by side of each earlier game of the series. */
  games: readonly (readonly number[])[];
  /** Whether this turn goes on after a Yamslam, so that it can't be a failed one any more. */
  took_chip: boolean;
  /** The version of the rules that this match follows. */
  edition: number;
}

export interface SlamOptions {
  /** One game; the sum of five or ten; or as many as it takes to reach 1000. */
  series: "10" | "1000" | "5" | "single";
  /** Whether four play as two teams, partners opposite. */
  teams: "no" | "yes";
  /** Whether four of a kind are two pairs as well (S7). */
  four_as_two_pairs: "no" | "yes";
}

/** The chips of one series that nobody holds. */
export interface Pile {
  /** Which chips these are. */
  series: Series;
  /** What each chip is worth. */
  points: number;
  /** How many can be taken. */
  in_play: number;
  /** How many were removed after failed turns. */
  removed: number;
  /** Whether the dice on the table win a chip of this series. */
  formed: boolean;
}

export type Series = "brelan" | "carre" | "flush" | "full" | "large_straight" | "small_straight" | "two_pairs";

/** A player or a team: what it holds, and what that is worth now. */
export interface Side {
  /** Who plays for it. */
  seats: readonly number[];
  /** In the order of the piles, by rising points. */
  chips: readonly number[];
  /** What its chips are worth, part by part. */
  score: Score;
  /** This game's score so far. */
  total: number;
  /** The score from earlier games of the series. */
  earlier: number;
}

/** What a side's chips are worth, part by part. */
export interface Score {
  /** The points on the chips. */
  chips: number;
  /** For a chip of each of the seven series, or of six. */
  variety: number;
  /** For each series of which all four chips are held. */
  sets: number;
  /** For the last chip in play. */
  last: number;
}

export type View = SlamView;

export type Options = SlamOptions;

/** Stop throwing and take a chip: from those in play, or (a Yamslam only) from those removed. */
export interface Take {
  kind: "take";
  series: Series;
  /** Whether the chip is one of those removed. */
  removed: boolean;
}

/** End the turn with no chip; only after the third throw, where the dice win none. */
export interface Stop {
  kind: "stop";
}

export type Action = Keep | Take | Stop;

export type Seen = Keep | Take | Stop | Throw;

export interface Failed {
  kind: "failed";
  /** Whose last throws won no chip. If a Yamslam in the same turn did, the turn does not count as failed. */
  seat: number;
  /** What they had in the end. */
  dice: Dice;
}

/** Everybody failed in turn, so the most valuable chip was removed. */
export interface Removed {
  kind: "removed";
  series: Series;
}

export interface PlaysAgain {
  kind: "plays_again";
  /** Who has another turn, after a Yamslam. */
  seat: number;
}

/** A solo Yamslam takes two chips. */
export interface TakesAnother {
  kind: "takes_another";
  seat: number;
}

export interface GameEnded {
  kind: "game_ended";
  /** By side. */
  scores: readonly number[];
  /** The side that took the last chip in play; null if it was removed. */
  last_taken_by: number | null;
}

export type News = Tied | Starts | Failed | Removed | PlaysAgain | TakesAnother | GameEnded;

export const FACTS = {"throws":3} as const;
