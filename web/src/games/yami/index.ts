import type { GamePage } from '../contract';
import Board from './Board.svelte';
import { pace } from './logic';
import { tell } from './tell';
import type { Action, Seen, YamiView } from './types.gen';

export const page: GamePage<YamiView, Action, Seen> = {
  Board,
  tell,
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
