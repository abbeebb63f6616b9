// What options, clocks and bots are called in the reader's language.
import type { OptionInfo } from '../net/shapes';
import { botName } from '../table/names';
import type { Words } from '../words/words';
import type { Place, Value } from './wish';

/** A value of an option: by its own name in the game's words, or a yes or no, or as it is. */
export function valueLabel(game: string, option: string, value: Value, words: Words): string {
  return words.first([`${game}-option-${option}-${value}`, `value-${value}`]) ?? String(value);
}

export const optionChoices = (game: string, option: OptionInfo, words: Words): { value: Value; label: string }[] =>
  (option.choices as readonly Value[]).map((value) => ({ value, label: valueLabel(game, option.name, value, words) }));

export function clockLabel(seconds: number | null, words: Words): string {
  if (seconds === null) return words('clock-none');
  if (seconds < 60) return words('clock-seconds', { count: seconds });
  if (seconds < 86_400) return words('clock-minutes', { count: Math.round(seconds / 60) });
  return words('clock-days', { count: Math.round(seconds / 86_400) });
}

export function placeLabel(place: Place, words: Words): string {
  if (place === 'me') return words('seat-me');
  return place === 'open' ? words('seat-open') : words('seat-bot', { bot: botName(place.slice(4), words) });
}
