// The result of a match: in words, and the order of the players.
import type { Names } from '../table/names';
import type { Words } from '../words/words';

export interface Result {
  scores: readonly number[];
  places: readonly number[];
  reason: string;
}

export function standings(result: Result): { seat: number; place: number; score: number }[] {
  const seats = result.places.map((place, seat) => ({ seat, place, score: result.scores[seat] ?? 0 }));
  return seats.sort((a, b) => a.place - b.place);
}

export function winners(result: Result, names: Names, words: Words): string {
  const best = standings(result).filter((one) => one.place === 1);
  const seats = best.map((one) => one.seat);
  const values = { you: names.areMe(seats), names: names.list(seats), score: best[0]?.score ?? 0 };
  if (result.places.length === 1) return words('play-solo', values);
  // A game that can be won other than by score has its own sentence.
  return words.first([`winner-${result.reason}`, 'play-winner'], { ...values, many: best.length > 1 ? 1 : 0 }) ?? '';
}
