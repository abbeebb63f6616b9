// Tables over HTTP. Every refusal becomes a `Refusal` with its code; a missing answer has a code too.
import type { Analysed } from './coach';
import type { AnswerQuestion, Event, GameInfo, Me, MistakesAdded, NewTable, Open, PlayOn, PracticeGraded, PracticeInfo, PracticeQuestion, PutBot, Remove, Sit, TableInfo, Vote } from './shapes';

export class Refusal extends Error {
  readonly code: string;
  readonly params: Record<string, unknown>;

  constructor(code: string, params: Record<string, unknown> = {}) {
    super(code);
    this.code = code;
    this.params = params;
  }
}

async function ask(path: string, body?: unknown): Promise<Response> {
  let answer: Response;
  try {
    answer = await fetch(`/api/${path}`, {
      credentials: 'same-origin',
      ...(body !== undefined && {
        method: 'POST',
        headers: { 'Content-Type': 'application/json' },
        body: JSON.stringify(body),
      }),
    });
  } catch {
    throw new Refusal('unreachable');
  }
  if (!answer.ok) throw await refusal(answer);
  return answer;
}

async function refusal(answer: Response): Promise<Refusal> {
  try {
    const { code, params } = (await answer.json()) as { code?: string; params?: Record<string, unknown> };
    return new Refusal(code ?? 'unreachable', params);
  } catch {
    return new Refusal('unreachable');
  }
}

const get = async <T>(path: string): Promise<T> => (await (await ask(path)).json()) as T;
const post = async <T>(path: string, body: unknown): Promise<T> => (await (await ask(path, body)).json()) as T;

export const api = {
  games: (language: string) => get<GameInfo[]>(`games?lang=${language}`),
  me: () => get<Me | null>('me'),
  introduce: (name: string) => post<Me>('me', { name }),
  publicTables: () => get<TableInfo[]>('tables'),
  table: (id: string) => get<TableInfo>(`tables/${id}`),
  make: (wish: NewTable) => post<TableInfo>('tables', wish),
  sit: (id: string, wish: Sit) => post<TableInfo>(`tables/${id}/sit`, wish),
  stand: (id: string) => post<TableInfo>(`tables/${id}/stand`, {}),
  bot: (id: string, wish: PutBot) => post<TableInfo>(`tables/${id}/bot`, wish),
  remove: (id: string, wish: Remove) => post<TableInfo>(`tables/${id}/remove`, wish),
  vote: (id: string, wish: Vote) => post<TableInfo>(`tables/${id}/vote`, wish),
  start: (id: string) => post<TableInfo>(`tables/${id}/start`, {}),
  open: (id: string, wish: Open) => post<TableInfo>(`tables/${id}/open`, wish),
  undoStart: (id: string) => post<TableInfo>(`tables/${id}/undo-start`, {}),
  rematch: (id: string) => post<TableInfo>(`tables/${id}/rematch`, {}),
  record: async (id: string) => (await ask(`tables/${id}/record`)).text(),
  hints: (id: string, agree: boolean) => post<TableInfo>(`tables/${id}/hints`, { agree }),
  analysis: (id: string) => get<Analysed>(`tables/${id}/analysis`),
  /** Events have the numbers of their entries in the log here, as the analysis knows them. */
  replay: async (id: string, eyes: string) => (await get<Event[]>(`tables/${id}/replay?eyes=${eyes}`)).map((one) => ({ ...one, event: one.step ?? one.event })),
  playOn: (id: string, wish: PlayOn) => post<TableInfo>(`tables/${id}/play-on`, wish),
  practice: () => get<PracticeInfo[]>('practice'),
  nextQuestion: (game: string, skip: readonly string[]) => post<PracticeQuestion>(`practice/${game}/next`, { skip }),
  answerQuestion: (game: string, answer: AnswerQuestion) => post<PracticeGraded>(`practice/${game}/answer`, answer),
  learn: (id: string) => post<MistakesAdded | { status: 'working' }>(`tables/${id}/practice`, {}),
};
