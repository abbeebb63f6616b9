import { describe, expect, test } from 'vitest';
import { nextSpot, type Spot } from './roving';

const spot = (column: number, row: number, width = 1): Spot => ({ left: column * 50, top: row * 40, right: (column + width) * 50 - 5, bottom: row * 40 + 35 });

describe('arrow keys in a grid', () => {
  // Six narrow boxes above four wider ones.
  const boxes = [...Array.from({ length: 6 }, (_, at) => spot(at, 0)), ...Array.from({ length: 4 }, (_, at) => spot(at * 1.5, 1, 1.5))];

  test('go along a row, and stop at its ends', () => {
    expect(nextSpot(boxes, 0, 'ArrowRight')).toBe(1);
    expect(nextSpot(boxes, 5, 'ArrowRight')).toBe(null);
    expect(nextSpot(boxes, 6, 'ArrowLeft')).toBe(null);
  });

  test('go to what lies straight below or above', () => {
    expect(nextSpot(boxes, 0, 'ArrowDown')).toBe(6);
    expect(nextSpot(boxes, 5, 'ArrowDown')).toBe(9);
    expect(nextSpot(boxes, 9, 'ArrowUp')).toBe(5);
    expect(nextSpot(boxes, 0, 'ArrowUp')).toBe(null);
  });

  test('pass over a gap in a column', () => {
    const column = [spot(0, 0), spot(0, 3), spot(2, 1)];
    expect(nextSpot(column, 0, 'ArrowDown')).toBe(1);
    expect(nextSpot(column, 0, 'ArrowRight')).toBe(2);
  });
});
