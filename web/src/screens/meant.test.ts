import { expect, test } from 'vitest';
import type { GameInfo } from '../net/shapes';
import { meant, tableIn } from './meant';

const game = (id: string, name: string) => ({ id, name }) as GameInfo;
const games = [game('slam', 'Yamslam'), game('yami', 'YAMI'), game('yams', 'Yam’s')];

test.each([
  ['/yami', 'yami'],
  ['/play/Yamslam', 'slam'],
  ['/yam-s', 'yams'],
  ['/rules/YAM%E2%80%99S', 'yams'],
])('%s means a game', (path, id) => expect(meant(path, games)).toEqual({ kind: 'game', game: games.find((one) => one.id === id) }));

test.each([
  ['/t/K7M2P9QRST', '/t/k7m2p9qrst'],
  ['/k7m2p9qrst', '/t/k7m2p9qrst'],
  ['/t/k7m2p9qrst/else', '/t/k7m2p9qrst'],
  ['/replay/k7m2p9qrst', '/t/k7m2p9qrst/replay'],
])('%s means a table', (path, table) => expect(meant(path, games)).toEqual({ kind: 'table', path: table }));

test.each(['/t/k7m2p9', '/t/k0m1p9lrso', '/t', '/table/x', '/K7M2P9QR'])('%s is a broken link', (path) => expect(meant(path, games).kind).toBe('broken'));

test.each(['/play', '/nowhere/at/all', '/%E0%A4%A'])('%s is unknown', (path) => expect(meant(path, games).kind).toBe('unknown'));

test('a table is found in a whole link', () => {
  expect(tableIn(' https://club.example/t/k7m2p9qrst?x ')).toBe('/t/k7m2p9qrst');
  expect(tableIn('hello')).toBeNull();
});
