import { expect, test } from 'vitest';
import type { Words } from '../words/words';
import { keptIn, ThrowingTurn, TurnDice, type ThrowingView } from './throwing.svelte';

type Move = { kind: 'keep'; dice: string } | { kind: 'throw'; dice: string } | { kind: 'stop' } | { kind: 'dare' };
const view = (changes: Partial<ThrowingView> = {}): ThrowingView => ({ phase: 'choosing', seat: 0, dice: '24446', throws_left: 1, opening: null, ...changes });
const beat = (before: ThrowingView | null, after: ThrowingView, ...moves: Move[]) => ({
  events: moves.map((what) => ({ event: 1, by: 0, what, at: 0, news: [], told: [] })),
  before,
  after,
});
const keep = (dice: string) => ({ kind: 'keep', dice }) as const;
const fall = (dice: string) => ({ kind: 'throw', dice }) as const;

test('the dice kept for the last throw are those that stay', () => {
  expect(keptIn(beat(view(), view(), keep('444'), fall('26')))).toBe('444');
  expect(keptIn(beat(view({ phase: 'throwing', dice: '66' }), view(), fall('123')))).toBe('66');
  expect(keptIn(beat(view(), view(), { kind: 'dare' }))).toBe('24446');
});

test('dice kept in an earlier turn are not those of the last throw', () => {
  const after = view({ seat: 1, dice: '12356' });
  expect(keptIn(beat(view(), after, keep('444'), fall('26'), { kind: 'stop' }, fall('12356')))).toBe('');
});

test('dice stay as they lie when none is thrown, and so do those chosen', () => {
  const dice = new TurnDice();
  dice.settle(view(), null);
  dice.toggle(1);
  const lying = dice.places;
  dice.settle(view(), beat(view(), view(), { kind: 'dare' }));
  expect(dice.places).toBe(lying);
  expect([dice.keptDice, dice.toThrow]).toEqual(['4', 4]);
});

test('a kept die stays in its place when the others are thrown', () => {
  const dice = new TurnDice();
  dice.settle(view(), null);
  dice.toggle(4);
  const throwing = view({ phase: 'throwing', dice: '6' });
  dice.settle(throwing, beat(view(), throwing, keep('6')));
  expect(dice.shaking).toBe(true);
  const after = view({ dice: '11156' });
  dice.settle(after, beat(throwing, after, fall('1115')));
  expect(dice.places.map((die) => die?.face)).toEqual([1, 1, 1, 5, 6]);
  expect(dice.keptDice).toBe('6');
});

test('a throw for the start lies on the tray', () => {
  const dice = new TurnDice();
  const opening = { contenders: [0, 1], numbers: [] };
  const after = view({ phase: 'opening', dice: '', opening: { contenders: [0, 1], numbers: [19] } });
  dice.settle(after, beat(view({ phase: 'opening', dice: '', opening }), after, fall('13456')));
  expect(dice.places.map((die) => die?.face)).toEqual([1, 3, 4, 5, 6]);
});

const silent = Object.assign((id: string) => id, { error: (code: string) => code, language: 'en' }) as unknown as Words;

/** The turn on a board that shows this, and what it sends. */
function board(shown: ThrowingView, legal: Move[], me: number | null = 0) {
  const sent: Move[] = [];
  const turn = new ThrowingTurn(() => ({ view: shown, legal, act: (action) => sent.push(action), me, beat: null, replay: false, words: silent }));
  turn.dice.settle(shown, null);
  return { turn, sent };
}

test('keys put dice aside and throw the others', () => {
  const { turn, sent } = board(view(), [keep(''), { kind: 'stop' }]);
  expect(['5', ' ', 'x'].map((key) => turn.key(key))).toEqual([true, true, false]);
  expect(sent).toEqual([keep('6')]);
});

test('where nothing can be thrown the keys mean nothing', () => {
  const { turn, sent } = board(view({ throws_left: 0 }), [{ kind: 'stop' }]);
  expect([turn.key('1'), turn.key(' '), turn.mine, turn.left]).toEqual([false, false, true, 0]);
  expect(sent).toEqual([]);
});

test('others only look on', () => {
  const { turn, sent } = board(view({ phase: 'throwing', dice: '' }), [], 1);
  turn.throwNow();
  expect([turn.mine, turn.resting, turn.left, sent.length]).toEqual([false, true, 2, 0]);
});
