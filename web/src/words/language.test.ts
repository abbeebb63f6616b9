import { beforeEach, expect, test, vi } from 'vitest';
import { Speech } from './language.svelte';

/** What was asked for, and how each answer is let come. */
let asked: { language: string; games: string[]; come: () => void; fail: () => void }[];
let speech: Speech;

beforeEach(() => {
  vi.stubGlobal('document', { documentElement: { lang: '' } });
  asked = [];
  speech = new Speech((language, games) => {
    const known = [...games];
    const texts = {
      shared: [`spoken = ${language}\nthrow = throw`],
      games: new Map(known.map((game) => [game, [`${game}-name = ${game} in ${language}\nthrow = throw as in ${game}`]])),
    };
    return new Promise((come, fail) => asked.push({ language, games: known, come: () => come(texts), fail: () => fail(new Error()) }));
  });
});

test('words that come late do not take away those that were asked for after them', async () => {
  const first = speech.learn(['slam']);
  const second = speech.learn(['yami']);
  asked[1]!.come();
  await second;
  asked[0]!.come();
  await first;
  expect([speech.words('slam-name'), speech.words('yami-name')].map((said) => said.slice(0, 7))).toEqual(['slam in', 'yami in']);
});

test('a language that was chosen while words were on their way is spoken', async () => {
  const learnt = speech.learn(['slam']);
  const chosen = speech.speak(speech.other);
  const { language } = asked[1]!;
  asked[1]!.come();
  asked[0]!.come();
  await Promise.all([learnt, chosen]);
  expect([speech.language, speech.words('slam-name')]).toEqual([language, `slam in ${language}`]);
});

test('whoever wants words that are on their way waits for them too', async () => {
  void speech.learn(['slam']);
  const again = speech.learn(['slam']).then(() => speech.words('slam-name'));
  asked[0]!.come();
  expect(await again).toMatch(/^slam in/);
  expect(asked).toHaveLength(1);
});

test('words that could not be read are asked for again', async () => {
  const first = speech.learn(['slam']);
  asked[0]!.fail();
  await expect(first).rejects.toThrow();
  const second = speech.learn(['slam']);
  asked[1]!.come();
  await second;
  expect(asked[1]!.games).toEqual(['slam']);
});

test('what a game says in its own way is heard at its tables only', async () => {
  const learnt = speech.learn(['slam', 'yami']);
  asked[0]!.come();
  await learnt;
  expect(['slam', 'yami', 'color'].map((game) => speech.of(game)('throw'))).toEqual(['throw as in slam', 'throw as in yami', 'throw']);
  expect(speech.words('throw')).toBe('throw');
});
