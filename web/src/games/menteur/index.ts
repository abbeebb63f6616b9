import type { GamePage } from '../contract';
import Board from './Board.svelte';
import { pace } from './logic';
import { tell } from './tell';
import type { Action, MenteurView, Seen } from './types.gen';

export const page: GamePage<MenteurView, Action, Seen> = {
  Board,
  tell,
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
