// How the visitor likes the page: light or dark, moving or still.
import { keep, kept } from './keeping';

export type Theme = 'auto' | 'light' | 'dark';
export type Motion = 'auto' | 'still';

const oneOf = <T extends string>(value: string | null, choices: readonly T[]): T =>
  choices.find((choice) => choice === value) ?? choices[0]!;

class Settings {
  theme: Theme = $state(oneOf<Theme>(kept('theme'), ['auto', 'light', 'dark']));
  motion: Motion = $state(oneOf<Motion>(kept('motion'), ['auto', 'still']));

  set(name: 'theme' | 'motion', value: string): void {
    if (name === 'theme') this.theme = oneOf<Theme>(value, ['auto', 'light', 'dark']);
    else this.motion = oneOf<Motion>(value, ['auto', 'still']);
    keep(name, value);
    this.apply();
  }

  apply(): void {
    document.documentElement.dataset.theme = this.theme;
    document.documentElement.dataset.motion = this.motion;
  }

  /** Whether things should stand still. */
  get still(): boolean {
    return this.motion === 'still' || matchMedia('(prefers-reduced-motion: reduce)').matches;
  }
}

export const settings = new Settings();
