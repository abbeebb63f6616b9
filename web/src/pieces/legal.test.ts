import { expect, test } from 'vitest';
import { actionOf, actionsOf, mayDo } from './legal';

type Action = { kind: 'keep'; dice: string } | { kind: 'stop' } | { kind: 'dare' };
const legal: Action[] = [{ kind: 'keep', dice: '' }, { kind: 'keep', dice: '44' }, { kind: 'stop' }];

test('what may be done is what the server offers', () => {
  expect(actionsOf(legal, 'keep').map((keep) => keep.dice)).toEqual(['', '44']);
  expect(actionOf(legal, 'stop')).toBe(legal[2]);
  expect(actionOf(legal, 'dare')).toBeNull();
  expect([mayDo(legal, 'keep'), mayDo(legal, 'dare')]).toEqual([true, false]);
});
