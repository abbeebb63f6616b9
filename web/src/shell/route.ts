// Addresses of the page, both ways.
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string }
  | { screen: 'analysis'; table: string }
  | { screen: 'rules'; game: string }
  | { screen: 'practice'; game: string | null }
  | { screen: 'about' }
  | { screen: 'missing' };

/** Ten letters and digits, without those that are mistaken for one another. */
const TABLE = /^[a-km-np-z2-9]{10}$/;
const GAME = /^[a-z]{1,20}$/;

export function readRoute(path: string): Route {
  const [first = '', second = '', third = '', ...more] = path.replace(/^\/|\/$/g, '').split('/');
  const missing: Route = { screen: 'missing' };
  if (more.length) return missing;
  if (first === '' && !second) return { screen: 'home' };
  if (first === 'about' && !second) return { screen: 'about' };
  if (first === 'new' && !third) return second === '' || GAME.test(second) ? { screen: 'new', game: second || null } : missing;
  if (first === 'practice' && !third) return second === '' || GAME.test(second) ? { screen: 'practice', game: second || null } : missing;
  if (first === 'rules' && GAME.test(second) && !third) return { screen: 'rules', game: second };
  if (first === 't' && TABLE.test(second)) {
    if (!third) return { screen: 'table', table: second };
    if (third === 'replay' || third === 'analysis') return { screen: third, table: second };
  }
  return missing;
}

/** A moment of a match, as part of an address and read from it. */
const moment = (step?: number): string => (step === undefined ? '' : `#${step}`);
export const readMoment = (hash: string): number | null => (/^#\d{1,6}$/.test(hash) ? Number(hash.slice(1)) : null);

export const paths = {
  home: '/',
  about: '/about',
  new: (game?: string) => (game ? `/new/${game}` : '/new'),
  table: (id: string) => `/t/${id}`,
  /** `step`: the number of the event to begin with. */
  replay: (id: string, step?: number) => `/t/${id}/replay${moment(step)}`,
  analysis: (id: string, step?: number) => `/t/${id}/analysis${moment(step)}`,
  practice: (game?: string) => (game ? `/practice/${game}` : '/practice'),
  rules: (game: string) => `/rules/${game}`,
};
