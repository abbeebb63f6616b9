// A session of practice: one question at a time, each answer graded, until there are enough. No question comes twice in it.
import { Refusal } from '../net/api';
import type { AskedQuestion, PracticeGraded, PracticeInfo, PracticeQuestion } from '../net/shapes';

export const SESSION = 8;
/** Of a hundred points: from here on an answer is good, or at least fair. As in coach/schedule.py. */
const [GOOD, FAIR] = [80, 50];
/** The question is gone: another tab has answered it, or it is no longer there. */
const GONE = ['already_answered', 'no_such_question'];

export type Rank = 'good' | 'fair' | 'poor';
export const rankOf = (points: number): Rank => (points >= GOOD ? 'good' : points >= FAIR ? 'fair' : 'poor');

export type Action = Record<string, unknown>;
export interface Asking {
  next: (skip: readonly string[]) => Promise<PracticeQuestion>;
  answer: (question: string, times: number, action: Action) => Promise<PracticeGraded>;
}
export type Stage = 'loading' | 'asking' | 'grading' | 'graded' | 'over' | 'failed';
type Refused = Pick<Refusal, 'code' | 'params'>;

export class Drill {
  stage: Stage = $state('loading');
  question: AskedQuestion | null = $state.raw(null);
  progress: PracticeInfo | null = $state.raw(null);
  graded: PracticeGraded | null = $state.raw(null);
  /** The grades of this session, in order. */
  answers: readonly PracticeGraded[] = $state.raw([]);
  refusal: Refused | null = $state.raw(null);
  readonly #ask: Asking;
  #had: string[] = [];

  constructor(ask: Asking) {
    this.#ask = ask;
  }

  /** The number of the question that is shown, from 1: the verdict on one stays until the next is there. */
  get number(): number {
    return this.answers.length + (this.graded || this.stage === 'over' ? 0 : 1);
  }

  /** How many there will be. */
  get count(): number {
    return Math.min(SESSION, this.progress?.questions ?? SESSION);
  }

  get mean(): number {
    return this.answers.length ? Math.round(this.answers.reduce((sum, { points }) => sum + points, 0) / this.answers.length) : 0;
  }

  /** Go on to the next question, or to the end. */
  async next(): Promise<void> {
    if (this.stage === 'loading' && this.question) return; // pressed twice
    if (this.answers.length >= this.count) return this.#end();
    this.stage = 'loading';
    try {
      const { progress, question } = await this.#ask.next(this.#had);
      [this.progress, this.question, this.graded, this.refusal] = [progress, question, null, null];
      this.stage = question ? 'asking' : 'over';
    } catch (bad) {
      [this.refusal, this.stage] = [refusalOf(bad), 'failed'];
    }
  }

  /** Answer, once. A question that is gone makes room for the next; `told` hears of it. Returns whether it was graded. */
  async answer(action: Action, told: (refusal: Refused) => void): Promise<boolean> {
    const question = this.question;
    if (this.stage !== 'asking' || !question) return false;
    [this.stage, this.refusal] = ['grading', null];
    try {
      const graded = await this.#ask.answer(question.id, question.times, action);
      this.#had = [...this.#had, question.id];
      [this.graded, this.progress, this.answers, this.stage] = [graded, graded.progress, [...this.answers, graded], 'graded'];
      return true;
    } catch (bad) {
      const refusal = refusalOf(bad);
      [this.refusal, this.stage] = [refusal, 'asking'];
      if (!GONE.includes(refusal.code)) return false;
      this.#had = [...this.#had, question.id];
      told(refusal);
      await this.next();
      return false;
    }
  }

  #end(): void {
    [this.question, this.graded, this.stage] = [null, null, 'over'];
  }
}

const refusalOf = (bad: unknown): Refused => (bad instanceof Refusal ? bad : { code: 'unreachable', params: {} });
