import { expect, test } from 'vitest';
import { othersFrom, seatsFrom, sidesFrom } from './seats';

test('seats go round from mine', () => {
  expect(seatsFrom(2, 4)).toEqual([2, 3, 0, 1]);
  expect(seatsFrom(null, 3)).toEqual([0, 1, 2]);
});

test('others sit in the order of play, from the left-hand neighbour on', () => {
  expect(othersFrom(1, 4)).toEqual([2, 3, 0]);
  expect(othersFrom(null, 2)).toEqual([0, 1]);
});

test('my side comes first, the others in the order of play', () => {
  const sides = [{ seats: [0, 2] }, { seats: [1, 3] }];
  expect(sidesFrom(3, sides)).toEqual([sides[1], sides[0]]);
  expect(sidesFrom(null, sides)).toEqual(sides);
});
