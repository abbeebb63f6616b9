// The chart of a match, in numbers: where its lines go, and which step lies under a finger.
import type { Point, Unit } from '../net/coach';

export interface Frame {
  width: number;
  height: number;
}

/** Room for the figures at the left, the marks at the right, and half a mark above and below. */
const MARGIN = { left: 44, right: 16, top: 14, bottom: 22 };
const SHARES = [0, 0.25, 0.5, 0.75, 1];
const MOST_TICKS = 5;

export class Chart {
  readonly lines: readonly string[];
  readonly ticks: readonly { worth: number; y: number }[];
  readonly left = MARGIN.left;
  readonly right: number;
  readonly top = MARGIN.top;
  readonly bottom: number;
  readonly #curve: readonly Point[];
  readonly #range: readonly [number, number];

  constructor(curve: readonly Point[], unit: Unit, { width, height }: Frame) {
    this.#curve = curve;
    this.right = Math.max(MARGIN.left + 1, width - MARGIN.right);
    this.bottom = height - MARGIN.bottom;
    const ticks = unit === 'win' ? SHARES : ticksOf(curve.map(([, worths]) => worths[0] ?? 0));
    this.#range = [ticks[0] ?? 0, ticks.at(-1) ?? 1];
    this.ticks = ticks.map((worth) => ({ worth, y: this.y(worth) }));
    this.lines = (curve[0]?.[1] ?? []).map((_, seat) => this.#line(seat));
  }

  get last(): number {
    return this.#curve.at(-1)?.[0] ?? 0;
  }

  x(step: number): number {
    return rounded(this.left + ((this.right - this.left) * step) / Math.max(1, this.last));
  }

  y(worth: number): number {
    const [low, high] = this.#range;
    const part = Math.min(1, Math.max(0, (worth - low) / (high - low)));
    return rounded(this.bottom - (this.bottom - this.top) * part);
  }

  /** What the position after this step was worth to each seat: that of the last step that changed anything. */
  at(step: number): readonly number[] {
    return this.#curve.findLast(([number]) => number <= step)?.[1] ?? this.#curve[0]?.[1] ?? [];
  }

  /** The step drawn nearest to this place. */
  nearest(x: number): number {
    const away = ([step]: Point) => Math.abs(this.x(step) - x);
    return this.#curve.reduce((best, point) => (away(point) < away(best) ? point : best), this.#curve[0] ?? [0, []])[0];
  }

  /** The step so many points along the curve, for the arrow keys. */
  along(step: number, by: number): number {
    const here = this.#curve.findLastIndex(([number]) => number <= step);
    return this.#curve[Math.min(this.#curve.length - 1, Math.max(0, here + by))]?.[0] ?? 0;
  }

  #line(seat: number): string {
    return this.#curve.map(([step, worths], index) => `${index ? 'L' : 'M'}${this.x(step)} ${this.y(worths[seat] ?? 0)}`).join('');
  }
}

const rounded = (value: number): number => Math.round(value * 10) / 10;

/** Round numbers around all of these. */
function ticksOf(worths: readonly number[]): number[] {
  const [low, high] = [Math.min(...worths), Math.max(...worths)];
  const rough = Math.max(high - low, 1) / (MOST_TICKS - 1);
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = [1, 2, 5, 10].map((one) => one * power).find((one) => one >= rough) ?? rough;
  const from = Math.floor(low / step);
  const count = Math.max(1, Math.ceil(high / step) - from);
  return Array.from({ length: count + 1 }, (_, index) => (from + index) * step);
}

/** What changed at a step, for each seat. */
export function changeAt(curve: readonly Point[], step: number): { before: readonly number[]; after: readonly number[] } | null {
  const place = curve.findIndex(([number]) => number === step);
  return place > 0 ? { before: curve[place - 1]![1], after: curve[place]![1] } : null;
}

/** How the line of a seat is told from the others without colour. */
export const DASHES = ['none', '9 5', '2 4', '12 4 2 4', '5 3', '1 6', '14 6', '6 2 2 2'];
export const MARKS = ['●', '■', '▲', '◆', '✚', '★', '▼', '✖'];
export const dashOf = (seat: number): string => DASHES[seat % DASHES.length]!;
export const markOf = (seat: number): string => MARKS[seat % MARKS.length]!;
/** The colours of app.css that lines have, by seat. */
export const COLOURS = 5;
