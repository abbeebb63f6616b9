import { describe, expect, test } from 'vitest';
import type { Words } from '../../words/words';
import { asked, bestBoxes } from './speaking';
import type { YamsView } from './types.gen';

const words = ((id: string, values?: object) => [id.replace('box-', ''), ...Object.values(values ?? {})].join(' ')) as unknown as Words;
const view = { throws_left: 1, worth: [0, 0, null, 8, 0, 0, 17, 0, 25, 0, 0, null, 17] } as unknown as YamsView;

describe('what is asked', () => {
  test('tells of the three boxes that are worth most', () => {
    expect(bestBoxes(view, words)).toBe('full 25, brelan 17, chance 17');
    expect(asked(view, null, words)).toBe('yams-asked 1 full 25, brelan 17, chance 17 1');
  });
  test('tells of no box if the dice are worth nothing', () => {
    expect(asked({ ...view, worth: [0, null] } as unknown as YamsView, null, words)).toBe('yams-asked 1  0');
  });
  test('tells what is chosen', () => {
    expect(asked(view, 'full', words)).toBe('yams-asked-confirm full 25');
  });
});
