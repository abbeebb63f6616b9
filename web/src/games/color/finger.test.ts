import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Finger } from './finger.svelte';

beforeEach(() => void vi.useFakeTimers());
afterEach(() => void vi.useRealTimers());

test('a finger that rests asks once, and one that slides asks for the last item it came to', async () => {
  const asked: number[] = [];
  const finger = new Finger(async (item) => asked.push(item));
  finger.move(3);
  finger.move(3);
  for (const item of [4, 5, 6]) finger.move(item);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([3, 6]);
  finger.move(null);
  finger.move(6);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([3, 6]);
});

test('a new round asks again, and a refusal only when the finger has moved', async () => {
  const asked: number[] = [];
  const finger = new Finger(async (item) => (asked.push(item), false));
  finger.move(3);
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([3]);
  finger.move(3);
  await vi.advanceTimersByTimeAsync(1000);
  finger.forget();
  await vi.advanceTimersByTimeAsync(1000);
  expect(asked).toEqual([3, 3, 3]);
});
