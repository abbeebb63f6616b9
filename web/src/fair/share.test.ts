import { createHash } from 'node:crypto';
import { beforeEach, expect, test } from 'vitest';
import { fingerprint, Shares, type Asking } from './share';

let storage: Storage;
beforeEach(() => {
  const values = new Map<string, string>();
  storage = new Proxy({} as Storage, {
    get: (_, name) =>
      ({
        getItem: (key: string) => values.get(key) ?? null,
        setItem: (key: string, value: string) => values.set(key, value),
        removeItem: (key: string) => values.delete(key),
      })[name as 'getItem'],
    ownKeys: () => [...values.keys()],
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
});

const OTHER = 'b'.repeat(64);
const waiting = (more: Partial<Asking> = {}): Asking => ({
  id: 'abcdefghij',
  status: 'waiting',
  commitment: 'a'.repeat(64),
  commitments: [null, OTHER, null],
  you: 0,
  seats: [{ kind: 'person' }, { kind: 'person' }, { kind: 'bot' }],
  starting: null,
  ...more,
});
const starting = { waiting_for: [0, 1] };

function committed(shares: Shares): Asking {
  const { commitment } = shares.commit(waiting(), 0);
  return waiting({ commitments: [commitment, OTHER, null], starting });
}

test('the fingerprint is what the record page says', () => {
  const text = `yamclub entropy\n${'a'.repeat(64)}\n2\nc0ffee\n`;
  expect(fingerprint('a'.repeat(64), 2, 'c0ffee')).toBe(createHash('sha256').update(text).digest('hex'));
});

test('somebody seated without a fingerprint gives one, and a spectator gives none', () => {
  const answer = new Shares(storage).answer(waiting());
  expect(answer).toMatchObject({ commit: { seat: 0 } });
  expect(new Shares(storage).answer(waiting({ you: null }))).toBeNull();
});

test('it opens when the start waits and every fingerprint is there, also after the page was loaded again', () => {
  const table = committed(new Shares(storage));
  const again = new Shares(storage);
  expect(again.answer({ ...table, starting: null })).toBeNull();
  expect(again.answer({ ...table, commitments: [table.commitments[0]!, null, null] })).toBeNull();
  const answer = again.answer(table) as { open: { entropy: string } };
  expect(fingerprint(table.commitment, 0, answer.open.entropy)).toBe(table.commitments[0]);
  expect(again.answer(table)).toEqual(answer);
  expect(again.shown(table.id)).toEqual([{ commitment: table.commitment, commitments: table.commitments }]);
});

test('it opens under one list only', () => {
  const shares = new Shares(storage);
  const table = committed(shares);
  shares.answer(table);
  expect(shares.answer({ ...table, commitments: [table.commitments[0]!, 'c'.repeat(64), null] })).toBeNull();
  expect(shares.answer({ ...table, commitment: 'd'.repeat(64) })).toBeNull();
});

test('what another device committed to is not ours to open', () => {
  const table = waiting({ commitments: ['e'.repeat(64), OTHER, null], starting });
  const shares = new Shares(storage);
  expect(shares.holds(table)).toBe(false);
  expect(shares.answer(table)).toBeNull();
});

test('without storage, memory does', () => {
  const shares = new Shares(null);
  expect(shares.answer(committed(shares))).toHaveProperty('open');
});

test('old tables are forgotten', () => {
  const shares = new Shares(storage);
  for (let n = 0; n < 100; n++) shares.commit({ id: `table-${n}`, commitment: OTHER }, 0);
  expect(Object.keys(storage).length).toBe(60);
});
