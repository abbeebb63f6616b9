// What things are worth, written for people: chances in percent, alone points.
import type { Unit } from '../net/coach';
import type { Option } from '../net/shapes';
import type { Names } from '../table/names';
import { inARow, tell } from '../words/told';
import type { Words } from '../words/words';

/** Below this share of the win a cost has a decimal. */
const SMALL = 0.1;

export class Figures {
  readonly unit: Unit;
  readonly #words: Words;

  constructor(unit: Unit, words: Words) {
    this.unit = unit;
    this.#words = words;
  }

  /** "62 %", "843". */
  worth(worth: number): string {
    return this.#number(worth, 0);
  }

  /** "+12 %", "−8 %"; nothing before what rounds to zero. */
  change(change: number): string {
    const amount = this.#number(Math.abs(change), 0);
    if (amount === this.#number(0, 0)) return amount;
    return this.#words(change > 0 ? 'coach-gain' : 'coach-loss', { amount });
  }

  /** "4.6 %", "12 points". */
  cost(cost: number): string {
    const amount = this.#number(cost, this.unit === 'win' && cost >= SMALL ? 0 : 1);
    return this.unit === 'win' ? amount : this.#words('coach-points', { number: amount, count: cost });
  }

  /** A worth beside others that are close to it: with a decimal. */
  precise(worth: number): string {
    return this.#number(worth, 1);
  }

  #number(value: number, digits: number): string {
    const style = this.unit === 'win' ? 'percent' : 'decimal';
    return new Intl.NumberFormat(this.#words.language, { style, minimumFractionDigits: digits, maximumFractionDigits: digits }).format(value);
  }
}

/** A choice as a sentence; what has none, as it is typed. */
export const choiceText = ({ told, text }: Option, names: Names, words: Words): string =>
  inARow(told.map((said) => tell(said, names, words))) || text;

/** The dice that a choice keeps, where it keeps any. */
export function diceOf({ action }: Option): string {
  const { kind, dice } = action as { kind?: unknown; dice?: unknown };
  return kind === 'keep' && typeof dice === 'string' && /^[1-6]{1,5}$/.test(dice) ? dice : '';
}
