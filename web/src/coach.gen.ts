// Written by `make types-web` from the server's own types. Do not edit.
import type { Card, CardsShown, Dice, DiceShown, Option, Row, Said, Seats } from './protocol.gen';

export type { Card, CardsShown, Dice, DiceShown, Option, Row, Said, Seats };

/** The analysis, made once and kept with the match. */
export interface AnalysisDone {
  status: "done";
  analysis: Analysis;
}

/** A match, analysed. */
export interface Analysis {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  unit: "points" | "win";
  finished: boolean;
  /** Whether every worth is exact. */
  exact: boolean;
  rollouts: number;
  players: readonly Player[];
  decisions: readonly Decision[];
  events: readonly Event[];
  /** By step, what the position after it was worth to each seat. Step 0 is the start. */
  curve: readonly (readonly [number, readonly number[]])[];
  /** The steps that changed most, in their order. */
  turning_points: readonly number[];
  /** What could not be analysed, and why. */
  notes: readonly Said[];
}

/** One seat: `expected + luck + own + others == result`. */
export interface Player {
  seat: number;
  name: string;
  bot: string | null;
  /** At the start. */
  expected: number;
  luck: number;
  /** What the player's own choices cost: never above zero. */
  own: number;
  /** What the choices of the others brought or cost. */
  others: number;
  /** The share of the win, or alone the score. Of an unfinished match: what it was worth when it stopped. */
  result: number;
  /** How much of `others` is only the estimate setting itself right as the match went on. */
  revised: number;
  /** How much of `luck` lay in what this player could not know. */
  hidden: number;
  /** The result without the luck. */
  adjusted: number;
  /** One standard deviation of `adjusted`, as measured; null where it was not. */
  uncertainty: number | null;
  decisions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  /** The mean cost of a choice. null: there was none. */
  rate: number | null;
  /** The level of bot whose choices cost about as much. */
  level: string | null;
  /** How quick and how sure: of games in real time. */
  reactions: Reactions | null;
}

/** How quick and how sure a player was: `rounds == right + high + low + late + silent`. */
export interface Reactions {
  /** In which the player could call. */
  rounds: number;
  /** Called the true number. */
  right: number;
  /** Called more. */
  high: number;
  /** Called less, while the true number was free. */
  low: number;
  /** Had not called yet when somebody else called the true number, and called no more than it. */
  late: number;
  /** Called nothing, and nobody called the true number. */
  silent: number;
  /** Calls made sooner than anybody has ever counted. */
  guessed: number;
  /** Of the credited times of the calls, in milliseconds. null where none was measured. */
  median: number | null;
  /** How long counting took, beside the published time of an unhurried person: 2 is twice as long. Rounds in which somebody else was quicker count as at least so long. null where it can't be told. */
  pace: number | null;
  /** The level of bot whose published pace is nearest. */
  level: string | null;
  /** How much of `others` is having been quicker, or slower, than they were. */
  raced: number;
}

/** A choice that a player made, where there was more than one. */
export interface Decision {
  /** The number of the step in the replay, from 1. */
  step: number;
  seat: number;
  /** The bot that held the seat then. */
  bot: string | null;
  chosen: Option;
  best: Option;
  /** Those that mattered, the best first; the chosen one is among them. */
  options: readonly Option[];
  /** What the best choice was worth more. Never below zero. */
  cost: number;
  mark: "blunder" | "inaccuracy" | "mistake" | null;
  why: Said | null;
  exact: boolean;
}

/** A draw of chance and the luck it brought to each seat. */
export interface Event {
  step: number;
  luck: readonly number[];
}

/** It is being made, or waits for others: ask again in a second. */
export interface AnalysisWorking {
  status: "working";
  /** So many steps of the match were looked at. */
  done: number;
  /** All of them; 0 while that is not known. */
  of: number;
}

export type AnalysisAnswer = AnalysisDone | AnalysisWorking;
