import type { GamePage } from '../contract';
import Board from './Board.svelte';
import { pace } from './logic';
import type { Action, ColorView, News, Seen } from './types.gen';

export const page: GamePage<ColorView, Action, Seen, News> = {
  Board,
  pace,
  rules: [{ id: 'goal' }, { id: 'round' }, { id: 'signs' }, { id: 'say' }, { id: 'verify' }, { id: 'time' }, { id: 'end' }, { id: 'stakes' }, { id: 'blind' }],
  walk: [{ at: 'dice' }, { at: 'card' }, { at: 'numbers' }, { at: 'players' }],
  race: true,
};
