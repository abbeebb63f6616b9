// Which language the page speaks, and the files it has read for that.
import { keep, kept } from '../shell/keeping';
import { LANGUAGES, makeWords, preferred, type Language, type Words } from './words';

type Source = () => Promise<string>;
const PAGE = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const HOUSE = import.meta.glob<string>('../../../src/yamclub/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/yamclub/games/*/words.*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../games/*/words.*.ftl', { query: '?raw', import: 'default' });

/** Every file of words in a language, the page's own after the game's. */
function read(language: Language, games: Iterable<string>): Promise<string[]> {
  const paths: [Record<string, Source>, string][] = [
    [HOUSE, `../../../src/yamclub/words/${language}.ftl`],
    [PAGE, `./${language}.ftl`],
  ];
  for (const game of games) {
    paths.push([GAMES, `../../../src/yamclub/games/${game}/words.${language}.ftl`]);
    paths.push([BOARDS, `../games/${game}/words.${language}.ftl`]);
  }
  return Promise.all(paths.flatMap(([files, path]) => files[path]?.() ?? []));
}

export class Speech {
  words: Words = $state.raw(makeWords(preferred(kept('language'), navigator.languages), []));
  #wanted: Language = this.words.language;
  #games = new Set<string>();
  #readings = 0;
  #reading: Promise<void> = Promise.resolve();
  #read: typeof read;

  constructor(from: typeof read) {
    this.#read = from;
  }

  get language(): Language {
    return this.words.language;
  }

  /** Read the words of a language, and remember it as the reader's choice. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    keep('language', language);
    return this.start();
  }

  /** Read all the words that are wanted. What is asked for last counts, whichever file comes first. */
  start(): Promise<void> {
    return (this.#reading = this.#readAll(this.#wanted, ++this.#readings));
  }

  async #readAll(language: Language, reading: number): Promise<void> {
    const texts = await this.#read(language, this.#games);
    if (reading !== this.#readings) return this.#reading; // more was asked for meanwhile, and has these words too
    this.words = makeWords(language, texts);
    document.documentElement.lang = language;
  }

  /** Read the words of these games too; they are there when this is done, whoever asked for them first. */
  async learn(games: readonly string[]): Promise<void> {
    const fresh = games.filter((game) => !this.#games.has(game));
    if (!fresh.length) return this.#reading;
    for (const game of fresh) this.#games.add(game);
    try {
      await this.start();
    } catch (bad) {
      for (const game of fresh) this.#games.delete(game); // to be read again when they are wanted again
      throw bad;
    }
  }

  get other(): Language {
    return LANGUAGES.find((one) => one !== this.language) ?? 'fr';
  }
}

export const speech = new Speech(read);
