// The names of the people and bots at a table, in the reader's language.
import type { SeatInfo, TableInfo } from '../net/shapes';
import type { Words } from '../words/words';

const RIGHT_TO_LEFT = /[\u0590-\u08ff\ufb1d-\ufdff\ufe70-\ufefc\u{10800}-\u{10fff}\u{1e800}-\u{1efff}]/u;

/** A name for a sentence. One in a script from right to left is set apart, or it would reorder what follows. */
export const isolated = (name: string): string => (RIGHT_TO_LEFT.test(name) ? `\u2068${name}\u2069` : name);

export class Names {
  readonly #seats: readonly SeatInfo[];
  readonly #me: number | null;
  readonly #words: Words;

  constructor(seats: readonly SeatInfo[], me: number | null, words: Words) {
    this.#seats = seats;
    this.#me = me;
    this.#words = words;
  }

  static of(table: TableInfo, words: Words): Names {
    return new Names(table.seats, table.you, words);
  }

  /** The name at this seat. A bot with its own seat has a bot's name. */
  name(seat: number): string {
    const { kind, name = null, bot = null } = this.#seats[seat] ?? {};
    if (kind === 'bot' && bot) return this.#bot(seat, bot);
    if (name) return isolated(name);
    return this.#words('person', { number: seat + 1 });
  }

  /** The same where there is little room. */
  tag(seat: number): string {
    const { kind, bot = null } = this.#seats[seat] ?? {};
    return kind === 'bot' && bot ? this.#bot(seat, bot, this.#words.first([`bot-${bot}-short`])) : this.name(seat);
  }

  /** Bots of one kind are distinguished by their seat numbers. */
  #bot(seat: number, bot: string, called = botName(bot, this.#words)): string {
    const alike = this.#seats.filter((one) => one.kind === 'bot' && one.bot === bot).length;
    return called + (alike > 1 ? ` ${seat + 1}` : '');
  }

  /** The bot that plays this seat now, if one does. */
  bot(seat: number): string | null {
    return this.#seats[seat]?.bot ?? null;
  }

  list(seats: readonly number[]): string {
    const names = seats.map((seat) => this.name(seat));
    const last = names.pop() ?? '';
    return names.length ? this.#words('name-list', { others: names.join(', '), last }) : last;
  }

  isMe(seat: number): boolean {
    return seat === this.#me;
  }

  /** 1 if these seats are only the reader's: for the `$you` of a sentence. */
  areMe(seats: readonly number[]): 0 | 1 {
    return seats.length === 1 && seats[0] === this.#me ? 1 : 0;
  }

  isBot(seat: number): boolean {
    return this.#seats[seat]?.kind === 'bot' || !!this.#seats[seat]?.bot;
  }

  /** How far away this seat is taken to be in a race, in milliseconds. */
  distance(seat: number): number | null {
    return this.#seats[seat]?.distance ?? null;
  }

  isAway(seat: number): boolean {
    const info = this.#seats[seat];
    return info?.kind === 'person' && !info.present && !info.bot && seat !== this.#me;
  }
}

export const botName = (bot: string, words: Words): string => words.first([`bot-${bot}`]) ?? bot;
