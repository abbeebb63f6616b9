// Sentences for what happened at a table of YAM menteur. The viewer's own dice are not told: whoever stands behind
// them could read along. Under the cup they can be looked at, and heard.
import type { Happened } from '../../net/shapes';
import { thrownForStart } from '../../pieces/opening';
import { spaced } from '../../pieces/tray';
import type { Names } from '../../table/names';
import type { Words } from '../../words/words';
import type { Beat } from '../contract';
import { boxName, claimText, type News } from './logic';
import type { MenteurView, Seen } from './types.gen';

export function tell(beat: Beat<MenteurView, Seen>, names: Names, words: Words): string[] {
  const { events, before, after } = beat;
  const forStart = thrownForStart(beat);
  const told = forStart
    ? [tellOpening(forStart.seat, forStart.dice, names, words)]
    : before
      ? events.flatMap((event) => tellMove(event, event.what, after, names, words))
      : tellArrival(after, names, words);
  return [...told, ...after.news.map((news) => tellNews(news, names, words))];
}

/** How it came to this is not known: somebody arrives in the middle, or comes back. */
function tellArrival(after: MenteurView, names: Names, words: Words): string[] {
  if (after.announced) return [announced(after.seat, after.announced, names, words)];
  return [];
}

function tellMove({ by }: Happened<Seen>, move: Seen, after: MenteurView, names: Names, words: Words): string[] {
  const seat = typeof by === 'number' ? by : after.seat;
  const name = names.name(seat);
  const mine = after.you === seat;
  switch (move.kind) {
    case 'throw':
      if (mine) return [words('menteur-told-hidden-throw', { name, throw: after.throws })];
      return [words('menteur-told-throw', { name, dice: spaced(move.dice), throw: after.throws })];
    case 'hidden_throw': {
      const told = after.thrown_again.length > 0 && after.throws > 1; // with the number of dice
      return told ? [] : [words('menteur-told-hidden-throw', { name, throw: after.throws })];
    }
    case 'keep':
      return mine ? [] : [words('menteur-told-keep', { name, dice: spaced(move.dice), kept: move.dice.length })];
    case 'hidden_keep':
      return move.thrown === null ? [] : [words('menteur-told-hidden-keep', { name, dice: move.thrown })];
    case 'announce':
      return [announced(seat, move, names, words)];
    case 'silence':
      return [words('menteur-told-silence')];
    case 'accept':
      return after.news.length ? [] : [words('menteur-told-accept', { name })];
    case 'challenge':
      return after.news.length ? [] : [words('menteur-told-challenge', { name })];
    case 'hidden_decision':
      return after.news.length ? [] : [words('menteur-told-decided', { name })];
  }
}

const announced = (seat: number, claim: Parameters<typeof claimText>[0], names: Names, words: Words): string =>
  words('menteur-told-announce', { name: names.name(seat), claim: claimText(claim, words) });

function tellOpening(seat: number, dice: string, names: Names, words: Words): string {
  const total = [...dice].reduce((sum, face) => sum + Number(face), 0);
  return words('menteur-told-opening', { name: names.name(seat), dice: spaced(dice), total });
}

export function tellNews(news: News, names: Names, words: Words): string {
  switch (news.kind) {
    case 'tied':
      return words('menteur-told-tied', { names: names.list(news.seats) });
    case 'starts':
      return words('menteur-told-starts', { name: names.name(news.seat) });
    case 'believed':
      return words('menteur-told-believed', { name: names.name(news.seat) });
    case 'shown':
      return words('menteur-told-shown', {
        name: names.name(news.seat),
        dice: spaced(news.dice),
        true: news.true ? 1 : 0,
        names: names.list(news.challengers),
      });
    case 'wrote':
      return words('menteur-told-wrote', {
        names: names.list(news.seats),
        count: news.seats.length,
        points: news.points,
        box: boxName(news.box, words),
      });
    case 'crossed':
      return words('menteur-told-crossed', { names: names.list(news.seats), box: boxName(news.box, words) });
    case 'barred':
      return words('menteur-told-barred', { names: names.list(news.seats), box: boxName(news.box, words) });
    case 'last_round':
      return words('menteur-told-last-round', { names: names.list(news.finished), count: news.finished.length });
    case 'skipped':
      return words('menteur-told-skipped', { name: names.name(news.seat) });
  }
}
