import type { GamePage } from '../contract';
import Board from './Board.svelte';
import { pace } from './logic';
import type { Action, MasterView, News, Seen } from './types.gen';

export const page: GamePage<MasterView, Action, Seen, News> = {
  Board,
  pace,
  rules: [
    { id: 'goal' },
    { id: 'turn', dice: '24446' },
    { id: 'squares' },
    { id: 'combine', dice: '55555' },
    { id: 'sec', dice: '33666' },
    { id: 'dare' },
    { id: 'predator', dice: '22222' },
    { id: 'points' },
    { id: 'end' },
    { id: 'ways' },
  ],
  walk: [{ at: 'dice' }, { at: 'board' }, { at: 'throws' }, { at: 'sides' }, { at: 'actions' }],
};
