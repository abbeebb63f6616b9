import type { GamePage } from '../contract';
import Board from './Board.svelte';
import { pace } from './logic';
import type { Action, News, Seen, YamiView } from './types.gen';

export const page: GamePage<YamiView, Action, Seen, News> = {
  Board,
  pace,
  rules: [
    { id: 'goal' },
    { id: 'deal' },
    { id: 'turn' },
    { id: 'lay' },
    { id: 'follow' },
    { id: 'values' },
    { id: 'combinations' },
    { id: 'cards' },
    { id: 'bonus' },
    { id: 'end' },
  ],
  walk: [{ at: 'hand' }, { at: 'piles' }, { at: 'board' }, { at: 'rivals' }, { at: 'actions' }],
};
