// Written by `make types-web` from the server's own types. Do not edit.
import type { Result, Turn } from '../shared.gen';

export type { Result, Turn };

export type Colours = string;

export interface ColorView {
  turn: Turn;
  result: Result | null;
  options: ColorOptions;
  phase: "announcing" | "feeling" | "lot" | "over" | "prizes" | "staking" | "throwing" | "turning";
  seat: number;
  round: number;
  pile: number;
  covered: boolean;
  dice: Colours | null;
  card: Colours | null;
  claims: readonly Claimed[];
  contenders: readonly number[];
  playoff: boolean;
  turned_at: number;
  deadline: number | null;
  players: readonly Player[];
  under: readonly Colours[];
  gone: readonly Colours[];
  owed: number;
  touches: readonly Touch[];
  last: Round | null;
}

export interface ColorOptions {
  tie: "playoff" | "shared";
  stakes: "off" | "on";
  blind: "off" | "on";
  round_seconds: number;
  last_call_seconds: number;
  deck: "symmetric" | readonly string[];
}

/** An announcement, with the moment it is credited with. */
export interface Claimed {
  seat: number;
  number: number;
  at: number;
}

export interface Player {
  cards: readonly Colours[];
  stake: readonly Colours[];
}

/** A finger on an item (1 to 8 the dice, 9 to 16 the spots of the card), and the colour it finds. */
export interface Touch {
  seat: number;
  item: number;
  colour: Colour;
}

export type Colour = "B" | "G" | "R" | "Y";

/** A round that is over: all of it is public. */
export interface Round {
  dice: Colours;
  card: Colours;
  number: number;
  claims: readonly Verified[];
  winner: number | null;
}

/** An announcement that was verified. */
export interface Verified {
  seat: number;
  number: number;
  after: number;
  verdict: "beaten" | "too_high" | "wins";
  paid: boolean;
}

export type View = ColorView;

export type Options = ColorOptions;

/** Announce how many colours match. */
export interface Claim {
  kind: "claim";
  number: number;
}

/** K15: stake this many won cards before the throw. */
export interface Lay {
  kind: "lay";
  cards: number;
}

/** K16: put a finger on one covered item. */
export interface Feel {
  kind: "feel";
  item: number;
}

/** The clock's move: time is up. */
export interface Close {
  kind: "close";
}

export type Action = Claim | Lay | Feel | Close;

/** Who throws first. */
export interface Lot {
  kind: "lot";
  seat: number;
}

export interface Throw {
  kind: "throw";
  dice: Colours;
}

/** The top card of the pile, turned up. */
export interface Reveal {
  kind: "reveal";
  card: Colours;
}

/** K15: a card from the pile for a winner who staked one. */
export interface Prize {
  kind: "prize";
  card: Colours;
}

/** K16: the colour under the finger. */
export interface Felt {
  kind: "felt";
  colour: Colour;
}

/** Dice were thrown, a card was turned, or a finger found a colour: covered for this viewer. */
export interface Covered {
  kind: "covered";
}

/** Somebody felt an item; only they know which. */
export interface Feels {
  kind: "feels";
}

export type Seen = Claim | Lay | Feel | Close | Lot | Throw | Reveal | Prize | Felt | Covered | Feels;

/** The cover, if there is one, is lifted. */
export interface RoundEnded {
  kind: "round_ended";
  round: Round;
}

/** What a seat staked goes under the pile. */
export interface StakeLost {
  kind: "stake_lost";
  seat: number;
  cards: number;
}

/** The winner takes back what they staked. */
export interface StakeBack {
  kind: "stake_back";
  seat: number;
  cards: number;
}

export interface PlayoffStarts {
  kind: "playoff_starts";
  seats: readonly number[];
}

export type News = RoundEnded | StakeLost | StakeBack | PlayoffStarts;

export const FACTS = {"numbers":[0,1,2,3,4,5,6,7,8],"items":16,"spots":8} as const;
