// A table being set up: who sits where, which options, how fast, visible to whom.
import type { HintsAllowed } from '../net/coach';
import type { GameInfo, NewTable, SeatWish } from '../net/shapes';
import { botsAt, likelyBot } from './bots';

export type Place = 'me' | 'open' | `bot ${string}`;
export type Simple = string | number | boolean;
export type Value = Simple | readonly string[];

export const isList = (value: Value): value is readonly string[] => Array.isArray(value);

/** A list as typed: in JSON, or one item per line. The server checks its content. */
export function readList(text: string): readonly string[] {
  try {
    const read: unknown = JSON.parse(text);
    if (Array.isArray(read)) return read.map(String);
  } catch {
    // not JSON, so lines
  }
  return text.split(/[\r\n]+/).flatMap((line) => line.replace(/["“”[\],;]/g, ' ').trim() || []);
}

export interface Wish {
  game: GameInfo;
  places: readonly Place[];
  options: Readonly<Record<string, Value>>;
  clock: number | null;
  public: boolean;
  /** Whether players may see the odds of their dice. */
  odds: boolean;
  /** Where players may ask for hints. */
  hints: HintsAllowed;
  /** The bot for a seat that is given to one. */
  bot: string;
  /** The bot that plays for those who are away. */
  standIn: string;
}

const CLOCKS: readonly (number | null)[] = [null, 15, 30, 60, 300, 86_400, 3 * 86_400, 7 * 86_400];

/** The clocks that a table of this game may have: none of days where everybody plays at the same time. */
export const clocksOf = (game: GameInfo): readonly (number | null)[] =>
  CLOCKS.filter((seconds) => !game.real_time || seconds === null || seconds < 86_400);

/** The preset whose options are chosen; empty for the usual ones, null for options of one's own. */
export function presetOf({ game, options }: Wish): string | null {
  const usual = Object.fromEntries(game.options.map((option) => [option.name, option.default as Value]));
  const named = Object.values(game.presets).flatMap((preset) => Object.keys(preset));
  const fits = (preset: Record<string, unknown>) => named.every((name) => options[name] === (preset[name] ?? usual[name]));
  return fits({}) ? '' : (Object.entries(game.presets).find(([, preset]) => fits(preset))?.[0] ?? null);
}

/** The same table with the options of a preset, or with the usual ones in their place. */
export function withPreset(wish: Wish, name: string): Wish {
  const named = Object.values(wish.game.presets).flatMap((preset) => Object.keys(preset));
  const usual = wish.game.options.filter((option) => named.includes(option.name)).map((option) => [option.name, option.default as Value]);
  return { ...wish, options: { ...wish.options, ...Object.fromEntries(usual), ...(wish.game.presets[name] as Record<string, Value> | undefined) } };
}

/** `bot`: the one to propose. */
export function firstWish(game: GameInfo, bot = likelyBot(game)): Wish {
  const count = Math.min(Math.max(game.fewest, 2), game.most);
  const options = Object.fromEntries(game.options.map((option) => [option.name, option.default as Value]));
  const places = Array.from({ length: count }, (_, seat): Place => (seat === 0 ? 'me' : `bot ${bot}`));
  return { game, places, options, clock: null, public: false, odds: true, hints: 'bots', bot, standIn: game.usual_bot };
}

const isBot = (place: Place): boolean => place !== 'me' && place !== 'open';

/** The bot at every seat that has one: null if they differ, undefined where there is none. */
export function botOf(wish: Wish): string | null | undefined {
  const bots = new Set(wish.places.filter(isBot).map((place) => place.slice(4)));
  return bots.size > 1 ? null : [...bots][0];
}

/** The same bot at every seat that has one. */
export const withBot = (wish: Wish, bot: string): Wish => ({
  ...wish,
  bot,
  places: wish.places.map((place): Place => (isBot(place) ? `bot ${bot}` : place)),
});

/** More or fewer seats; new ones are like the last. A bot that does not play at so many makes way for the usual one. */
export function resized(wish: Wish, count: number): Wish {
  const wanted = Math.min(Math.max(count, wish.game.fewest), wish.game.most);
  const bots = botsAt(wish.game, wanted);
  const bot = bots.includes(wish.bot) ? wish.bot : wish.game.usual_bot;
  const fits = (place: Place): Place => (isBot(place) && !bots.includes(place.slice(4)) ? `bot ${bot}` : place);
  const last = wish.places.at(-1);
  const added: Place = last === undefined || last === 'me' ? `bot ${bot}` : last;
  const kept = wish.places.slice(0, wanted);
  const grown: Place[] = [...kept, ...Array<Place>(wanted - kept.length).fill(added)];
  return { ...wish, bot, places: grown.map(fits), standIn: bots.includes(wish.standIn) ? wish.standIn : wish.game.usual_bot };
}

/** Seat somebody; you can only have one seat, so your old one opens. */
export function seated(wish: Wish, seat: number, place: Place): Wish {
  const others = wish.places.map((one) => (place === 'me' && one === 'me' ? 'open' : one));
  return { ...wish, places: others.with(seat, place) };
}

export const against = (wish: Wish, others: 'open' | 'bot'): Wish => ({
  ...wish,
  places: wish.places.map((place): Place => (place === 'me' ? place : others === 'open' ? 'open' : `bot ${wish.bot}`)),
});

/** Whether the match can start at once: no seat is open. */
export const complete = (wish: Wish): boolean => !wish.places.includes('open');

export function toNewTable({ game, places, options, clock, public: open, odds, hints, standIn }: Wish): NewTable {
  return { game: game.id, seats: places.map(seatWish), options: { ...options }, clock, public: open, odds, hints, stand_in: standIn };
}

function seatWish(place: Place): SeatWish {
  return place === 'me' || place === 'open' ? { kind: place } : { kind: 'bot', bot: place.slice(4) };
}
