// A turn of throws in which any die may be kept or thrown again: the dice on the tray, and what can be done with them.
import type { Beat } from '../games/contract';
import type { Names } from '../table/names';
import { voice } from '../shell/voice.svelte';
import type { Words } from '../words/words';
import type { KeyHelp } from './aloud.svelte';
import { HeldChoices } from './choices.svelte';
import { TrayDice } from './dice.svelte';
import { mayDo } from './legal';
import type { OddsBoard } from './oddsboard.svelte';
import { thrownForStart, type Opening } from './opening';
import { settleOn } from './settle.svelte';
import { allDice } from './tray';

/** What every view of such a game says. */
export interface ThrowingView {
  /** `opening` during throws for the start, `throwing` while a throw is awaited, `over` at the end. */
  phase: string;
  seat: number;
  dice: string;
  throws_left: number;
  opening: Opening | null;
}
export interface Keep {
  kind: 'keep';
  dice: string;
}
interface Move {
  kind: string;
  dice?: string;
}
type ThrowingBeat = Beat<ThrowingView, Move, unknown>;

/** The dice that a beat leaves in place: those kept for its last throw, or all of them if none were thrown. */
export function keptIn({ events, before, after }: ThrowingBeat): string {
  const moves = events.map((event) => event.what);
  const thrown = moves.findLastIndex((move) => move.kind === 'throw');
  if (thrown < 0) return after.dice;
  if (thrown === 0) return before?.phase === 'throwing' ? before.dice : '';
  const keep = moves[thrown - 1];
  return (keep?.kind === 'keep' && keep.dice) || '';
}

export class TurnDice extends TrayDice {
  /** Lay the dice as in this position, reached by this beat (null: it was not seen). */
  settle(view: ThrowingView, beat: ThrowingBeat | null): void {
    if (beat) this.throws++;
    this.shaking = view.phase === 'throwing' && view.dice !== '';
    const forStart = beat && thrownForStart(beat);
    if (forStart) return this.fallAll(forStart.dice);
    if (view.phase === 'throwing' || view.phase === 'opening') return this.shake(view.dice);
    const staying = beat ? keptIn(beat) : '';
    // Moves without a throw leave the dice in place, and the choice of dice too.
    const still = allDice(this.places) === view.dice && (!beat || staying === view.dice);
    if (!still) this.fall(staying === view.dice ? '' : staying, view.dice);
    if (view.phase === 'over') this.kept = new Set();
  }
}

/** What a turn needs from its board; the board's props fit. */
interface Given<View, Action, Seen> {
  view: View;
  legal: readonly Action[];
  act: (action: Keep) => unknown;
  me: number | null;
  beat: Beat<View, Seen, unknown> | null;
  replay: boolean;
  words: Words;
}

/** Create it while the board component is set up. */
export class ThrowingTurn<View extends ThrowingView, Action extends { kind: string }, Seen extends Move> {
  readonly dice = new TurnDice();
  readonly choices: HeldChoices<Action>;
  #given: () => Given<View, Action, Seen>;

  constructor(given: () => Given<View, Action, Seen>) {
    this.#given = given;
    this.choices = new HeldChoices(() => given().legal);
    settleOn(given, (view, beat) => this.dice.settle(view, beat));
  }

  /** Whether it is the viewer's turn to choose. */
  get mine(): boolean {
    const { view, me, replay } = this.#given();
    return view.phase === 'choosing' && view.seat === me && !replay;
  }

  /** Whether dice can be put aside and thrown now. */
  get mayThrow(): boolean {
    return mayDo<{ kind: string }>(this.#given().legal, 'keep');
  }

  /** Whose turn it is and what they are doing, in a line. */
  status(names: Names, words: Words): string {
    const { seat, phase, throws_left: left } = this.#given().view;
    return this.mine ? words('your-turn-throws', { left }) : words(`phase-${phase}`, { name: names.name(seat), left });
  }

  /** Throws still to come in this turn, including the one being made. */
  get left(): number {
    const { phase, throws_left } = this.#given().view;
    return phase === 'over' ? 0 : throws_left + (phase === 'choosing' ? 0 : 1);
  }

  /** Whether the dice are still those of the turn before: this turn has no throw yet. */
  get resting(): boolean {
    const { phase, dice } = this.#given().view;
    return phase === 'throwing' && dice === '';
  }

  /** Throw all dice but those put aside. If none would be thrown, the server says why not. */
  throwNow = (): void => {
    if (this.mine) this.#given().act({ kind: 'keep', dice: this.dice.keptDice });
  };

  /** Put exactly these dice aside: whoever does not see it hears it. */
  keepOnly = (dice: string): void => {
    this.dice.keepOnly(dice);
    voice.say(this.said(), 'brief');
  };

  /** What the odds need of this turn; `name` has the game's words for those worth showing. */
  odds = (name: (target: string) => string | null): OddsBoard => ({
    lying: () => this.#given().view.phase === 'choosing',
    hidden: () => '',
    name,
    kept: () => this.dice.keptDice,
    keep: () => (this.mayThrow ? this.keepOnly : null),
  });

  /** The dice place by place, and those kept, for those who hear them. */
  said = (): string => {
    const { places, keptDice } = this.dice;
    const faces = places.map((die) => die?.face ?? '–');
    return this.#given().words('dice-said', { dice: faces.join(' '), ...keptOf(keptDice) });
  };

  keys = (): KeyHelp[] => {
    const { words } = this.#given();
    return [
      { keys: '1 2 3 4 5', does: words('keys-dice') },
      { keys: words('key-space'), does: words('keys-throw') },
    ];
  };

  /** Put a die aside or back by its key: whoever does not see it hears it. */
  #toggle(place: number): void {
    this.dice.toggle(place);
    const die = this.dice.places[place];
    if (die) voice.say(this.#given().words('die-toggled', { place: place + 1, face: die.face, now: this.dice.kept.has(place) ? 'kept' : 'back', ...keptOf(this.dice.keptDice) }), 'brief');
  }

  /** 1 to 5 put a die aside or back, space or Enter throw. Returns whether the key meant anything. */
  key = (pressed: string): boolean => {
    if (!this.mayThrow) return false;
    if (/^[1-5]$/.test(pressed)) this.#toggle(Number(pressed) - 1);
    else if (pressed === ' ' || pressed === 'Enter') this.throwNow();
    else return false;
    return true;
  };
}

const keptOf = (dice: string) => ({ kept: [...dice].join(' '), count: dice.length });
