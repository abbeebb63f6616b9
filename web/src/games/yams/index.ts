import type { GamePage } from '../contract';
import Board from './Board.svelte';
import { pace } from './logic';
import type { Action, News, Seen, YamsView } from './types.gen';

export const page: GamePage<YamsView, Action, Seen, News> = {
  Board,
  pace,
  rules: [{ id: 'goal' }, { id: 'turn', dice: '24446' }, { id: 'upper' }, { id: 'lower' }, { id: 'end' }, { id: 'ways', dice: '44444' }],
  walk: [{ at: 'dice' }, { at: 'throws' }, { at: 'sheets' }, { at: 'actions' }],
};
