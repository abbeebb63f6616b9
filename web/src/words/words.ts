// Sentences in one language, from Fluent files: the shared ones and those of the games (as the terminal uses them)
// and those of the page.
import type { FluentVariable } from '@fluent/bundle';
import { Messages } from './messages';

export type Language = 'fr' | 'en';
export const LANGUAGES: readonly Language[] = ['fr', 'en'];

export type Values = Record<string, string | number>;

export interface Words {
  (id: string, values?: Values): string;
  readonly language: Language;
  has(id: string): boolean;
  /** The first of these that is known. */
  first(ids: readonly string[], values?: Values): string | undefined;
  /** The sentence for a refusal, or a plain one where its code has none. */
  error(code: string, params?: Record<string, unknown>): string;
}

/** If several sentences in `sources` have the same id, the first counts; those in `overriding` replace it. */
export function makeWords(language: Language, sources: readonly string[], overriding: readonly string[] = []): Words {
  const messages = new Messages(language, sources, overriding);

  function say(id: string, values: Values = {}): string {
    const pattern = messages.get(id)?.value;
    if (!pattern) return id;
    return unbroken(messages.bundle.formatPattern(pattern, values as Record<string, FluentVariable>, []));
  }
  /** The parameters of a refusal by name, where the game or the shared words have one: a series, a box. */
  function named(code: string, params: Record<string, unknown>): Values {
    const game = code.split('_')[0];
    const values = Object.entries(plain(params)).map(([name, value]) => {
      const id = [`${game}-${name}-${value}`, `${name}-${value}`].find((one) => messages.has(one));
      return [name, id === undefined ? value : say(id)];
    });
    return Object.fromEntries(values) as Values;
  }
  return Object.assign(say, {
    language,
    has: (id: string) => messages.has(id),
    first(ids: readonly string[], values?: Values) {
      const id = ids.find((one) => messages.has(one));
      return id === undefined ? undefined : say(id, values);
    },
    error(code: string, params: Record<string, unknown> = {}) {
      const id = `error-${code}`;
      return messages.has(id) ? say(id, named(code, params)) : say('error-unknown', { code });
    },
  });
}

/**
 * French has a space before : ; ! ? and inside its quotes, and no line may break there. The word files have the right
 * spaces; this is for what values bring along.
 */
const unbroken = (said: string): string => said.replace(/ (?=[:;!?»])/g, '\u00a0').replace(/« /g, '«\u00a0');

function plain(params: Record<string, unknown>): Values {
  const entries = Object.entries(params);
  return Object.fromEntries(entries.map(([name, value]) => [name, typeof value === 'number' ? value : String(value)]));
}

/** The reader's language: the one chosen before, else the first of the browser's that we have. */
export function preferred(chosen: string | null, browser: readonly string[]): Language {
  const wanted = [chosen, ...browser].map((tag) => tag?.slice(0, 2).toLowerCase());
  return LANGUAGES.find((language) => language === wanted.find((tag) => LANGUAGES.includes(tag as Language))) ?? 'en';
}
