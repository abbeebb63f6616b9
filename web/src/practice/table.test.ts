import { expect, test } from 'vitest';
import type { AskedQuestion } from '../net/shapes';
import { tableOf } from './table';

test('the viewer sits where the question was asked, among others without names', () => {
  const question = { id: 'a', seats: 3, seat: 1, options: { series: '5' } } as unknown as AskedQuestion;
  const table = tableOf('slam', question, 'Ann');
  expect([table.you, table.game, table.options]).toEqual([1, 'slam', { series: '5' }]);
  expect(table.seats.map(({ name }) => name)).toEqual([null, 'Ann', null]);
});
