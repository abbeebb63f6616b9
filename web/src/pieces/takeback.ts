// Taking the last move back: offered by the match around a board, shown in the board's bar of actions.
import { getContext, setContext } from 'svelte';

export interface TakeBack {
  /** Whether the viewer can take their last move back now. */
  readonly can: boolean;
  take(): void;
}

export const TAKE_BACK = { kind: 'take_back' };
export const TAKE_BACK_KEY = 'z';
const CONTEXT = Symbol('takeback');

/** For the screen around a board. Call it while that component is set up. */
export const offerTakeBack = (offer: TakeBack): TakeBack => setContext(CONTEXT, offer);

/** For the bar of actions. Null where nothing is played, as in a replay. */
export const takeBackOffer = (): TakeBack | null => getContext<TakeBack | undefined>(CONTEXT) ?? null;
