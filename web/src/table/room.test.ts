import { beforeEach, expect, test, vi } from 'vitest';
import type { Outcome } from '../net/connection';
import type { Position, TableInfo } from '../net/shapes';
import { Room } from './room.svelte';

const event = (number: number, view: Position['view'] | null = null) =>
  ({ say: 'event', table: 'abcdefghij', event: number, by: 0, what: { kind: 'stop' }, at: 0, news: [], told: [], view }) as const;
const position = (number: number, legal: Position['legal'] = [], left: number | null = null): Position => ({
  say: 'position',
  table: 'abcdefghij',
  event: number,
  view: { at: number },
  legal,
  deadline: null,
  time_left: left,
  pause: null,
  asks: [],
  take_back: false,
});
const info = { status: 'playing', you: 0 } as TableInfo;
let answer: (outcome: Outcome) => void;
let answered: number;
let room: Room;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('document', { visibilityState: 'visible' });
  room = new Room('abcdefghij', (_, after) => {
    answered = after;
    return new Promise((settle) => (answer = settle));
  });
});

test('what is told at first is shown at once, with the events that led there', () => {
  room.hear(event(1));
  room.hear(event(2));
  room.hear(position(2));
  expect(room.view).toEqual({ at: 2 });
  expect(room.beat).toMatchObject({ before: null, after: { at: 2 } });
  expect(room.last).toBe(2);
});

test('an event that comes twice counts once', () => {
  room.hear(event(1));
  room.hear(event(1));
  room.hear(position(1));
  expect(room.beat!.events).toHaveLength(1);
});

test('followed, one position stands for its time before the next is shown', () => {
  room.hear(position(0));
  room.follow(() => 900);
  for (const number of [1, 2]) {
    room.hear(event(number));
    room.hear(position(number));
  }
  expect(room.view).toEqual({ at: 1 });
  vi.advanceTimersByTime(900);
  expect(room.view).toEqual({ at: 2 });
  expect(room.story.at(-1)).toMatchObject({ before: { at: 1 }, after: { at: 2 } });
});

test('a position without news is shown at once: the connection came back', () => {
  room.hear(position(3));
  room.follow(() => 900);
  room.hear(position(3, [{ kind: 'stop' }]));
  expect(room.legal).toHaveLength(1);
});

test('nothing can be done while a move is on its way', async () => {
  room.hear({ say: 'table', table: info });
  room.hear(position(0, [{ kind: 'stop' }]));
  expect(room.yourTurn).toBe(true);
  const acted = room.act({ kind: 'stop' });
  expect(room.legal).toEqual([]);
  answer({ code: 'not_your_turn', params: {} });
  expect(await acted).toMatchObject({ code: 'not_your_turn' });
  expect(room.legal).toHaveLength(1);
});

test('a move that others followed at once is a scene of its own, with nothing to do', () => {
  room.hear(position(1, [{ kind: 'stop' }]));
  room.follow(() => 900);
  room.hear(event(2, { at: 'between' }));
  room.hear(event(3));
  room.hear(position(3, [{ kind: 'stop' }]));
  expect(room.view).toEqual({ at: 'between' });
  expect(room.legal).toEqual([]);
  vi.advanceTimersByTime(900);
  expect(room.beat).toMatchObject({ before: { at: 'between' }, after: { at: 3 } });
  expect(room.legal).toHaveLength(1);
});

test('a move says which position it answers, and once it counts nothing is left to do', async () => {
  room.hear(position(4, [{ kind: 'stop' }]));
  const acted = room.act({ kind: 'stop' });
  answer({ event: 5 });
  await acted;
  expect(answered).toBe(4);
  expect(room.legal).toEqual([]);
});

test('a position from before our move, shown after it, offers nothing', async () => {
  room.hear(position(0, [{ kind: 'stop' }]));
  room.follow(() => 900);
  for (const number of [1, 2]) {
    room.hear(event(number));
    room.hear(position(number, [{ kind: 'stop' }]));
  }
  const acted = room.act({ kind: 'stop' });
  answer({ event: 3 });
  await acted;
  vi.advanceTimersByTime(900);
  expect(room.view).toEqual({ at: 2 });
  expect(room.legal).toEqual([]);
});

test('time left is turned into a moment', () => {
  room.hear(position(0, [], 5000));
  expect(room.timeUp).toBe(Date.now() + 5000);
});

const told = (status: TableInfo['status']) => room.hear({ say: 'table', table: { ...info, status } });
const last = (number: number): Position => ({ ...position(number), view: { at: number, result: {} } });

test('a match is over once its last move has been shown for its time', () => {
  told('playing');
  room.hear(position(0));
  room.follow(() => 900);
  for (const [number, what] of [[1, position(1)], [2, last(2)]] as const) {
    room.hear(event(number));
    room.hear(what);
  }
  told('over');
  vi.advanceTimersByTime(900);
  expect(room.view).toMatchObject({ at: 2 });
  expect(room.shown!.status).toBe('playing');
  vi.advanceTimersByTime(900);
  expect(room.shown!.status).toBe('over');
});

test('nor is it over if that is told before the last move', () => {
  told('playing');
  room.hear(position(0));
  room.follow(() => 900);
  told('over');
  vi.advanceTimersByTime(100);
  room.hear(event(1));
  room.hear(last(1));
  vi.advanceTimersByTime(899);
  expect(room.shown!.status).toBe('playing');
  vi.advanceTimersByTime(1);
  expect(room.shown!.status).toBe('over');
});

test('a match that was left is over a moment later, one that was over before at once', () => {
  told('playing');
  room.hear(position(0));
  told('over');
  expect(room.shown!.status).toBe('playing');
  vi.advanceTimersByTime(1000);
  expect(room.shown!.status).toBe('over');

  room = new Room('abcdefghij', () => new Promise(() => undefined));
  told('over');
  room.hear(position(1));
  expect(room.shown!.status).toBe('over');
});

test('what happened before the page came is shown as a whole, even if it is followed already', () => {
  told('playing');
  room.follow(() => 900);
  room.hear(event(1, { at: 1 }));
  room.hear(event(2, { at: 2 }));
  room.hear(position(3));
  expect(room.view).toEqual({ at: 3 });
  expect(room.story).toHaveLength(1);
  expect(room.beat!.events).toHaveLength(2);
});
