// A player's calls in a race, as they are counted up.
import type { Reactions } from '../coach.gen';

const ALWAYS = ['right', 'high', 'low', 'late', 'silent'] as const;

/** Calls by how they went; guesses only where there were any. */
export const callsOf = (reactions: Reactions): { kind: (typeof ALWAYS)[number] | 'guessed'; count: number }[] =>
  [...ALWAYS, ...(reactions.guessed ? (['guessed'] as const) : [])].map((kind) => ({ kind, count: reactions[kind] }));

/** Milliseconds as seconds with one decimal, in the two numbers that sentences take. */
export function secondsOf(milliseconds: number): { whole: number; tenths: number } {
  const tenths = Math.round(milliseconds / 100);
  return { whole: Math.floor(tenths / 10), tenths: tenths % 10 };
}
