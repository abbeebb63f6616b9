// What can be heard on demand at a board, each by a key.
import { HINT_KEY } from '../coach/keys';
import type { Aloud, KeyHelp } from '../pieces/aloud.svelte';
import { TAKE_BACK_KEY } from '../pieces/takeback';
import { timeText } from '../pieces/time';
import type { Words } from '../words/words';

type Move = Readonly<Record<string, unknown>>;
interface Given {
  board: Aloud | null;
  /** What happened last. */
  last: string;
  asked: string;
  /** When the time is up, on this page's clock. */
  timeUp: number | null;
  legal: readonly Move[];
  /** The odds that are shown. */
  odds: string;
  words: Words;
}

/** Shows the odds, or hides them. */
export const ODDS_KEY = 'o';
/** If a kind of move has more forms than this, they are not read out. */
const MOST_FORMS = 6;

/** A move as it is typed: its kind, then its fields. */
export const moveText = (move: Move): string =>
  Object.entries(move)
    .flatMap(([name, value]) => (typeof value === 'boolean' ? (value ? [name] : []) : [String(value ?? '').replaceAll(' ', ',') || '-']))
    .join(' ');

/** What may be done, as it is typed; of a kind with many forms only the kind. */
export function moveTexts(legal: readonly Move[]): string[] {
  const kinds = [...new Set(legal.map((move) => String(move.kind)))];
  return kinds.flatMap((kind) => {
    const forms = legal.filter((move) => move.kind === kind);
    return forms.length > MOST_FORMS ? [`${kind} …`] : forms.map(moveText);
  });
}

const QUESTIONS = { D: 'dice', S: 'sheet', L: 'last', T: 'time', O: 'moves', P: 'odds' } as const;

/** The keys that every board has. */
export const commonKeys = (words: Words, hasOdds = false, hasHints = false): KeyHelp[] => [
  ...(hasHints ? [{ keys: HINT_KEY, does: words('keys-hint') }] : []),
  ...(hasOdds ? [{ keys: ODDS_KEY, does: words('keys-odds') }] : []),
  ...Object.entries(QUESTIONS)
    .filter(([, question]) => hasOdds || question !== 'odds')
    .map(([key, question]) => ({ keys: `⇧${key}`, does: words(`hear-${question}`) })),
  { keys: TAKE_BACK_KEY, does: words('move-back') },
  { keys: '/', does: words('keys-command') },
  { keys: '?', does: words('keys-help') },
];

export class OnDemand {
  #given: () => Given;

  constructor(given: () => Given) {
    this.#given = given;
  }

  /** What this key asks to hear; null if it asks for nothing. */
  answer(pressed: string): string | null {
    const question = pressed in QUESTIONS ? QUESTIONS[pressed as keyof typeof QUESTIONS] : null;
    return question && (this.#say(question) || this.#given().words('hear-nothing'));
  }

  #say(question: (typeof QUESTIONS)[keyof typeof QUESTIONS]): string {
    const { board, last, asked, timeUp, legal, odds, words } = this.#given();
    switch (question) {
      case 'dice':
        return board?.dice?.() ?? '';
      case 'sheet':
        return board?.sheet?.() ?? '';
      case 'last':
        return last;
      case 'time':
        return timeUp === null ? words('hear-no-clock') : words('hear-time-left', { time: timeText(Math.max(0, timeUp - Date.now()), words.language) });
      case 'odds':
        return odds || words('hear-odds-off', { key: ODDS_KEY });
      case 'moves':
        return [asked, moveTexts(legal).join(', ')].filter(Boolean).join(' ');
    }
  }
}
