import { expect, test } from 'vitest';
import type { Event } from '../net/shapes';
import { Names } from '../table/names';
import { makeWords } from '../words/words';
import { Moments } from './moments';

const words = makeWords('en', ['rolled = rolls { $count }']);
const event = (number: number) => ({ event: number, by: 'chance', view: { n: number }, told: [{ arg: 'said', id: 'rolled', args: { count: number } }] }) as unknown as Event;
const moments = new Moments([event(1), event(2), event(4), event(5)], [0, 2], new Names([], null, words), words);

test('steps are found by the numbers of their events', () => expect([moments.told(4), moments.told(3), moments.told(0)]).toEqual(['rolls 4.', '', '']));
test('the table after a step is that of the last event until then', () => {
  expect([4, 3, 9, 0].map((step) => moments.beat(step)?.after)).toEqual([{ n: 4 }, { n: 2 }, { n: 5 }, { n: 1 }]);
  expect([moments.beat(1)?.before, moments.beat(4)?.before]).toEqual([null, { n: 2 }]);
});
test('turns are counted from one', () => expect([0, 1, 3, 4, 5].map((step) => moments.turn(step))).toEqual([1, 1, 1, 2, 2]));
