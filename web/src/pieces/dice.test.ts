import { expect, test } from 'vitest';
import { TrayDice } from './dice.svelte';

class Dice extends TrayDice {
  override shake(staying: string) {
    super.shake(staying);
  }
  override fall(staying: string, dice: string) {
    super.fall(staying, dice);
  }
  get faces() {
    return this.places.map((die) => die?.face ?? null);
  }
}

test('a die put aside stays in its place when the others fall', () => {
  const dice = new Dice();
  dice.fall('', '13446');
  dice.toggle(2);
  dice.toggle(3);
  expect(dice.keptDice).toBe('44');
  expect(dice.toThrow).toBe(3);
  dice.shake('44');
  dice.fall('44', '24456');
  expect(dice.faces).toEqual([2, 5, 4, 4, 6]);
  expect([...dice.kept]).toEqual([2, 3]);
});

test('whoever comes between a keep and its throw sees the dice that stay, and only those', () => {
  const dice = new Dice();
  dice.fall('', '11345');
  dice.shake('666');
  expect(dice.faces).toEqual([6, 6, 6, null, null]);
  expect(dice.keptDice).toBe('666');
});

test('a jump to another turn lays all five dice', () => {
  const dice = new Dice();
  dice.fall('', '13446');
  dice.fall('2222', '22225');
  expect(dice.faces.toSorted()).toEqual([2, 2, 2, 2, 5]);
  expect(dice.keptDice).toBe('2222');
});

test('an empty place cannot be put aside', () => {
  const dice = new Dice();
  dice.toggle(0);
  expect(dice.kept.size).toBe(0);
});
