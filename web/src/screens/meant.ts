// What somebody may have meant by an address that leads nowhere.
import type { GameInfo } from '../net/shapes';
import { paths, readRoute } from '../shell/route';

export type Meant =
  /** A table, written a little differently. */
  | { kind: 'table'; path: string }
  /** The link of a table, but too short, too long, or with letters that no table has. */
  | { kind: 'broken' }
  | { kind: 'game'; game: GameInfo }
  | { kind: 'unknown' };

/** Letters and digits alone: "Yam’s" and "yam-s" are the same. */
const bare = (text: string): string =>
  text.normalize('NFD').toLowerCase().replace(/[^a-z0-9]/g, '');

/** The address of a table within a text, such as a whole link or its last part. */
export function tableIn(text: string): string | null {
  const words = text.toLowerCase().split(/[^a-z0-9]+/);
  const found = words.map((word) => readRoute(paths.table(word))).find((route) => route.screen === 'table');
  return found?.screen === 'table' ? paths.table(found.table) : null;
}

export function meant(path: string, games: readonly GameInfo[]): Meant {
  const parts = decoded(path).split('/').filter(Boolean);
  const game = games.find(({ id, name }) => parts.some((part) => [id, name].some((one) => bare(part) === bare(one))));
  if (game) return { kind: 'game', game };
  const table = tableIn(parts.join(' '));
  if (table) return { kind: 'table', path: table + (/\/(replay|analysis)\b/i.exec(path)?.[0].toLowerCase() ?? '') };
  const isLink = ['t', 'table', 'tables', 'replay'].includes(bare(parts[0] ?? '')) || /^[a-z0-9]{8,12}$/i.test(parts[0] ?? '');
  return { kind: isLink ? 'broken' : 'unknown' };
}

function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}
