import { expect, test } from 'vitest';
import type { GameInfo } from '../net/shapes';
import { botsAt, likelyBot, offered } from './bots';
import { against, botOf, clocksOf, complete, firstWish, presetOf, readList, resized, seated, toNewTable, withBot, withPreset } from './wish';

const game: GameInfo = {
  id: 'slam',
  name: 'Yamslam',
  about: '',
  rules: 1,
  fewest: 1,
  most: 4,
  options: [{ name: 'series', about: '', choices: ['single', '5'], free: null, default: 'single' }],
  bots: ['random', 'greedy'],
  solo_bots: ['perfect'],
  usual_bot: 'greedy',
  bot_info: {},
  real_time: false,
  odds: true,
  coach: true, practice: false,
  presets: {},
};

test('at first you play the better bot, with the usual options', () => {
  expect(toNewTable(firstWish(game))).toEqual({
    game: 'slam',
    seats: [{ kind: 'me' }, { kind: 'bot', bot: 'greedy' }],
    options: { series: 'single' },
    clock: null,
    public: false,
    odds: true,
    hints: 'bots',
    stand_in: 'greedy',
  });
});

test('seats stay within what the game allows, new ones like the last', () => {
  const wish = against(firstWish(game), 'open');
  expect(resized(wish, 3).places).toEqual(['me', 'open', 'open']);
  expect(resized(wish, 9).places).toHaveLength(4);
  expect(resized(wish, 0).places).toEqual(['me']);
  expect(resized(resized(wish, 1), 2).places).toEqual(['me', 'bot greedy']);
});

test('a bot that plays solo is offered at one seat, and makes way when there are more', () => {
  expect([botsAt(game, 1), botsAt(game, 2)]).toEqual([['random', 'greedy', 'perfect'], ['random', 'greedy']]);
  const alone = { ...seated(resized(firstWish(game), 1), 0, 'bot perfect'), standIn: 'perfect' };
  expect(resized(alone, 1)).toEqual(alone);
  expect(resized(alone, 2)).toMatchObject({ places: ['bot greedy', 'bot greedy'], standIn: 'greedy' });
});

test('nobody waits for days beside a game in real time', () => {
  expect(clocksOf(game)).toContain(7 * 86_400);
  expect(Math.max(...clocksOf({ ...game, real_time: true }).map(Number))).toBe(300);
});

test('a preset sets its options and leaves the others, and is known by them', () => {
  const race = { ...game, options: [...game.options, { name: 'seconds', about: '', choices: [], free: 'number' as const, default: 12 }], presets: { relaxed: { seconds: 60 } } };
  const usual = { ...firstWish(race), options: { series: '5', seconds: 12 } };
  const relaxed = withPreset(usual, 'relaxed');
  expect(relaxed.options).toEqual({ series: '5', seconds: 60 });
  expect([presetOf(usual), presetOf(relaxed), presetOf({ ...usual, options: { ...usual.options, seconds: 20 } })]).toEqual(['', 'relaxed', null]);
  expect(withPreset(relaxed, '').options).toEqual(usual.options);
});

test('you sit once: taking another seat opens yours', () => {
  expect(seated(firstWish(game), 1, 'me').places).toEqual(['open', 'me']);
});

test('a table with an open seat waits for somebody', () => {
  expect(complete(firstWish(game))).toBe(true);
  expect(complete(seated(firstWish(game), 1, 'open'))).toBe(false);
});

test('a list is read as JSON, or a line each, and what is in it is left alone', () => {
  const cards = ['RRRRBBBB', 'nonsense'];
  expect(readList('["RRRRBBBB", "nonsense"]')).toEqual(cards);
  expect(readList('RRRRBBBB\r\n\n  nonsense  \n')).toEqual(cards);
  expect(readList('"RRRRBBBB",\n"nonsense",')).toEqual(cards);
  expect(readList('')).toEqual([]);
});

const levelled: GameInfo = { ...game, bots: ['novice', 'club', 'expert', 'greedy', 'random'], usual_bot: 'club' };

test('levels come first, the other bots are more', () =>
  expect(offered(levelled, 1)).toEqual({ levels: ['novice', 'club', 'expert'], more: ['greedy', 'random', 'perfect'] }));
test('without levels nothing is folded away', () => expect(offered(game, 2)).toEqual({ levels: ['random', 'greedy'], more: [] }));
test('a bot of an old table is offered where it sits', () => expect(offered(levelled, 2, 'gone').more).toContain('gone'));
test('the level chosen last is proposed where a game has it', () => {
  expect([likelyBot(levelled, 'expert'), likelyBot(levelled, 'gone'), likelyBot(levelled, null), likelyBot(game, 'expert')]).toEqual(['expert', 'club', 'club', 'greedy']);
});
test('one touch changes every bot, and new seats are like them', () => {
  const wish = withBot(resized(firstWish(levelled, 'club'), 3), 'expert');
  expect(wish.places).toEqual(['me', 'bot expert', 'bot expert']);
  expect(botOf(wish)).toBe('expert');
  expect(botOf(seated(wish, 1, 'bot novice'))).toBeNull();
  expect(botOf(against(wish, 'open'))).toBeUndefined();
  expect(against(against(wish, 'open'), 'bot').places).toEqual(wish.places);
});
