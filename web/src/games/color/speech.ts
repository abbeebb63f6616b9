// What is said of a round to those who do not see it: how many of each colour, and who holds how many cards.
import type { Names } from '../../table/names';
import type { Words } from '../../words/words';
import { COLOURS, coloursIn } from './signs';
import type { ColorView } from './types.gen';

/** "3 red, 2 green": how many of each colour there are, without those that are missing. */
export function counted(colours: string, words: Words): string {
  const lying = coloursIn(colours);
  const counts = COLOURS.map((colour) => ({ colour, count: lying.filter((one) => one === colour).length }));
  return counts.flatMap(({ colour, count }) => (count ? [words(`color-count-${colour}`, { many: count })] : [])).join(', ');
}

/** The dice and the card as counts; what was verified last if nothing lies on the mat; empty if they are covered. */
export function onTheMat(view: ColorView, words: Words): string {
  const { dice, card } = view.dice !== null || view.covered || !view.last ? view : view.last;
  if (dice === null) return '';
  const said = words('color-counts-dice', { dice: counted(dice, words) });
  return card === null ? said : `${said} ${words('color-counts-card', { card: counted(card, words) })}`;
}

export function standings(view: ColorView, names: Names, words: Words): string {
  const held = view.players.map(({ cards }, seat) => words('color-holds', { name: names.name(seat), cards: cards.length }));
  return [...held, words('color-pile', { cards: view.pile })].map((one) => `${one.charAt(0).toUpperCase()}${one.slice(1)}.`).join(' ');
}
