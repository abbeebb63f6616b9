// What a game's folder provides to the page, and what the page gives it. docs/adding-a-game.md walks through it.
import type { Component, Snippet } from 'svelte';
import type { Happened, TableInfo } from '../net/shapes';
import type { Names } from '../table/names';
import type { Pause } from '../table/room.svelte';
import type { Words } from '../words/words';

/** What happened between two positions, with both: enough to tell it and to animate it. */
export interface Beat<View = unknown, Seen = Happened['what'], News = Happened['news'][number]> {
  events: readonly Happened<Seen, News>[];
  before: View | null;
  after: View;
}

/** The news of the last move of a beat. */
export const newsOf = <News>(beat: Beat<unknown, unknown, News> | null): readonly News[] => beat?.events.at(-1)?.news ?? [];

export interface BoardProps<View, Action, Seen, News> {
  /** What this viewer may know. */
  view: View;
  /** All this viewer may do now; empty for spectators, for others' turns, and while a move is being sent. */
  legal: readonly Action[];
  /** Make a move. An illegal one may be tried too: the server's refusal then says why. Returns whether it was made. */
  act: (action: Action) => void | Promise<boolean>;
  /** What is shown has been seen: what is held back for the eye, such as bots that have moved already, need not wait. */
  hurry?: () => void;
  table: TableInfo;
  names: Names;
  words: Words;
  /** The viewer's seat; null for a spectator. */
  me: number | null;
  /** Where the rules' own clock runs: the moment, on this page's clock, when it runs out. */
  deadline?: number | null;
  /** Between rounds in real time: whom the next one waits for, and until when on this page's clock (null: for as long as they like). */
  pause?: Pause | null;
  /** Say that the viewer is ready for the next round. */
  ready?: () => void;
  /** What led to this view, to animate it; null if that was not seen, for example after a reconnection. */
  beat: Beat<View, Seen, News> | null;
  /** Whether this is a replay: no action bar, no hints. */
  replay: boolean;
  /** The odds of the dice as they lie, to be rendered where a wide screen has room for them; nothing if they are not shown. */
  odds?: Snippet | undefined;
  /** What happened so far, to be rendered where the board has room for it. */
  story?: Snippet;
}

/** One step of the first-game walk-through: it points at `[data-walk="<at>"]` and says `<game>-walk-<at>`, or the shared `walk-<at>`. */
export interface WalkStep {
  at: string;
}

/** One section of the rules: `<game>-rules-<id>` and `<game>-rules-<id>-title`, with dice beside it if given. */
export interface RuleSection {
  id: string;
  dice?: string;
}

export interface GamePage<View, Action, Seen, News> {
  Board: Component<BoardProps<View, Action, Seen, News>>;
  /** How long a viewer needs to follow this, in milliseconds, before the next thing happens. */
  pace(beat: Beat<View, Seen, News>): number;
  rules: readonly RuleSection[];
  walk: readonly WalkStep[];
  /** Whether the game is a race: its walk-through is then read before the start. */
  race?: boolean;
}

// Boards differ in their views, actions, moves and news; the page passes them through without looking inside.
export type AnyGamePage = GamePage<any, any, any, any>;
