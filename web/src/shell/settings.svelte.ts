// The visitor's settings: theme, animation, pace and sound.
import { keep, kept } from './keeping';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'still';
export type Pace = 'calm' | 'brisk' | 'instant';
export type Sound = 'on' | 'off';
export const THEMES: readonly Theme[] = ['auto', 'light', 'dark'];
export const MOTIONS: readonly Motion[] = ['auto', 'still'];
export const PACES: readonly Pace[] = ['calm', 'brisk', 'instant'];
export const SOUNDS: readonly Sound[] = ['on', 'off'];
const TEMPO = { calm: 1, brisk: 0.45, instant: 0 };

const oneOf = <T extends string>(value: string | null, choices: readonly T[]): T =>
  choices.find((choice) => choice === value) ?? choices[0]!;

class Settings {
  theme: Theme = $state(oneOf(kept('theme'), THEMES));
  motion: Motion = $state(oneOf(kept('motion'), MOTIONS));
  pace: Pace = $state(oneOf(kept('pace'), PACES));
  sound: Sound = $state(oneOf(kept('sound'), SOUNDS));

  set(name: 'theme' | 'motion' | 'pace' | 'sound', value: string): void {
    if (name === 'theme') this.theme = oneOf(value, THEMES);
    else if (name === 'motion') this.motion = oneOf(value, MOTIONS);
    else if (name === 'pace') this.pace = oneOf(value, PACES);
    else this.sound = oneOf(value, SOUNDS);
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
