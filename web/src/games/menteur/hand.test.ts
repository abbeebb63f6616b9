import { expect, test } from 'vitest';
import { Hand } from './hand.svelte';

const cups = (locked: string, thrown: string) => ({ locked, thrown, worth: [], honest: [] });
const faces = (hand: Hand, places: Iterable<number>) => [...places].map((place) => hand.places[place]?.face).sort();

test('dice locked at two throws lie under one cup, for whoever stayed and for whoever came back', () => {
  const stayed = new Hand();
  stayed.settle(cups('', '12466'), true);
  stayed.settle(cups('66', ''), true);
  stayed.settle(cups('66', '135'), true);
  stayed.settle(cups('366', ''), true);
  stayed.settle(cups('366', '14'), true);
  const cameBack = new Hand();
  cameBack.settle(cups('366', '14'), false);
  for (const hand of [stayed, cameBack]) {
    expect(faces(hand, hand.locked)).toEqual([3, 6, 6]);
    expect(faces(hand, hand.thrown)).toEqual([1, 4]);
    expect(hand.toThrow).toBe(2);
  }
});

test('a locked die does not let itself be chosen', () => {
  const hand = new Hand();
  hand.settle(cups('66', '135'), false);
  for (const place of hand.locked) hand.toggle(place);
  expect(hand.kept.size).toBe(0);
});

test('to keep exactly these leaves what is locked, and chooses the others', () => {
  const hand = new Hand();
  hand.settle(cups('66', '136'), false);
  hand.keepOnly('1666');
  expect(faces(hand, hand.kept)).toEqual([1, 6]);
  expect([hand.staying, hand.keptDice]).toEqual(['1666', '16']);
  hand.keepOnly('66');
  expect([hand.kept.size, hand.staying]).toEqual([0, '66']);
});
