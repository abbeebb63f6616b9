// Each colour also has a shape and a letter, the same on dice, cards and under a finger.
import type { Colour } from './types.gen';

export const COLOURS: readonly Colour[] = ['R', 'B', 'G', 'Y'];

/** The shape of each colour, drawn about the middle of a field of 40 × 40. */
export const SHAPES: Readonly<Record<Colour, string>> = {
  R: 'M20 6.5 L33.5 30 H6.5 Z',
  B: 'M20 8.5 a11.5 11.5 0 1 0 0.01 0 Z',
  G: 'M10 10 H30 V30 H10 Z',
  Y: 'M20 5.5 L34.5 20 L20 34.5 L5.5 20 Z',
};

/** Where the letter is in its shape: a triangle is only wide near the bottom. */
export const LETTER_AT: Readonly<Record<Colour, number>> = { R: 27.5, B: 24.8, G: 24.8, Y: 24.8 };

export const coloursIn = (text: string): Colour[] => [...text].filter((one): one is Colour => COLOURS.includes(one as Colour));
