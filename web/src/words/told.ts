// What happened, in the reader's language. The server names the sentence and its arguments; names, cards and dice are
// filled in here.
import type { Happened, Said } from '../net/shapes';
import { cardInWords, cardName } from '../pieces/cards';
import type { Names } from '../table/names';
import type { Values, Words } from './words';

type Arg = Said['args'][string];

/** How cards are told: in short where they are read, in words where they are read out. */
type Form = 'written' | 'spoken';

/** The sentences of what happened, one after the other. */
export const tellAll = (events: readonly Pick<Happened, 'told'>[], names: Names, words: Words, form: Form = 'written'): string[] =>
  events.flatMap(({ told }) => told.map((said) => tell(said, names, words, form)));

/** Sentences in a row, for one reading: each ends with a stop of its own, and only one. */
export const inARow = (sentences: readonly string[]): string =>
  sentences.filter(Boolean).map((one) => (/[.!?…]$/.test(one) ? one : `${one}.`)).join(' ');

/**
 * One sentence. It may address the reader: `you` is 1 if the seats it names first are only theirs, `you_too` if those
 * it names next are: who shows, and who challenged.
 */
export function tell(said: Said, names: Names, words: Words, form: Form = 'written'): string {
  const args = Object.entries(said.args);
  const values: Values = Object.fromEntries(args.map(([name, arg]) => [name, put(arg, names, words, form)]));
  const [first = [], second = []] = args.flatMap(([, arg]) => (typeof arg === 'object' && arg.arg === 'seats' ? [arg.seats] : []));
  return words(said.id, { ...values, you: names.areMe(first), you_too: names.areMe(second) });
}

function put(arg: Arg, names: Names, words: Words, form: Form): string | number {
  if (typeof arg !== 'object') return arg;
  switch (arg.arg) {
    case 'said':
      return tell(arg, names, words, form);
    case 'seats':
      return names.list(arg.seats);
    case 'dice':
      return row([...arg.dice]);
    case 'cards':
      return form === 'spoken' ? arg.cards.map((card) => cardInWords(card, words)).join(', ') : row(arg.cards.map((card) => cardName(card, words)));
    case 'row':
      return row(arg.parts.map((part) => tell(part, names, words, form)));
  }
}

const row = (items: readonly string[]): string => items.join(' ') || '–';
