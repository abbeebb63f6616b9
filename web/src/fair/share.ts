// This browser's part of the dice. Its fingerprint is given first, and it is opened once everybody's fingerprint is known.
import { sha256, toHex, utf8 } from './sha256';

/** The fingerprints of one start, as they were shown when this browser opened its part. */
export interface Shown {
  commitment: string;
  commitments: readonly (string | null)[];
}

/** What is needed of a table to answer it. */
export interface Asking extends Shown {
  id: string;
  status: string;
  you: number | null;
  seats: readonly { kind: string }[];
  starting: { waiting_for: readonly number[] } | null;
}

export type Answer = { commit: { seat: number; commitment: string } } | { open: { entropy: string } };

interface Kept {
  at: number;
  /** By fingerprint, the part itself. */
  parts: Record<string, string>;
  /** Each part is opened under one list of fingerprints only. */
  shown: Shown[];
}

const PREFIX = 'yamclub.dice.';
const MOST_TABLES = 60;
const BYTES = 16;

/** As docs/record.md says: bound to the table's own fingerprint and to the seat. */
export function fingerprint(promised: string, seat: number, part: string): string {
  return toHex(sha256(utf8(`yamclub entropy\n${promised}\n${seat}\n${part}\n`)));
}

/** Kept in the browser's storage, so that a page loaded again, or another tab, can open; else in memory. */
export class Shares {
  #storage: Storage | null;
  #memory = new Map<string, Kept>();

  constructor(storage: Storage | null) {
    this.#storage = storage;
  }

  /** A new part for this seat: its fingerprint, to be sent. */
  commit({ id, commitment }: Pick<Asking, 'id' | 'commitment'>, seat: number): { seat: number; commitment: string } {
    const part = toHex(crypto.getRandomValues(new Uint8Array(BYTES)));
    const mine = fingerprint(commitment, seat, part);
    const kept = this.#read(id);
    this.#write(id, { ...kept, parts: { ...kept.parts, [mine]: part } });
    return { seat, commitment: mine };
  }

  /** Whether this browser can open what stands for its seat. */
  holds({ id, you, commitments }: Pick<Asking, 'id' | 'you' | 'commitments'>): boolean {
    const mine = you === null ? null : commitments[you];
    return mine != null && mine in this.#read(id).parts;
  }

  /** What the table asks of this browser now, if anything. */
  answer(table: Asking): Answer | null {
    const { you, starting, commitments } = table;
    if (table.status !== 'waiting' || you === null) return null;
    const mine = commitments[you] ?? null;
    if (mine === null) return { commit: this.commit(table, you) };
    const part = this.#read(table.id).parts[mine];
    const complete = table.seats.every((seat, number) => seat.kind === 'bot' || commitments[number] != null);
    if (!starting?.waiting_for.includes(you) || !complete || part === undefined) return null;
    return this.#mayOpen(table, mine) ? { open: { entropy: part } } : null;
  }

  /** The lists under which this browser has opened a part at this table. */
  shown(id: string): readonly Shown[] {
    return this.#read(id).shown;
  }

  #mayOpen({ id, commitment, commitments }: Asking, mine: string): boolean {
    const kept = this.#read(id);
    const earlier = kept.shown.find((one) => one.commitments.includes(mine));
    if (earlier) return same(earlier, { commitment, commitments });
    this.#write(id, { ...kept, shown: [...kept.shown, { commitment, commitments }] });
    return true;
  }

  #read(id: string): Kept {
    try {
      const text = this.#storage?.getItem(PREFIX + id);
      if (text) return JSON.parse(text) as Kept;
    } catch {
      // a private window: memory has it
    }
    return this.#memory.get(id) ?? { at: Date.now(), parts: {}, shown: [] };
  }

  #write(id: string, kept: Kept): void {
    this.#memory.set(id, kept);
    try {
      this.#storage?.setItem(PREFIX + id, JSON.stringify(kept));
      this.#prune();
    } catch {
      // a private window: memory has it
    }
  }

  #prune(): void {
    const storage = this.#storage!;
    const keys = Object.keys(storage).filter((key) => key.startsWith(PREFIX));
    if (keys.length <= MOST_TABLES) return;
    const at = (key: string) => (JSON.parse(storage.getItem(key) ?? '{"at":0}') as Kept).at;
    keys.sort((a, b) => at(a) - at(b));
    for (const key of keys.slice(0, keys.length - MOST_TABLES)) storage.removeItem(key);
  }
}

export function same(a: Shown, b: Shown): boolean {
  return a.commitment === b.commitment && JSON.stringify(a.commitments) === JSON.stringify(b.commitments);
}

function browserStorage(): Storage | null {
  try {
    return localStorage;
  } catch {
    return null;
  }
}

export const shares = new Shares(browserStorage());
