// The levels that bots have in every game, and what stands for them.

/** From the weakest to the strongest. */
export const LEVELS: readonly string[] = ['novice', 'club', 'expert'];

/** The spots of the die that stands for a level; none for any other bot. */
export const spots = (bot: string): number => [1, 3, 5][LEVELS.indexOf(bot)] ?? 0;
