import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FluentResource } from '@fluent/bundle';
import { expect, test } from 'vitest';
import { LANGUAGES, makeWords, preferred, type Language } from './words';

const read = (path: string) => readFileSync(path, 'utf8');
const folders = readdirSync('src/games', { withFileTypes: true }).filter((entry) => entry.isDirectory());
const games = folders.map((entry) => entry.name).filter((game) => readdirSync(`src/games/${game}`).includes('words.fr.ftl'));

const sources = (language: Language) => [
  read(`../src/yamclub/words/${language}.ftl`),
  read(`src/words/${language}.ftl`),
  ...games.flatMap((game) => [
    read(`../src/yamclub/games/${game}/words.${language}.ftl`),
    read(`src/games/${game}/words.${language}.ftl`),
  ]),
];
const idsOf = (text: string) => new FluentResource(text).body.map((message) => message.id).sort();
const words = { fr: makeWords('fr', sources('fr')), en: makeWords('en', sources('en')) };

test('both languages say the same things, on the page and on every board', () => {
  expect(idsOf(read('src/words/fr.ftl'))).toEqual(idsOf(read('src/words/en.ftl')));
  for (const game of games) {
    const [fr, en] = LANGUAGES.map((language) => idsOf(read(`src/games/${game}/words.${language}.ftl`)));
    expect(fr).toEqual(en);
  }
});

const twice = (ids: readonly string[]) => ids.filter((id, index) => ids.indexOf(id) !== index);

test('no word hides another, but a game may say in its own way what all say', () => {
  const shared = [`../src/yamclub/words/en.ftl`, 'src/words/en.ftl'].flatMap((path) => idsOf(read(path)));
  const own = games.map((game) => [`../src/yamclub/games/${game}/`, `src/games/${game}/`].flatMap((folder) => idsOf(read(`${folder}words.en.ftl`))));
  expect(twice(shared)).toEqual([]);
  for (const ids of own) expect(twice(ids)).toEqual([]);
  expect(twice(own.flat().filter((id) => !shared.includes(id)))).toEqual([]);
});

function* scripts(folder: string): Generator<string> {
  for (const entry of readdirSync(folder, { withFileTypes: true })) {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) yield* scripts(path);
    else if (/\.(svelte|ts)$/.test(entry.name) && !entry.name.endsWith('.test.ts')) yield path;
  }
}

test('every sentence that the page names is there', () => {
  const missing: string[] = [];
  for (const path of scripts('src')) {
    for (const [, id] of read(path).matchAll(/\bwords\(\s*'([a-z][\w-]*)'/g)) {
      for (const language of LANGUAGES) if (!words[language].has(id!)) missing.push(`${path}: ${id} (${language})`);
    }
  }
  expect(missing).toEqual([]);
});

test('plurals follow the language: nought is one in French and many in English', () => {
  expect(words.fr('seats-free', { free: 0 })).toBe('0 place libre');
  expect(words.en('seats-free', { free: 0 })).toBe('0 open seats');
});

test('a refusal has its sentence, with what was wrong', () => {
  expect(words.en.error('slam_must_take')).toContain('must take');
  expect(words.en.error('slam_not_formed', { dice: '12345', series: 'full' })).toContain('12345');
  expect(words.en.error('slam_not_formed', { dice: '12345', series: 'full' })).toContain('full house');
  expect(words.fr.error('never_heard_of')).toContain('never_heard_of');
});

test('the language is the chosen one, else the first of the browser that we speak', () => {
  expect(preferred('fr', ['en-GB'])).toBe('fr');
  expect(preferred(null, ['de-AT', 'fr-CH', 'en'])).toBe('fr');
  expect(preferred(null, ['de'])).toBe('en');
  expect(preferred('xx', ['fr'])).toBe('fr');
});

test('every option of every game has a title and a line that explains it', () => {
  const options = games.flatMap((game) => {
    const named = new RegExp(`^${game}-option-[a-z_]+$`);
    return idsOf(read(`../src/yamclub/games/${game}/words.en.ftl`)).filter((id) => named.test(id));
  });
  expect(options.length).toBeGreaterThan(10);
  const missing = options.flatMap((id) => [`${id}-title`, `${id}-how`]).filter((id) => !words.fr.has(id) || !words.en.has(id));
  expect(missing).toEqual([]);
});

test('no line of a sentence breaks before a high sign or inside French quotes', () => {
  const told = makeWords('fr', ['asks = { $what } : « { $value } » ?']);
  expect(told('asks', { what: 'Bot ! Ah', value: 'oui' })).toBe('Bot\u00a0! Ah\u00a0: «\u00a0oui\u00a0»\u00a0?');
  expect(words.fr.error('bad_dice', { text: '9' })).toMatch(/^«\u00a09\u00a0» ne sont pas des dés\u00a0:/);
  expect(words.en('verified', { draws: 2 })).toBe('All 2 draws check out.');
});

test('a message may refer to another, and comments are no part of any', () => {
  const told = makeWords('en', ['# One\nhello = Hello, { club }!\n# Two\n\nclub = { $what ->\n    [a] A\n   *[b] the club\n}\n']);
  expect(told('hello')).toBe('Hello, the club!');
  expect(told.has('club')).toBe(true);
  expect(told.has('One')).toBe(false);
});
