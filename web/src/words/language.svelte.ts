// The language of the page, and the word files it has read for it.
import { keep, kept } from '../shell/keeping';
import { LANGUAGES, makeWords, preferred, type Language, type Words } from './words';

type Source = () => Promise<string>;
const PAGE = import.meta.glob<string>('./*.ftl', { query: '?raw', import: 'default' });
const HOUSE = import.meta.glob<string>('../../../src/yamclub/words/*.ftl', { query: '?raw', import: 'default' });
const GAMES = import.meta.glob<string>('../../../src/yamclub/games/*/words.*.ftl', { query: '?raw', import: 'default' });
const BOARDS = import.meta.glob<string>('../games/*/words.*.ftl', { query: '?raw', import: 'default' });

export interface Texts {
  /** What every game shares. */
  shared: readonly string[];
  /** The words of each game: those of its rules, those of its board. */
  games: ReadonlyMap<string, readonly string[]>;
}

const readAll = (paths: readonly [Record<string, Source>, string][]): Promise<string[]> =>
  Promise.all(paths.flatMap(([files, path]) => files[path]?.() ?? []));

/** Every word file of a language. */
async function read(language: Language, games: Iterable<string>): Promise<Texts> {
  const shared = readAll([
    [HOUSE, `../../../src/yamclub/words/${language}.ftl`],
    [PAGE, `./${language}.ftl`],
  ]);
  const ofGames = [...games].map(async (game) => {
    const texts = await readAll([
      [GAMES, `../../../src/yamclub/games/${game}/words.${language}.ftl`],
      [BOARDS, `../games/${game}/words.${language}.ftl`],
    ]);
    return [game, texts] as const;
  });
  return { shared: await shared, games: new Map(await Promise.all(ofGames)) };
}

const NOTHING: Texts = { shared: [], games: new Map() };

export class Speech {
  /** The words outside a game: sentences that a game replaces have their shared form here. */
  words: Words = $state.raw(makeWords(preferred(kept('language'), navigator.languages), []));
  #texts = NOTHING;
  #ofGames = new Map<string, Words>();
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

  /** At a table of this game: its sentences replace shared ones with the same id. */
  of(game: string): Words {
    const { language } = this.words;
    const made = this.#ofGames.get(game) ?? makeWords(language, this.#texts.shared, this.#texts.games.get(game) ?? []);
    this.#ofGames.set(game, made);
    return made;
  }

  /** Read the words of a language, and remember it as the reader's choice. */
  speak(language: Language): Promise<void> {
    this.#wanted = language;
    keep('language', language);
    return this.start();
  }

  /** Read all the words that are needed. The last request counts, whichever file arrives first. */
  start(): Promise<void> {
    return (this.#reading = this.#readAll(this.#wanted, ++this.#readings));
  }

  async #readAll(language: Language, reading: number): Promise<void> {
    const texts = await this.#read(language, this.#games);
    if (reading !== this.#readings) return this.#reading; // a later request includes these words too
    this.#texts = texts;
    this.#ofGames.clear();
    this.words = makeWords(language, [...texts.shared, ...[...texts.games.values()].flat()]);
    document.documentElement.lang = language;
  }

  /** Read the words of these games too; once this resolves they are there, even if another caller asked first. */
  async learn(games: readonly string[]): Promise<void> {
    const fresh = games.filter((game) => !this.#games.has(game));
    if (!fresh.length) return this.#reading;
    for (const game of fresh) this.#games.add(game);
    try {
      await this.start();
    } catch (bad) {
      for (const game of fresh) this.#games.delete(game); // so that they are read again when next needed
      throw bad;
    }
  }

  get other(): Language {
    return LANGUAGES.find((one) => one !== this.language) ?? 'fr';
  }
}

export const speech = new Speech(read);
