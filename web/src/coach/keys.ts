/** Gives a hint, step by step. */
export const HINT_KEY = 'w';
