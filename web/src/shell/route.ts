// Addresses of the page, both ways.
export type Route =
  | { screen: 'home' }
  | { screen: 'new'; game: string | null }
  | { screen: 'table'; table: string }
  | { screen: 'replay'; table: string }
  | { screen: 'rules'; game: string }
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
  if (first === 'rules' && GAME.test(second) && !third) return { screen: 'rules', game: second };
  if (first === 't' && TABLE.test(second)) {
    if (!third) return { screen: 'table', table: second };
    if (third === 'replay') return { screen: 'replay', table: second };
  }
  return missing;
}

export const paths = {
  home: '/',
  about: '/about',
  new: (game?: string) => (game ? `/new/${game}` : '/new'),
  table: (id: string) => `/t/${id}`,
  replay: (id: string) => `/t/${id}/replay`,
  rules: (game: string) => `/rules/${game}`,
};
