// An analysis, as the server sends it: the types that src/yamclub/coach/report.py has.
import type { Reactions } from '../coach.gen';
import type { Caution, Option, Said, TableInfo } from '../protocol.gen';

export type Mark = NonNullable<Caution['mark']>;
export type Unit = Caution['unit'];
export type HintsAllowed = TableInfo['hints'];
export const HINTS: readonly HintsAllowed[] = ['bots', 'agreed', 'never'];

/** A choice that a player made, where there was more than one. */
export interface Decision {
  /** The number of its event in the replay. */
  step: number;
  seat: number;
  bot: string | null;
  chosen: Option;
  best: Option;
  options: readonly Option[];
  cost: number;
  mark: Mark | null;
  why: Said | null;
  exact: boolean;
}

/** A draw, and the luck it brought to each seat. */
export interface Draw {
  step: number;
  luck: readonly number[];
}

/** One seat: expected + luck + own + others = result. */
export interface Player {
  seat: number;
  name: string;
  bot: string | null;
  expected: number;
  luck: number;
  own: number;
  others: number;
  result: number;
  revised: number;
  hidden: number;
  adjusted: number;
  uncertainty: number | null;
  decisions: number;
  inaccuracies: number;
  mistakes: number;
  blunders: number;
  rate: number | null;
  level: string | null;
  /** Of games in real time. */
  reactions?: Reactions | null;
}

export type Point = readonly [step: number, worths: readonly number[]];

export interface Analysis {
  game: string;
  rules: number;
  options: Record<string, unknown>;
  unit: Unit;
  finished: boolean;
  exact: boolean;
  rollouts: number;
  players: readonly Player[];
  decisions: readonly Decision[];
  events: readonly Draw[];
  curve: readonly Point[];
  turning_points: readonly number[];
  notes: readonly Said[];
}

/** An analysis that is asked for: it is there, or is being made. */
export type Analysed = { status: 'done'; analysis: Analysis } | { status: 'working'; done: number; of: number };
