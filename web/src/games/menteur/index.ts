import type { GamePage } from '../contract';
import Board from './Board.svelte';
import { pace } from './logic';
import type { Action, MenteurView, News, Seen } from './types.gen';

export const page: GamePage<MenteurView, Action, Seen, News> = {
  Board,
  pace,
  rules: [
    { id: 'goal' },
    { id: 'turn', dice: '24446' },
    { id: 'boxes' },
    { id: 'announce' },
    { id: 'decide' },
    { id: 'caught' },
    { id: 'crosses' },
    { id: 'end' },
    { id: 'ways' },
  ],
  walk: [{ at: 'cup' }, { at: 'throws' }, { at: 'seats' }, { at: 'sheets' }, { at: 'actions' }],
};
