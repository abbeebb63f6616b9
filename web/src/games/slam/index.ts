import type { GamePage } from '../contract';
import Board from './Board.svelte';
import { pace } from './logic';
import type { Action, News, Seen, SlamView } from './types.gen';

export const page: GamePage<SlamView, Action, Seen, News> = {
  Board,
  pace,
  rules: [
    { id: 'goal' },
    { id: 'turn', dice: '24446' },
    { id: 'chips' },
    { id: 'combine' },
    { id: 'fail' },
    { id: 'yamslam', dice: '44444' },
    { id: 'bonus' },
    { id: 'ways' },
  ],
  walk: [{ at: 'dice' }, { at: 'stacks' }, { at: 'throws' }, { at: 'sides' }, { at: 'actions' }],
};
