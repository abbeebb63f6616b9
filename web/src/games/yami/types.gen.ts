// Written by `make types-web` from the server's own types. Do not edit.
import type { Opening, Result, Score, Tied, Turn } from '../shared.gen';

export type { Opening, Result, Score, Tied, Turn };

export type Card = string;

export interface YamiView {
  /** Who may move. */
  turn: Turn;
  /** null until the match is over. */
  result: Result | null;
  /** What the table agreed on. */
  options: YamiOptions;
  /** What is awaited. */
  phase: "choosing" | "dealing" | "discarding" | "drawing" | "following" | "opening" | "over" | "turning";
  /** The viewer's seat; null for other viewers. */
  you: number | null;
  /** Who plays, or who is given a card. */
  seat: number;
  /** The seat that dealt. */
  dealer: number;
  /** The number of the deal, from 1. */
  deal: number;
  /** How many deals a match has. */
  deals: number;
  /** How many cards the stock holds. */
  stock: number;
  /** How often the stock will be made again from the discard pile in this deal. */
  remakes_left: number;
  /** The discard pile, its top card last. Everybody saw it grow. */
  pile: readonly Card[];
  /** During an exchange: where a card is taken from. */
  source: Source | null;
  /** Exchanges with the discard pile since one with the stock. */
  takes_in_a_row: number;
  /** The card just taken, if the viewer may know it. */
  taken: Card | null;
  /** What the eight combinations are worth in this match. */
  combination_points: readonly number[];
  /** The points in the value boxes that earn the bonus. */
  bonus_from: number;
  /** By seat. */
  players: readonly Player[];
  /** Who laid down, while the others mark; nobody did if the stock was gone. */
  laid_by: number | null;
  /** By seat, what those who follow have decided, if the viewer may know it. */
  choices: readonly (Closed | null)[];
  /** What was marked and cancelled, and with which cards, at the end of the deal before. */
  last: readonly Closed[];
  /** While it is decided who deals first: the seats that draw for it, and the ranks they drew (0: a seven). */
  opening: Opening | null;
}

export interface YamiOptions {
  /** The rulebook gives both (C13): a flush 35 and a straight 30, or the other way round. */
  values: "board" | "list";
  /** Whether a follower who could mark something may cancel a box instead (C10). */
  cancel: "free" | "last_resort";
}

export type Source = "discard" | "stock";

export type Cards = string;

/** One seat: its hand as far as the viewer may know it, and its board. */
export interface Player {
  /** null where the viewer may not see it. */
  hand: Cards | null;
  /** How many cards the hand holds. */
  cards: number;
  /** Those of them that everybody knows: taken from the discard pile, and not discarded since. */
  known: Cards;
  /** What the hand would mark in each box now, if somebody laid down; null where it is not seen. */
  shows: readonly number[] | null;
  /** The boxes of the board in their order: points, 0 where cancelled, null where free. */
  sheet: readonly (number | null)[];
  /** What the board is worth, part by part. */
  score: Score;
  /** The sum of that. */
  total: number;
}

/** A box was marked with these cards, or cancelled. */
export interface Closed {
  kind: "closed";
  /** Whose board it is. */
  seat: number;
  /** The box that is closed now. */
  box: Box;
  /** 0: cancelled. */
  points: number;
  /** The cards they had. */
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

/** Follow by closing a free box for nothing: with nothing to mark, or where the table lets players choose. */
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
  /** Who has enough points in the value boxes. */
  seat: number;
}

export type News = Tied | Deals | StockRemade | StockGone | HandsShown | Closed | BonusWon;

export const FACTS = {"boxes":["7","8","9","10","V","D","R","A","pair","two_pairs","brelan","full","carre","flush","straight","straight_flush"],"values":8,"holes":[5,10,15,20]} as const;
