// The match in one sentence: who won, and how much of it was luck.
import type { Analysis, Player } from '../net/coach';
import type { Names } from '../table/names';
import type { Words } from '../words/words';
import { Figures } from './figures';

/** From what share of the win on luck is worth a word, and from what on it is a lot. */
const SOME = 0.1;
const MUCH = 0.3;

export const luckWord = (luck: number): 'much' | 'some' | 'bad' | 'even' =>
  luck >= MUCH ? 'much' : luck >= SOME ? 'some' : luck <= -SOME ? 'bad' : 'even';

export function headline(analysis: Analysis, names: Names, words: Words): string {
  const figures = new Figures(analysis.unit, words);
  const best = Math.max(...analysis.players.map(({ result }) => result));
  const first = analysis.players.filter(({ result }) => result === best);
  const [player] = first as [Player];
  const { luck, own, others, expected, result } = player;
  const values = { name: names.name(player.seat), lucky: figures.change(luck), own: figures.change(own), others: figures.change(others), result: figures.worth(result), expected: figures.worth(expected) };
  if (analysis.unit === 'points') return words(analysis.finished ? 'coach-headline-alone' : 'coach-headline-alone-stopped', values);
  if (!analysis.finished) return words('coach-headline-stopped', values);
  if (first.length > 1) return words('coach-headline-tied', { names: names.list(first.map(({ seat }) => seat)) });
  return words('coach-headline-won', { ...values, luck: luckWord(luck) });
}

/** Whether some sum is more than a whole win, which needs a word. */
export const beyond = ({ unit, players }: Analysis): boolean =>
  unit === 'win' && players.some(({ luck, own, others }) => Math.max(...[luck, own, others].map(Math.abs)) > 1);
