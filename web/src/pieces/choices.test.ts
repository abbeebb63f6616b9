import { expect, test } from 'vitest';
import { HeldChoices } from './choices.svelte';

test('choices stay while a move is on its way, and change with the next position', () => {
  let legal = ['stop'];
  const choices = new HeldChoices(() => legal);
  expect([choices.shown, choices.busy]).toEqual([['stop'], false]);
  legal = [];
  expect([choices.shown, choices.busy]).toEqual([['stop'], true]);
  legal = ['take'];
  expect(choices.shown).toEqual(['take']);
});
