// Which language the page speaks, and the files it has read for that.
import { keep, kept } from '../shell/keeping';
import { LANGUAGES, makeWords, preferred, type Language, type Words } from './words';

type Source = () => Promise<string>;
const PAGE = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const HOUSE = import.meta.glob<string>('../../../src/yamclub/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/yamclub/games/*/words.*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../games/*/words.*.ftl', { query: '?raw', import: 'default' });

/** Every file of words of a game in a language, the page's own after the game's. */
function sources(language: Language, games: Iterable<string>): Source[] {
  const paths: [Record<string, Source>, string][] = [
    [HOUSE, `../../../src/yamclub/words/${language}.ftl`],
    [PAGE, `./${language}.ftl`],
  ];
  for (const game of games) {
    paths.push([GAMES, `../../../src/yamclub/games/${game}/words.${language}.ftl`]);
    paths.push([BOARDS, `../games/${game}/words.${language}.ftl`]);
  }
  return paths.flatMap(([files, path]) => files[path] ?? []);
}

class Speech {
  words: Words = $state.raw(makeWords(preferred(kept('language'), navigator.languages), []));
  #games = new Set<string>();

  get language(): Language {
    return this.words.language;
  }

  /** Read the words of a language, and remember it as the reader's choice when it is one. */
  async speak(language: Language, chosen = true): Promise<void> {
    const texts = await Promise.all(sources(language, this.#games).map((source) => source()));
    this.words = makeWords(language, texts);
    document.documentElement.lang = language;
    if (chosen) keep('language', language);
  }

  start(): Promise<void> {
    return this.speak(this.language, false);
  }

  /** Read the words of these games too. */
  async learn(games: readonly string[]): Promise<void> {
    const fresh = games.filter((game) => !this.#games.has(game));
    if (!fresh.length) return;
    for (const game of fresh) this.#games.add(game);
    await this.speak(this.language, false);
  }

  get other(): Language {
    return LANGUAGES.find((one) => one !== this.language) ?? 'fr';
  }
}

export const speech = new Speech();
