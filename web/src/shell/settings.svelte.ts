// The visitor's settings: theme, animation, pace, sound, keys, odds, the tutor, and how much is said to screen readers.
import { keep, kept } from './keeping';

/** What each can be set to, the usual first. */
export const CHOICES = {
  theme: ['auto', 'light', 'dark'],
  motion: ['auto', 'still'],
  pace: ['calm', 'brisk', 'instant'],
  /** `all`: the dice and the card of YAM color by tone in every variant, not only blind. */
  sound: ['on', 'off', 'all'],
  /** Whether single keys do something at a board. */
  keys: ['on', 'off'],
  /** Whether the odds of the dice are shown, where a game has them and the table allows it. */
  odds: ['off', 'on'],
  /** Whether one is asked before a move that costs much, in matches against bots. */
  tutor: ['off', 'on'],
  /** How much a screen reader is told. */
  talk: ['usual', 'brief', 'full'],
} as const;

export type Name = keyof typeof CHOICES;
type Value<N extends Name> = (typeof CHOICES)[N][number];
const TEMPO = { calm: 1, brisk: 0.45, instant: 0 };

const oneOf = <T extends string>(value: string | null, choices: readonly [T, ...T[]]): T =>
  choices.find((choice) => choice === value) ?? choices[0];

class Settings {
  theme: Value<'theme'> = $state(oneOf(kept('theme'), CHOICES.theme));
  motion: Value<'motion'> = $state(oneOf(kept('motion'), CHOICES.motion));
  pace: Value<'pace'> = $state(oneOf(kept('pace'), CHOICES.pace));
  sound: Value<'sound'> = $state(oneOf(kept('sound'), CHOICES.sound));
  keys: Value<'keys'> = $state(oneOf(kept('keys'), CHOICES.keys));
  odds: Value<'odds'> = $state(oneOf(kept('odds'), CHOICES.odds));
  tutor: Value<'tutor'> = $state(oneOf(kept('tutor'), CHOICES.tutor));
  talk: Value<'talk'> = $state(oneOf(kept('talk'), CHOICES.talk));

  set<N extends Name>(name: N, value: Value<N>): void {
    (this as { [One in N]: Value<N> })[name] = value;
    keep(name, value);
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
  }

  /** The factor on the time that each event is shown before the next. */
  get tempo(): number {
    return TEMPO[this.pace];
  }

  /** Whether animation is off. */
  get still(): boolean {
    return this.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
