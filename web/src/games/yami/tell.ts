// How the page tells what happened at a table of YAMI.
import type { Happened } from '../../net/shapes';
import type { Names } from '../../table/names';
import type { Words } from '../../words/words';
import type { Beat } from '../contract';
import { cardName, cardNames } from './cards';
import type { Seen, YamiView } from './types.gen';

type News = YamiView['news'][number];

export function tell({ events, before, after }: Beat<YamiView, Seen>, names: Names, words: Words): string[] {
  const [event, ...more] = events;
  const news = after.news.flatMap((one) => tellNews(one, names, words));
  // Whoever comes in later is told where things stand, not all that led there.
  if (!event || more.length) return after.deal ? [...after.last.flatMap((one) => tellNews(one, names, words)), dealt(after, names, words)] : [];
  return [...tellMove(event, before, after, names, words), ...news];
}

const dealt = (view: YamiView, names: Names, words: Words): string =>
  words('yami-told-deals', { name: names.name(view.dealer), deal: view.deal });

function tellMove({ by, what: move }: Happened<Seen>, before: YamiView | null, after: YamiView, names: Names, words: Words): string[] {
  const name = names.name(typeof by === 'number' ? by : (before?.seat ?? firstToDraw(after)));
  switch (move.kind) {
    case 'draw':
      return tellDraw(move.card, name, before, after, words);
    case 'discard': {
      const card = cardName(move.card, words);
      if (before?.source !== 'discard') return [words('yami-told-from-stock', { name, card })];
      return [words('yami-told-from-pile', { name, card, taken: before.taken ? cardName(before.taken, words) : '' })];
    }
    case 'lay_down': {
      const closed = after.choices.find((one) => one?.box === move.box && one.seat === by);
      if (!closed) return [];
      const box = words(`yami-box-${move.box}`);
      return [words('yami-told-lay-down', { name, box, points: closed.points, cards: cardNames(closed.hand, words) })];
    }
    case 'mark':
    case 'cancel':
    case 'hidden_mark':
      return after.phase === 'following' ? [words('yami-told-chosen', { name })] : [];
    case 'take':
    case 'hidden_draw':
      return [];
  }
}

/** Who drew for the deal when that was the first thing seen. */
const firstToDraw = (after: YamiView): number =>
  after.opening?.contenders[after.opening.numbers.length - 1] ?? after.seat;

/** Cards that are dealt are told when the hand is complete. */
function tellDraw(card: string, name: string, before: YamiView | null, after: YamiView, words: Words): string[] {
  if (before === null || before.phase === 'opening') return [words('yami-told-opening', { name, card: cardName(card, words) })];
  if (before.phase === 'turning') return [words('yami-told-turning', { card: cardName(card, words) })];
  if (after.phase === 'discarding') return [words('yami-told-drawing', { name, card: cardName(card, words) })];
  const hand = after.players[before.seat]?.hand;
  const complete = before.phase === 'dealing' && (after.seat !== before.seat || after.phase !== 'dealing');
  return complete && hand ? [words('yami-told-dealt', { name, cards: cardNames(hand, words) })] : [];
}

function tellNews(news: News, names: Names, words: Words): string[] {
  switch (news.kind) {
    case 'tied':
      return [words('yami-told-tied', { names: names.list(news.seats) })];
    case 'deals':
      return [words('yami-told-deals', { name: names.name(news.seat), deal: news.deal })];
    case 'stock_remade':
      return [words('yami-told-remade', { cards: news.cards })];
    case 'stock_gone':
      return [words('yami-told-gone')];
    case 'hands_shown':
      return [];
    case 'closed': {
      const values = { name: names.name(news.seat), box: words(`yami-box-${news.box}`), points: news.points };
      return [words(news.points ? 'yami-told-marks' : 'yami-told-cancels', { ...values, cards: cardNames(news.hand, words) })];
    }
    case 'bonus_won':
      return [words('yami-told-bonus', { name: names.name(news.seat) })];
  }
}
