import { expect, test } from 'vitest';
import type { Refused } from '../net/connection';
import type { Odds } from '../net/shapes';
import { OddsDesk } from './odds.svelte';

const answers = new Map<number, (answer: Odds | Refused) => void>();
const asked: number[] = [];
const desk = () => {
  answers.clear();
  asked.length = 0;
  return new OddsDesk((event) => (asked.push(event), new Promise((settle) => answers.set(event, settle))));
};
const odds = (event: number): Odds => ({ say: 'odds', table: 'abcdefghij', command: 'c', event, chances: [{ target: `of ${event}`, probability: 0.5, fraction: '1/2', keep: '' }] });
const settled = () => Promise.resolve().then(() => undefined);

test('odds are asked for once for each position', async () => {
  const made = desk();
  made.want(3);
  made.want(3);
  expect(asked).toEqual([3]);
  expect(made.fresh).toBe(false);
  answers.get(3)!(odds(3));
  await settled();
  expect([made.fresh, made.chances?.[0]?.target]).toEqual([true, 'of 3']);
});

test('an answer that comes after the next throw is dropped', async () => {
  const made = desk();
  made.want(3);
  made.want(5);
  answers.get(3)!(odds(3));
  await settled();
  expect([made.fresh, made.chances]).toEqual([false, null]);
  answers.get(5)!(odds(5));
  await settled();
  expect(made.chances?.[0]?.target).toBe('of 5');
});

test('while dice are thrown the last odds stay, but do not count any more', async () => {
  const made = desk();
  made.want(3);
  answers.get(3)!(odds(3));
  await settled();
  made.rest();
  expect([made.fresh, made.chances?.[0]?.target]).toEqual([false, 'of 3']);
  made.forget();
  expect(made.chances).toBeNull();
});

test('an answer to what is no longer wanted is dropped too', async () => {
  const made = desk();
  made.want(3);
  made.forget();
  answers.get(3)!(odds(3));
  await settled();
  expect(made.chances).toBeNull();
});

test('a refusal is told, unless the match has only gone on', async () => {
  const made = desk();
  made.want(3);
  answers.get(3)!({ code: 'overtaken', params: {} });
  await settled();
  expect(made.refusal).toBeNull();
  made.want(4);
  answers.get(4)!({ code: 'too_fast', params: { seconds: 2 } });
  await settled();
  expect(made.refusal?.code).toBe('too_fast');
  made.want(4); // asked again, once somebody looks again
  answers.get(4)!(odds(4));
  await settled();
  expect([made.refusal, made.fresh]).toEqual([null, true]);
});
