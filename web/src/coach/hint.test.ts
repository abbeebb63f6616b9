import { expect, test } from 'vitest';
import type { Refused } from '../net/connection';
import type { Hint, Hinted } from '../net/shapes';
import { HintDesk } from './hint.svelte';

const asked: number[] = [];
let answer: (answer: Hinted | Refused) => void;
const desk = () => {
  asked.length = 0;
  return new HintDesk((event) => (asked.push(event), new Promise((settle) => (answer = settle))));
};
const hint = (event: number): Hinted => ({ say: 'hint', table: 'abcdefghij', command: 'c', event, hint: { exact: true } as Hint });
const settled = () => Promise.resolve().then(() => undefined);

test('first what, then why, then nothing; the server is asked once', async () => {
  const made = desk();
  made.press(3);
  expect([made.step, made.open]).toEqual(['asked', true]);
  made.press(3); // impatient
  answer(hint(3));
  await settled();
  expect([made.step, made.hint?.exact]).toEqual(['what', true]);
  made.press(3);
  expect(made.step).toBe('why');
  made.press(3);
  expect([made.step, made.open, asked]).toEqual(['none', false, [3]]);
});

test('it is gone when the position changes, and a late answer too', async () => {
  const made = desk();
  made.press(3);
  made.at(5);
  answer(hint(3));
  await settled();
  expect([made.step, made.hint]).toEqual(['none', null]);
  made.press(5);
  answer(hint(5));
  await settled();
  made.at(5);
  expect(made.step).toBe('what');
  made.at(null);
  expect(made.open).toBe(false);
});

test('a refusal is told, and the next press asks again', async () => {
  const made = desk();
  made.press(3);
  answer({ code: 'too_fast', params: { seconds: 2 } });
  await settled();
  expect([made.refusal?.code, made.open]).toEqual(['too_fast', true]);
  made.press(3);
  expect([made.refusal, asked]).toEqual([null, [3, 3]]);
});
