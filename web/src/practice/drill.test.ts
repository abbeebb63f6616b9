import { expect, test } from 'vitest';
import { Refusal } from '../net/api';
import type { PracticeGraded, PracticeInfo, PracticeQuestion } from '../net/shapes';
import { Drill, rankOf, SESSION, type Asking } from './drill.svelte';

const info = (questions = 20) => ({ questions }) as PracticeInfo;
const question = (id: string, questions = 20) => ({ progress: info(questions), question: { id, times: 3 } }) as PracticeQuestion;
const grade = (points: number, questions = 20) => ({ points, progress: info(questions) }) as PracticeGraded;
const silent = () => undefined;

/** A server with so many questions, which notes what it is asked. */
function server(questions = 20, points: readonly number[] = [100]): Asking & { skipped: string[][]; answers: unknown[][] } {
  const [skipped, answers]: [string[][], unknown[][]] = [[], []];
  return {
    skipped,
    answers,
    next: async (skip) => {
      skipped.push([...skip]);
      const left = Array.from({ length: questions }, (_, place) => `q${place}`).find((id) => !skip.includes(id));
      return left ? question(left, questions) : { progress: info(questions), question: null };
    },
    answer: async (...asked) => {
      answers.push(asked);
      return grade(points[(answers.length - 1) % points.length]!, questions);
    },
  };
}

async function through(drill: Drill, answers: number) {
  await drill.next();
  for (let done = 0; done < answers; done++) {
    await drill.answer({ kind: 'keep' }, silent);
    await drill.next();
  }
}

test('a session has eight questions, none of them twice', async () => {
  const asking = server(20, [100, 50]);
  const drill = new Drill(asking);
  await through(drill, SESSION);
  expect([drill.stage, drill.answers.length, drill.mean]).toEqual(['over', 8, 75]);
  expect(new Set(asking.answers.map(([id]) => id)).size).toBe(8);
  expect(asking.answers[0]).toEqual(['q0', 3, { kind: 'keep' }]);
  expect(asking.skipped.at(-1)).toHaveLength(7);
});

test('where there are fewer questions it is over sooner', async () => {
  const drill = new Drill(server(3));
  await through(drill, 3);
  expect([drill.stage, drill.count, drill.answers.length]).toEqual(['over', 3, 3]);
});

test('questions are numbered while they are asked and once they are answered', async () => {
  const drill = new Drill(server());
  await drill.next();
  expect(drill.number).toBe(1);
  await drill.answer({}, silent);
  expect([drill.stage, drill.number]).toEqual(['graded', 1]);
  const coming = drill.next();
  expect([drill.stage, drill.number]).toEqual(['loading', 1]);
  await Promise.all([coming, drill.next()]);
  expect([drill.stage, drill.number]).toEqual(['asking', 2]);
});

test('only the first of two answers at once is sent', async () => {
  const asking = server();
  const drill = new Drill(asking);
  await drill.next();
  expect(await Promise.all([drill.answer({}, silent), drill.answer({}, silent)])).toEqual([true, false]);
  expect(asking.answers).toHaveLength(1);
});

test('a question answered in another tab makes room for the next', async () => {
  const asking = server();
  asking.answer = () => Promise.reject(new Refusal('already_answered'));
  const drill = new Drill(asking);
  const heard: string[] = [];
  await drill.next();
  expect(await drill.answer({}, ({ code }) => heard.push(code))).toBe(false);
  expect([heard, drill.stage, drill.question?.id, drill.answers.length]).toEqual([['already_answered'], 'asking', 'q1', 0]);
});

test('what fails may be tried again', async () => {
  const asking = server();
  const { answer, next } = asking;
  asking.next = () => Promise.reject(new Error('offline'));
  const drill = new Drill(asking);
  await drill.next();
  expect([drill.stage, drill.refusal?.code]).toEqual(['failed', 'unreachable']);
  asking.next = next;
  await drill.next();
  asking.answer = () => Promise.reject(new Refusal('coach_failed'));
  await drill.answer({}, silent);
  expect([drill.stage, drill.refusal?.code, drill.question?.id]).toEqual(['asking', 'coach_failed', 'q0']);
  asking.answer = answer;
  expect(await drill.answer({}, silent)).toBe(true);
  expect(drill.refusal).toBeNull();
});

test('answers are good, fair or poor', () => {
  expect([100, 80, 79, 50, 49, 0].map(rankOf)).toEqual(['good', 'good', 'fair', 'fair', 'poor', 'poor']);
});
