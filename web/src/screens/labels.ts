// What options, clocks and bots are called in the reader's language.
import type { OptionInfo } from '../net/shapes';
import { botName } from '../table/names';
import type { Words } from '../words/words';
import { isList, type Place, type Simple, type Value } from './wish';

/** The name of a visitor's own list, among the values of an option. */
export const OWN = 'own';

/** A value of an option: its name in the game's words, or yes or no, or the value itself. */
export function valueLabel(game: string, option: string, given: Value, words: Words): string {
  const value = isList(given) ? OWN : given;
  return words.first([`${game}-option-${option}-${value}`, `value-${value}`]) ?? String(value);
}

/** The short title of an option, or else its whole description. */
export const optionLabel = (game: string, option: OptionInfo, words: Words): string =>
  words.first([`${game}-option-${option.name}-title`]) ?? option.about;

/** A line that explains an option, where there is one. */
export const optionHow = (game: string, option: OptionInfo, words: Words): string | undefined =>
  words.first([`${game}-option-${option.name}-how`]);

export const optionChoices = (game: string, option: OptionInfo, words: Words): { value: Simple; label: string }[] =>
  (option.choices as readonly Simple[]).map((value) => ({ value, label: valueLabel(game, option.name, value, words) }));

export function clockLabel(seconds: number | null, words: Words): string {
  if (seconds === null) return words('clock-none');
  if (seconds < 60) return words('clock-seconds', { count: seconds });
  if (seconds < 86_400) return words('clock-minutes', { count: Math.round(seconds / 60) });
  return words('clock-days', { count: Math.round(seconds / 86_400) });
}

const LAPSES = [
  ['seconds', 1, 90],
  ['minutes', 60, 90 * 60],
  ['hours', 3600, 36 * 3600],
  ['days', 86_400, Infinity],
] as const;

/** A time to wait, in the largest unit that still says something: 24 s, 5 min, 3 days. */
export function lapseLabel(milliseconds: number, words: Words): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const [unit, size] = LAPSES.find(([, , most]) => seconds < most) ?? LAPSES[3];
  return words(`lapse-${unit}`, { count: Math.ceil(seconds / size) });
}

export function placeLabel(place: Place, words: Words): string {
  if (place === 'me') return words('seat-me');
  return place === 'open' ? words('seat-open') : words('seat-bot', { bot: botName(place.slice(4), words) });
}
