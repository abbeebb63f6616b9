// An analysis that may take a while: asked for again and again, with growing pauses, until it is there.
import type { Analysed, Analysis } from '../net/coach';

const FIRST = 300;
const LONGEST = 4_000;
const GROWTH = 1.6;
/** So many times in a row the network may fail. */
const PATIENCE = 4;

export interface Waiting {
  ask: () => Promise<Analysed>;
  /** How far it is. */
  told: (done: number, of: number) => void;
  /** Whether a failure may pass by itself. */
  passing: (bad: unknown) => boolean;
  gone: () => boolean;
  sleep?: (milliseconds: number) => Promise<void>;
}

const asleep = (milliseconds: number) => new Promise<void>((wake) => setTimeout(wake, milliseconds));

/** The analysis; null if nobody waits for it any more. Throws what can't be waited for. */
export async function waitFor({ ask, told, passing, gone, sleep = asleep }: Waiting): Promise<Analysis | null> {
  let failed = 0;
  for (let pause = FIRST; !gone(); pause = Math.min(LONGEST, pause * GROWTH)) {
    try {
      const answer = await ask();
      failed = 0;
      if (gone()) return null;
      if (answer.status === 'done') return answer.analysis;
      told(answer.done, answer.of);
    } catch (bad) {
      if (!passing(bad) || ++failed >= PATIENCE) throw bad;
    }
    await sleep(pause);
  }
  return null;
}
