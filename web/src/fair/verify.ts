// "Verify the dice": what docs/record.md says anybody can check without knowing the rules, in the page itself.
import { fromHex, hmac, sha256, toHex, utf8 } from './sha256';
import { fingerprint, same, type Shown } from './share';

export type Verdict =
  | { true: true; draws: number; dice: number; shares: number; commitment: string }
  | { true: false; code: string; line: number; why: string; seat: number };

interface Undone extends Shown {
  secret: string;
  openings: readonly (string | null)[];
}

interface Line {
  entry: 'header' | 'entropy' | 'chance' | 'acted' | 'undone' | 'end' | 'signed';
  format?: number;
  commitment?: string | null;
  commitments?: readonly (string | null)[];
  undone_starts?: readonly Undone[];
  seat?: number;
  hex?: string;
  outcome?: { dice?: unknown };
  total?: number;
  number?: number | null;
  secret?: string | null;
  seal?: string;
}

class Untrue extends Error {
  readonly code: string;
  readonly line: number;
  readonly why: string;
  readonly seat: number;

  constructor(code: string, line: number, why = '', seat = 0) {
    super(code);
    this.code = code;
    this.line = line;
    this.why = why;
    this.seat = seat;
  }
}

/**
 * `promised`: the commitment shown at the table, if it was seen; it must be the same as the record's.
 * `shown`: the lists of fingerprints under which this browser opened its part of the dice; the record must have them all.
 */
export function verify(record: string, promised: string | null = null, shown: readonly Shown[] = []): Verdict {
  try {
    return checked(record, promised, shown);
  } catch (bad) {
    if (bad instanceof Untrue) return { true: false, code: bad.code, line: bad.line, why: bad.why, seat: bad.seat };
    return { true: false, code: 'not_a_record', line: 1, why: '', seat: 0 };
  }
}

function checked(record: string, promised: string | null, shown: readonly Shown[]): Verdict {
  const texts = record.split('\n');
  if (texts.pop() !== '') throw new Untrue('record_cut_short', texts.length + 1);
  const lines = texts.map(parsed);
  if (lines.at(-1)?.entry === 'signed') texts.length = --lines.length; // `yam verify --key` checks that
  const [header, end] = [lines[0]!, lines.at(-1)!];
  if (header.entry !== 'header') throw new Untrue('not_a_record', 1);
  if (end.entry !== 'end') throw new Untrue('record_cut_short', lines.length);
  const secret = fromHex(end.secret ?? '');
  const commitment = toHex(sha256(secret));
  if (commitment !== header.commitment || (promised !== null && promised !== commitment)) {
    throw new Untrue('commitment_broken', lines.length);
  }
  const shares = checkShares(header, lines);
  checkShown(header, shown);
  const entropy = lines.filter((line) => line.entry === 'entropy').map((line) => `${line.seat}:${line.hex}\n`);
  const key = hmac(secret, utf8(entropy.join('')));
  let [draws, dice] = [0, 0];
  lines.forEach((line, index) => {
    if (line.entry !== 'chance') return;
    if (draw(key, draws, line.total!) !== line.number) throw new Untrue('wrong_draw', index + 1);
    const thrown = line.outcome?.dice;
    if (typeof thrown === 'string' && line.total === 6 ** thrown.length) {
      if (throwAt(line.number, thrown.length) !== thrown) throw new Untrue('wrong_outcome', index + 1);
      dice++;
    }
    draws++;
  });
  checkSeal(texts, end.seal ?? '');
  return { true: true, draws, dice, shares, commitment };
}

/** Every part of the dice fits the fingerprint that was given before any part was opened. */
function checkShares({ format = 1, commitment, commitments = [], undone_starts = [] }: Line, lines: readonly Line[]): number {
  if (format < 2) return 0;
  const opened: number[] = [];
  lines.forEach(({ entry, seat = 0, hex = '' }, index) => {
    if (entry !== 'entropy') return;
    const fits = fingerprint(commitment ?? '', seat, hex) === commitments[seat];
    if (!fits || opened.some((other) => other >= seat)) throw new Untrue('wrong_move', index + 1, 'bad_opening');
    opened.push(seat);
  });
  const missing = commitments.findIndex((one, seat) => one !== null && !opened.includes(seat));
  if (missing >= 0) throw new Untrue('not_opened', opened.length + 2, '', missing + 1);
  for (const { commitment, commitments, secret, openings } of undone_starts) {
    if (toHex(sha256(fromHex(secret))) !== commitment) throw new Untrue('commitment_broken', 1);
    const fits = openings.every((hex, seat) => hex === null || fingerprint(commitment, seat, hex) === commitments[seat]);
    if (!fits) throw new Untrue('wrong_move', 1, 'bad_opening');
  }
  return opened.length;
}

function checkShown({ commitment, commitments = [], undone_starts = [] }: Line, shown: readonly Shown[]): void {
  const starts: Shown[] = [{ commitment: commitment ?? '', commitments }, ...undone_starts];
  if (!shown.every((one) => starts.some((other) => same(one, other)))) throw new Untrue('shares_differ', 1);
}

function parsed(text: string, index: number): Line {
  try {
    return JSON.parse(text) as Line;
  } catch {
    throw new Untrue(index ? 'record_damaged' : 'not_a_record', index + 1);
  }
}

/** Draw number `index` out of `total` equal chances; blocks that would favour small numbers are skipped. */
export function draw(key: Uint8Array, index: number, total: number): number {
  const space = 1n << 256n;
  const limit = space - (space % BigInt(total));
  for (let attempt = 0; ; attempt++) {
    const block = BigInt(`0x${toHex(hmac(key, utf8(`${index}:${attempt}`)))}`);
    if (block < limit) return Number(block % BigInt(total));
  }
}

/** The throw of `count` dice that this number picks: throws in rising order, each weighted by its number of orders. */
export function throwAt(number: number, count: number): string {
  let left = number;
  for (const faces of risingThrows(count)) {
    const width = orders(faces);
    if (left < width) return faces.join('');
    left -= width;
  }
  throw new RangeError('no such throw');
}

function* risingThrows(count: number, from = 1): Generator<number[]> {
  if (count === 0) return yield [];
  for (let face = from; face <= 6; face++) {
    for (const rest of risingThrows(count - 1, face)) yield [face, ...rest];
  }
}

function orders(faces: readonly number[]): number {
  const factorial = (n: number): number => (n < 2 ? 1 : n * factorial(n - 1));
  const alike = [1, 2, 3, 4, 5, 6].map((face) => faces.filter((one) => one === face).length);
  return alike.reduce((product, n) => product / factorial(n), factorial(faces.length));
}

function checkSeal(texts: readonly string[], seal: string): void {
  const open = texts.at(-1)!.replace(`"seal":"${seal}"`, '"seal":""');
  const covered = [...texts.slice(0, -1), open].join('\n');
  if (toHex(sha256(utf8(covered))) !== seal) throw new Untrue('record_altered', texts.length);
}
