import { expect, test } from 'vitest';
import { allDice, diceIn, emptyPlaces, jitter, lay, placesOf, type Places } from './tray';

const faces = (places: Places) => places.map((die) => die?.face ?? 0);
const first = lay(emptyPlaces(5), '', '22356', 1);

test('a first throw fills every place', () => {
  expect(faces(first)).toEqual([2, 2, 3, 5, 6]);
  expect(first.every((die) => die?.spin === 1)).toBe(true);
});

test('kept dice stay where they lie and do not tumble', () => {
  const second = lay(first, '36', '13466', 2);
  expect(faces(second)).toEqual([1, 4, 3, 6, 6]);
  expect(second.map((die) => die?.spin)).toEqual([2, 2, 1, 2, 1]);
});

test('of equal dice, the chosen ones stay', () => {
  const second = lay(first, '2', '21111', 2, new Set([1]));
  expect(faces(second)).toEqual([1, 2, 1, 1, 1]);
});

test('where nothing comes, the place is empty', () => {
  expect(faces(lay(first, '22', '22', 2))).toEqual([2, 2, 0, 0, 0]);
});

test('dice are written as the server writes them', () => {
  const lying = lay(emptyPlaces(3), '', '631', 1);
  expect(diceIn(lying, [0, 2])).toBe('16');
  expect(allDice(lying)).toBe('136');
  expect(allDice(emptyPlaces(5))).toBe('');
});

test('dice are found in their places', () => {
  expect([...placesOf(first, '26')].sort()).toEqual([0, 4]);
  expect([...placesOf(first, '2', new Set([1]))]).toEqual([1]);
  expect([...placesOf(first, '1')]).toEqual([]);
});

test('jitter stays within its bounds and does not change', () => {
  for (let spin = 0; spin < 50; spin++) {
    expect(Math.abs(jitter(3, spin, 12))).toBeLessThanOrEqual(12);
    expect(jitter(3, spin, 12)).toBe(jitter(3, spin, 12));
  }
});
