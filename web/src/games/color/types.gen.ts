// Written by `make types-web` from the server's own types. Do not edit.
import type { Result, Turn } from '../shared.gen';

export type { Result, Turn };

export type Colours = string;

export interface ColorView {
  /** Who may move. */
  turn: Turn;
  /** null until the match is over. */
  result: Result | null;
  /** What the table agreed on. */
  options: ColorOptions;
  /** What is awaited. */
  phase: "announcing" | "feeling" | "lot" | "over" | "prizes" | "staking" | "throwing" | "turning";
  /** Who throws. */
  seat: number;
  /** How many rounds have begun, including those of a playoff. */
  round: number;
  /** Cards left to turn. */
  pile: number;
  /** Whether the dice and the card are covered for this viewer. */
  covered: boolean;
  /** The dice on the table; null before the throw, and while they are covered. */
  dice: Colours | null;
  /** The card turned up; null before that, and while it is covered. */
  card: Colours | null;
  /** In the order they came. */
  claims: readonly Claimed[];
  /** Who may announce in this round: everybody, or those tied for a playoff. */
  contenders: readonly number[];
  /** Whether those tied for the first place play on. */
  playoff: boolean;
  /** When the card was turned, in milliseconds of match time. */
  turned_at: number;
  /** When the round closes, in milliseconds of match time. */
  deadline: number | null;
  /** By seat. */
  players: readonly Player[];
  /** Cards at the bottom of the pile that everybody saw slid there, in the order they will come up. */
  under: readonly Colours[];
  /** Cards that nobody won. */
  gone: readonly Colours[];
  /** Cards the winner still gets from the pile for their stake. */
  owed: number;
  /** Cards staked in rounds that nobody won: the next winner takes them. */
  pot: readonly Colours[];
  /** What this viewer's finger is on; the open view has everybody's. */
  touches: readonly Touch[];
  /** The whole round before this one. */
  last: Round | null;
}

export interface ColorOptions {
  /** Whether those with equally many cards share the win, or play one more round for it. */
  tie: "playoff" | "shared";
  /** Whether won cards are laid before the throw, and whether the winner then draws from the pile or takes the pot. */
  stakes: "off" | "pile" | "pot";
  /** Whether the dice and the card are covered, and felt (K16). */
  blind: "off" | "on";
  /** How long a round lasts at most, from the moment the card is turned. */
  round_seconds: number;
  /** How long it lasts at most after the first announcement. */
  last_call_seconds: number;
  /** Our own, or the 26 cards of a box, each as its eight letters. */
  deck: "symmetric" | readonly string[];
}

/** An announcement, with the moment it is credited with. */
export interface Claimed {
  /** Who announced. */
  seat: number;
  /** How many colours they say match. */
  number: number;
  /** In milliseconds of match time. */
  at: number;
}

export interface Player {
  /** Won so far, the latest last, without those staked. */
  cards: readonly Colours[];
  /** Staked for this round. */
  stake: readonly Colours[];
}

/** A finger on an item (1 to 8 the dice, 9 to 16 the spots of the card), and the colour it finds. */
export interface Touch {
  /** Whose finger it is. */
  seat: number;
  /** 1 to 16. */
  item: number;
  /** What it finds. */
  colour: Colour;
}

export type Colour = "B" | "G" | "R" | "Y";

/** A round that is over: all of it is public. */
export interface Round {
  /** What was thrown. */
  dice: Colours;
  /** The card that was turned. */
  card: Colours;
  /** The true number. */
  number: number;
  /** From the highest down. */
  claims: readonly Verified[];
  /** The seat that wins the card; null: nobody does. */
  winner: number | null;
}

/** An announcement that was verified. */
export interface Verified {
  /** Who announced. */
  seat: number;
  /** How many colours they said match. */
  number: number;
  /** Milliseconds from the card to the announcement, as credited. */
  after: number;
  /** More than really match, the winner, or right but lower or later than the winner. */
  verdict: "beaten" | "too_high" | "wins";
  /** Whether a card was paid for it. */
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
  /** The eight colours thrown. */
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

/** The winner takes everything that was staked, in this round and in those that nobody won before it. */
export interface PotWon {
  kind: "pot_won";
  seat: number;
  cards: number;
}

/** Nobody won the round: what was staked stays on the table. */
export interface PotStays {
  kind: "pot_stays";
  cards: number;
}

export interface PlayoffStarts {
  kind: "playoff_starts";
  /** Those tied for the first place, who play on. */
  seats: readonly number[];
}

export type News = RoundEnded | StakeLost | StakeBack | PotWon | PotStays | PlayoffStarts;

export const FACTS = {"numbers":[0,1,2,3,4,5,6,7,8],"items":16,"spots":8} as const;
