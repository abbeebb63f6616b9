// "Verify the dice": what docs/record.md says anybody can check without knowing the rules, in the page itself.
import { fromHex, hmac, sha256, toHex, utf8 } from './sha256';

export type Verdict =
  | { true: true; draws: number; dice: number; commitment: string }
  | { true: false; code: string; line: number };

interface Line {
  entry: 'header' | 'entropy' | 'chance' | 'acted' | 'undone' | 'end';
  commitment?: string | null;
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

  constructor(code: string, line: number) {
    super(code);
    this.code = code;
    this.line = line;
  }
}

/** `promised`: the commitment shown at the table, if it was seen; it must be the same as the record's. */
export function verify(record: string, promised: string | null = null): Verdict {
  try {
    return checked(record, promised);
  } catch (bad) {
    if (bad instanceof Untrue) return { true: false, code: bad.code, line: bad.line };
    return { true: false, code: 'not_a_record', line: 0 };
  }
}

function checked(record: string, promised: string | null): Verdict {
  if (!record.endsWith('\n')) throw new Untrue('record_cut_short', 0);
  const texts = record.slice(0, -1).split('\n');
  const lines = texts.map((text) => JSON.parse(text) as Line);
  const [header, end] = [lines[0]!, lines.at(-1)!];
  if (header.entry !== 'header') throw new Untrue('not_a_record', 1);
  if (end.entry !== 'end') throw new Untrue('record_cut_short', lines.length);
  const secret = fromHex(end.secret ?? '');
  const commitment = toHex(sha256(secret));
  if (commitment !== header.commitment || (promised !== null && promised !== commitment)) {
    throw new Untrue('commitment_broken', 1);
  }
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
  return { true: true, draws, dice, commitment };
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
