import { expect, test } from 'vitest';
import type { Analysed, Analysis } from '../net/coach';
import { waitFor } from './waiting';

const done: Analysed = { status: 'done', analysis: { game: 'slam' } as Analysis };
const working = (part: number): Analysed => ({ status: 'working', done: part, of: 10 });

function waiting(...answers: (Analysed | Error)[]) {
  const [pauses, heard]: [number[], number[]] = [[], []];
  let asked = 0;
  const wait = waitFor({
    ask: async () => {
      const answer = answers[Math.min(asked++, answers.length - 1)]!;
      if (answer instanceof Error) throw answer;
      return answer;
    },
    told: (part) => heard.push(part),
    passing: (bad) => (bad as Error).message === 'passing',
    gone: () => asked >= 50,
    sleep: async (time) => void pauses.push(time),
  });
  return { wait, pauses, heard };
}

test('what is there is there at once', async () => {
  const { wait, pauses } = waiting(done);
  expect([(await wait)?.game, pauses]).toEqual(['slam', []]);
});
test('its progress is told, and the pauses grow', async () => {
  const { wait, pauses, heard } = waiting(working(2), working(5), working(9), done);
  await wait;
  expect(heard).toEqual([2, 5, 9]);
  expect(pauses).toEqual([300, 480, 768]);
});
test('pauses do not grow for ever', async () => {
  const { wait, pauses } = waiting(working(1));
  expect([await wait, Math.max(...pauses)]).toEqual([null, 4000]);
});
test('a network that is gone for a moment is waited for, but not for ever', async () => {
  expect((await waiting(new Error('passing'), done).wait)?.game).toBe('slam');
  await expect(waiting(new Error('passing')).wait).rejects.toThrow('passing');
});
test('what can’t be had is said', async () => expect(waiting(working(1), new Error('no_coach')).wait).rejects.toThrow('no_coach'));
