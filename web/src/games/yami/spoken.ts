// What the board of YAMI says to those who do not see it: what is asked, the cards, the boards.
import { cardInWords } from '../../pieces/cards';
import type { Names } from '../../table/names';
import type { Words } from '../../words/words';
import { cardsLabel, heldLabel, theCard, type Held } from './cards';
import { boxMoves, boxesOf, takeOf, type Asked, type BoxMove, type BoxState } from './logic';
import { FACTS, type Action, type Box, type YamiView } from './types.gen';

interface Seen {
  view: YamiView;
  me: number;
  words: Words;
}

const pointsFor = (view: YamiView, me: number, box: Box): number => view.players[me]?.shows?.[FACTS.boxes.indexOf(box)] ?? 0;

/** What closing a box means, as its button says it. */
export function doing({ kind, box }: BoxMove, { view, me, words }: Seen): string {
  const values = { box: words(`yami-box-${box}`), points: pointsFor(view, me, box) };
  if (kind === 'lay_down') return words('yami-do-lay-down', values);
  return kind === 'mark' ? words('yami-do-mark', values) : words('yami-do-cancel', values);
}

/** The boxes that can be closed now, with what each would bring. */
function boxList(legal: readonly Action[], { view, me, words }: Seen): string {
  const named = ({ kind, box }: BoxMove) => (kind === 'cancel' ? words(`yami-box-${box}`) : words('yami-say-worth', { box: words(`yami-box-${box}`), points: pointsFor(view, me, box) }));
  return boxMoves(legal).map(named).join(', ');
}

/** What is asked, with all that can be done. `status` is the same in short. */
export function askedAloud(ask: Asked, legal: readonly Action[], status: string, seen: Seen): string {
  const { view, words } = seen;
  const boxes = boxList(legal, seen);
  const top = view.pile.at(-1);
  if (ask === 'take') {
    const card = top && takeOf(legal, 'discard') ? theCard(top, words) : '';
    const take = words('yami-say-take', { cards: view.stock, pile: card ? 'yes' : 'no', card });
    return boxes ? `${words('yami-say-lay', { boxes })} ${take}` : take;
  }
  if (ask === 'discard') return words('yami-say-discard');
  return ask ? `${status}. ${words(`yami-say-${ask}`, { boxes })}` : '';
}

/** The hand and the piles. */
export function cardsAloud(hand: readonly Held[], { view, words }: Seen): string {
  const top = view.pile.at(-1);
  return [
    hand.length ? words('yami-say-hand', { cards: hand.map((one) => heldLabel(one, words)).join('; ') }) : '',
    `${words('yami-stock-left', { cards: view.stock })}.`,
    `${top ? words('yami-discard-top', { card: cardInWords(top, words) }) : words('yami-discard-empty')}.`,
    view.pile.length > 1 ? `${words('yami-below', { cards: cardsLabel(view.pile.slice(0, -1).toReversed().slice(0, 5), words) })}.` : '',
  ].filter(Boolean).join(' ');
}

/** What a box holds, or what the hand would bring there. */
export function boxState({ box, stands, shows }: BoxState, words: Words): string {
  const name = words(`yami-box-${box}`);
  if (stands === null) return shows ? words('yami-box-shows', { box: name, points: shows }) : words('yami-box-free', { box: name });
  return words(stands ? 'yami-box-marked' : 'yami-box-cancelled', { box: name, points: stands });
}

/** The viewer's board, and what the others have. */
export function boardAloud({ view, me, words }: Seen, names: Names): string {
  const player = view.players[me];
  if (!player) return '';
  const { upper: values, bonus } = player.score;
  const others = view.players.flatMap((one, seat) => (seat === me ? [] : [words('yami-say-total', { name: names.name(seat), points: one.total })]));
  return [
    `${boxesOf(view, me, []).map((state) => boxState(state, words)).join('; ')}.`,
    `${words('yami-bonus-way', { values, goal: view.bonus_from, bonus })}.`,
    `${words('yami-say-mine', { points: player.total })}`,
    `${others.join(', ')}.`,
  ].join(' ');
}
