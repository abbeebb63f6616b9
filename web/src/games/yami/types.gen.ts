// Written by `make types-web` from the server's own types. Do not edit.
import type { Opening, Result, Score, Tied, Turn } from '../shared.gen';

export type { Opening, Result, Score, Tied, Turn };

export type Card = string;

export interface YamiView {
  turn: Turn;
  result: Result | null;
  options: YamiOptions;
  phase: "choosing" | "dealing" | "discarding" | "drawing" | "following" | "opening" | "over" | "turning";
  you: number | null;
  seat: number;
  dealer: number;
  deal: number;
  deals: number;
  stock: number;
  remakes_left: number;
  pile: readonly Card[];
  source: Source | null;
  takes_in_a_row: number;
  taken: Card | null;
  combination_points: readonly number[];
  bonus_from: number;
  players: readonly Player[];
  laid_by: number | null;
  choices: readonly (Closed | null)[];
  last: readonly Closed[];
  opening: Opening | null;
}

export interface YamiOptions {
  values: "board" | "list";
}

export type Source = "discard" | "stock";

export type Cards = string;

/** One seat: its hand as far as the viewer may know it, and its board. */
export interface Player {
  hand: Cards | null;
  cards: number;
  known: Cards;
  shows: readonly number[] | null;
  sheet: readonly (number | null)[];
  score: Score;
  total: number;
}

/** A box was marked with these cards, or cancelled. */
export interface Closed {
  kind: "closed";
  seat: number;
  box: Box;
  points: number;
  hand: Cards;
}

export type Box = "10" | "7" | "8" | "9" | "A" | "D" | "R" | "V" | "brelan" | "carre" | "flush" | "full" | "pair" | "straight" | "straight_flush" | "two_pairs";

export type View = YamiView;

export type Options = YamiOptions;

/** Begin an exchange: take the top card of the stock, or of the discard pile. */
export interface Take {
  kind: "take";
  source: Source;
}

/** End the exchange: put a card on the discard pile. */
export interface Discard {
  kind: "discard";
  card: Card;
}

/** Show the hand and mark a box with it; all the others must follow. */
export interface LayDown {
  kind: "lay_down";
  box: Box;
}

/** Follow a player who laid down: mark what the hand shows. */
export interface Mark {
  kind: "mark";
  box: Box;
}

/** Follow with a hand that shows nothing for any free box: close one for nothing. */
export interface Cancel {
  kind: "cancel";
  box: Box;
}

export type Action = Take | Discard | LayDown | Mark | Cancel;

/** The next card: for the start, dealt, turned up, or taken from the stock. */
export interface Draw {
  kind: "draw";
  card: Card;
}

/** A card came into somebody else's hand. */
export interface HiddenDraw {
  kind: "hidden_draw";
}

/** Somebody else marked or cancelled a box; which one stays secret until all have. */
export interface HiddenMark {
  kind: "hidden_mark";
}

export type Seen = Take | Discard | LayDown | Mark | Cancel | Draw | HiddenDraw | HiddenMark;

/** A deal begins. */
export interface Deals {
  kind: "deals";
  seat: number;
  deal: number;
}

/** The stock ran out, and the discard pile below its top card became the new one. */
export interface StockRemade {
  kind: "stock_remade";
  cards: number;
}

/** The stock ran out for the last time in this deal: everybody marks. */
export interface StockGone {
  kind: "stock_gone";
}

/** All hands are laid open, by seat. */
export interface HandsShown {
  kind: "hands_shown";
  hands: readonly Cards[];
}

export interface BonusWon {
  kind: "bonus_won";
  seat: number;
}

export type News = Tied | Deals | StockRemade | StockGone | HandsShown | Closed | BonusWon;

export const FACTS = {"boxes":["7","8","9","10","V","D","R","A","pair","two_pairs","brelan","full","carre","flush","straight","straight_flush"],"values":8,"holes":[5,10,15,20]} as const;
