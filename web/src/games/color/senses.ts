// Colours by sound and vibration: each has its own tone, and its own beat if the device can vibrate.
import type { Colour } from './types.gen';

interface Sign {
  hertz: number;
  wave: OscillatorType;
  /** How many short beats: one for red, up to four for yellow. */
  beats: number;
}

export const SIGNS: Readonly<Record<Colour, Sign>> = {
  R: { hertz: 196, wave: 'triangle', beats: 1 },
  B: { hertz: 330, wave: 'sine', beats: 2 },
  G: { hertz: 523, wave: 'triangle', beats: 3 },
  Y: { hertz: 880, wave: 'sine', beats: 4 },
};
const BEAT = 0.07;

/** On and off in milliseconds, as `navigator.vibrate` takes it. */
export const shakes = (colour: Colour): number[] =>
  Array.from({ length: SIGNS[colour].beats * 2 - 1 }, (_, index) => (index % 2 ? 50 : 45));

let context: AudioContext | null = null;

/** Play a colour's tone, and vibrate unless `still` is set. If the device can do neither, nothing happens. */
export function sense(colour: Colour, still: boolean): void {
  if (!still && navigator.userActivation?.hasBeenActive !== false) navigator.vibrate?.(shakes(colour));
  try {
    context ??= new AudioContext();
    context.resume().catch(() => undefined); // not allowed before the first touch
    const { hertz, wave, beats } = SIGNS[colour];
    for (let beat = 0; beat < beats; beat++) tone(context, hertz, wave, context.currentTime + beat * BEAT * 1.5);
  } catch {
    // no sound on this device: the colour is still shown, and read out
  }
}

/** A colour's place among the tones of a round: the dice first, colour by colour, then the card. */
export interface Beep {
  colour: Colour;
  /** Seconds from the start. */
  at: number;
}
const APART = { item: 0.11, colour: 0.12, card: 0.5 };

/** When each die and each spot sounds, so that they can be counted by ear. */
export function beeps(dice: readonly Colour[], card: readonly Colour[]): Beep[] {
  const played: Beep[] = [];
  let at = 0;
  for (const half of [dice, card]) {
    for (const colour of Object.keys(SIGNS) as Colour[]) {
      const alike = half.filter((one) => one === colour);
      alike.forEach(() => (played.push({ colour, at }), (at += APART.item)));
      if (alike.length) at += APART.colour;
    }
    at += APART.card;
  }
  return played;
}

/** Play the dice and the card as tones. A later call stops an earlier one. */
export function senseRound(dice: readonly Colour[], card: readonly Colour[]): void {
  try {
    context ??= new AudioContext();
    context.resume().catch(() => undefined);
    hush();
    for (const { colour, at } of beeps(dice, card)) playing.push(tone(context, SIGNS[colour].hertz, SIGNS[colour].wave, context.currentTime + 0.05 + at));
  } catch {
    // no sound on this device: the counts are still said
  }
}

let playing: OscillatorNode[] = [];
export function hush(): void {
  for (const source of playing.splice(0)) source.stop();
}

function tone(audio: AudioContext, hertz: number, wave: OscillatorType, at: number): OscillatorNode {
  const [source, volume] = [audio.createOscillator(), audio.createGain()];
  source.type = wave;
  source.frequency.value = hertz;
  volume.gain.setValueAtTime(0, at);
  volume.gain.linearRampToValueAtTime(0.16, at + 0.008);
  volume.gain.linearRampToValueAtTime(0, at + BEAT);
  source.connect(volume).connect(audio.destination);
  source.start(at);
  source.stop(at + BEAT);
  return source;
}
