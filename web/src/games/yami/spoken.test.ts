import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { Names } from '../../table/names';
import { makeWords } from '../../words/words';
import { held } from './cards';
import { askedAloud, boardAloud, cardsAloud } from './spoken';
import type { Action, YamiView } from './types.gen';

const words = makeWords('en', [
  readFileSync('../src/yamclub/words/en.ftl', 'utf8'),
  readFileSync('../src/yamclub/games/yami/words.en.ftl', 'utf8'),
  readFileSync('src/games/yami/words.en.ftl', 'utf8'),
]);
const sheet = [10, ...Array<null>(6).fill(null), 0, 5, ...Array<null>(7).fill(null)];
const shows = [0, 0, 0, 5, 0, 0, 15, 0, 5, 0, 15, 0, 0, 0, 0, 0];
const one = { hand: 'R♥ R♠ R♦ 10♣ 10♣', cards: 5, known: '', shows, sheet, score: { upper: 10, bonus: 0, lower: 5 }, total: 15 };
const view = { phase: 'choosing', you: 0, seat: 0, stock: 100, pile: ['9♦', 'V♥'], bonus_from: 90, players: [one, { ...one, total: 40 }], choices: [], last: [], combination_points: [5, 10, 15, 20, 25, 35, 30, 50] } as unknown as YamiView;
const seen = { view, me: 0, words };
const person = (name: string) => ({ kind: 'person', name, bot: null, present: true, left: false, distance: null, stand_in_after: null, votes: [], votes_needed: 0 }) as const;
const takes: Action[] = [{ kind: 'take', source: 'stock' }, { kind: 'take', source: 'discard' }];

test('what is asked says what can be taken, and for which boxes one can lay down', () => {
  const take = 'Take a card: from the stock, 100 cards left, or the jack of hearts from the discard pile.';
  expect(askedAloud('take', takes, '', seen)).toBe(take);
  expect(askedAloud('take', takes.slice(0, 1), '', seen)).toBe('Draw a card from the stock, 100 cards left.');
  expect(askedAloud('take', [...takes, { kind: 'lay_down', box: 'R' }, { kind: 'lay_down', box: 'brelan' }], '', seen)).toBe(`You can lay down: kings 15, three of a kind 15. ${take}`);
});

test('followers hear what their hand can score, or what they can cancel', () => {
  expect(askedAloud('mark', [{ kind: 'mark', box: '10' }], 'Bob has laid down: score a box', seen)).toBe('Bob has laid down: score a box. Your hand can score: tens 5.');
  expect(askedAloud('cancel', [{ kind: 'cancel', box: 'flush' }], 'Cancel a box', seen)).toBe('Cancel a box. You can cancel: flush.');
});

test('the cards are the hand and both piles', () => {
  expect(cardsAloud(held(one.hand, null, '', 'rank'), seen)).toBe(
    'Your hand: 10 of clubs; 10 of clubs, second copy, counts once; king of spades; king of hearts; king of diamonds. Stock: 100 cards left. Discard pile, on top: jack of hearts. Below the top of the discard pile: 9 of diamonds.',
  );
});

test('the board is read box by box, then what the others have', () => {
  const said = boardAloud(seen, new Names([person('Ann'), person('Bob')], 0, words));
  expect(said).toMatch(/^sevens: 10 points; eights: open; .* kings: open, your hand is worth 15 points; aces: cancelled; pair: 5 points; /);
  expect(said).toMatch(/Bonus: 10 points of the 90 needed\. Your total: 15\. Bob 40\.$/);
});
