import { expect, test } from 'vitest';
import { timeText } from './time';

test.each([
  [41_200, '0:42'],
  [185_000, '3:05'],
  [0, '0:00'],
  [5 * 3_600_000, '5h'],
  [3 * 86_400_000, '3d'],
])('%i ms are %s', (milliseconds, text) => expect(timeText(milliseconds, 'en')).toBe(text));
