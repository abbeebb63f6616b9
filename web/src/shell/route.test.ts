import { expect, test } from 'vitest';
import { paths, readMoment, readRoute } from './route';

test('every address we write is read back', () => {
  expect(readRoute(paths.home)).toEqual({ screen: 'home' });
  expect(readRoute(paths.about)).toEqual({ screen: 'about' });
  expect(readRoute(paths.new())).toEqual({ screen: 'new', game: null });
  expect(readRoute(paths.new('slam'))).toEqual({ screen: 'new', game: 'slam' });
  expect(readRoute(paths.table('k7m2p9qrst'))).toEqual({ screen: 'table', table: 'k7m2p9qrst' });
  expect(readRoute(paths.replay('k7m2p9qrst'))).toEqual({ screen: 'replay', table: 'k7m2p9qrst' });
  expect(readRoute(paths.analysis('k7m2p9qrst'))).toEqual({ screen: 'analysis', table: 'k7m2p9qrst' });
  expect(readRoute(paths.rules('slam'))).toEqual({ screen: 'rules', game: 'slam' });
});

test.each(['/t/short', '/t/K7M2P9QRST', '/elsewhere', '/t/k7m2p9qrst/else', '/new/a/b', '/rules/', '/a/b/c/d'])(
  '%s leads nowhere',
  (path) => expect(readRoute(path)).toEqual({ screen: 'missing' }),
);

test('a moment of a match is part of an address', () => {
  expect(paths.replay('k7m2p9qrst', 12)).toBe('/t/k7m2p9qrst/replay#12');
  expect(['#12', '', '#x', '#-1', '#1.5'].map(readMoment)).toEqual([12, null, null, null, null]);
});
