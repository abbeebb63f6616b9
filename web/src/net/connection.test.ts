import { beforeEach, expect, test, vi } from 'vitest';
import type { Outgoing } from '../protocol.gen';
import { Connection, type ConnectionState, type Socket } from './connection';

class FakeSocket implements Socket {
  said: Record<string, unknown>[] = [];
  onopen: (() => void) | null = null;
  onmessage: ((message: { data: unknown }) => void) | null = null;
  onclose: (() => void) | null = null;
  send(text: string) {
    this.said.push(JSON.parse(text));
  }
  close() {
    this.onclose?.();
  }
  says(message: object) {
    this.onmessage?.({ data: JSON.stringify(message) });
  }
}

let sockets: FakeSocket[];
let heard: Outgoing[];
let states: ConnectionState[];
let troubles: boolean[];

function connection() {
  return new Connection({
    connect: () => (sockets.push(new FakeSocket()), sockets.at(-1)!),
    hear: (message) => heard.push(message),
    changed: (state) => states.push(state),
    troubled: (troubled) => troubles.push(troubled),
    chance: () => 1,
  });
}

beforeEach(() => {
  vi.useFakeTimers();
  [sockets, heard, states, troubles] = [[], [], [], []];
});

function opened(made: Connection, number = 0) {
  if (number === 0) made.start();
  sockets[number]!.onopen!();
  return sockets[number]!;
}

test('a ping is answered at once and goes no further', () => {
  const socket = opened(connection());
  socket.says({ say: 'ping', n: 7 });
  expect(socket.said).toEqual([{ say: 'pong', n: 7 }]);
  expect(heard).toEqual([]);
});

test('a lost connection comes back and resumes from the last event', () => {
  const made = connection();
  let last = 0;
  made.watch('abcdefghij', () => last);
  opened(made);
  last = 12;
  sockets[0]!.onclose!();
  vi.advanceTimersByTime(400);
  opened(made, 1);
  expect(sockets[1]!.said).toEqual([{ say: 'watch', table: 'abcdefghij', since: 12 }]);
  expect(states).toEqual(['connecting', 'open', 'lost', 'connecting', 'open']);
});

test('waits grow, up to a limit, and start over after a success', () => {
  const made = connection();
  made.start();
  for (let loss = 0; loss < 8; loss++) {
    sockets.at(-1)!.onclose!();
    vi.advanceTimersByTime(Math.min(15_000, 400 * 2 ** loss) - 1);
    expect(sockets).toHaveLength(loss + 1);
    vi.advanceTimersByTime(1);
  }
  expect(sockets).toHaveLength(9);
  opened(made, 8);
  sockets[8]!.onclose!();
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(10);
});

test('a command without an answer is sent again under the same name', async () => {
  const made = connection();
  const socket = opened(made);
  const outcome = made.act('abcdefghij', { kind: 'stop' }, 4);
  const [act] = socket.said;
  socket.onclose!();
  vi.advanceTimersByTime(400);
  const second = opened(made, 1);
  expect(second.said).toEqual([act]);
  second.says({ say: 'ack', table: 'abcdefghij', command: act!.command, event: 5 });
  expect(await outcome).toEqual({ event: 5 });
  expect(made.waiting).toBe(0);
});

test('a command given while the connection is down waits for it', () => {
  const made = connection();
  made.start();
  void made.act('abcdefghij', { kind: 'stop' }, 4);
  expect(sockets[0]!.said).toEqual([]);
  sockets[0]!.onopen!();
  expect(sockets[0]!.said).toMatchObject([{ say: 'act', action: { kind: 'stop' }, after: 4 }]);
});

test('a refusal settles its command', async () => {
  const made = connection();
  const socket = opened(made);
  const outcome = made.act('abcdefghij', { kind: 'stop' }, 4);
  socket.says({ say: 'refused', code: 'slam_must_take', params: {}, command: socket.said[0]!.command, table: 'abcdefghij' });
  expect(await outcome).toEqual({ code: 'slam_must_take', params: {} });
});

test('a command of which nobody knows yet what became is sent again, and settled by the next answer', async () => {
  const made = connection();
  const socket = opened(made);
  const outcome = made.act('abcdefghij', { kind: 'stop' }, 4);
  const command = socket.said[0]!.command;
  socket.says({ say: 'refused', code: 'not_known_yet', params: {}, command, table: 'abcdefghij' });
  vi.advanceTimersByTime(3_000);
  expect(socket.said.slice(1)).toEqual([socket.said[0]]);
  socket.says({ say: 'ack', command, event: 5, table: 'abcdefghij' });
  expect(await outcome).toEqual({ event: 5 });
});

test('a command that the server could not handle is sent again until it can', async () => {
  const made = connection();
  const socket = opened(made);
  const outcome = made.act('abcdefghij', { kind: 'stop' }, 4);
  const [act] = socket.said;
  const fault = { say: 'refused', code: 'our_fault', params: {}, table: 'abcdefghij', command: act!.command };
  socket.says(fault);
  vi.advanceTimersByTime(1_000);
  socket.says(fault);
  vi.advanceTimersByTime(1_999);
  expect(socket.said).toEqual([act, act]);
  vi.advanceTimersByTime(1);
  expect(socket.said).toEqual([act, act, act]);
  expect(troubles).toEqual([true]);
  socket.says({ say: 'ack', table: 'abcdefghij', command: act!.command, event: 5 });
  expect(await outcome).toEqual({ event: 5 });
  expect(troubles.at(-1)).toBe(false);
});

test('a fault without a name is taken for every command that waits', () => {
  const made = connection();
  const socket = opened(made);
  void made.act('abcdefghij', { kind: 'stop' }, 4);
  socket.says({ say: 'refused', code: 'our_fault', params: {}, table: null, command: null });
  vi.advanceTimersByTime(1_000);
  expect(socket.said).toHaveLength(2);
  expect(heard).toEqual([]);
});

test('a move that the server can never handle is given back', async () => {
  const made = connection();
  const socket = opened(made);
  const outcome = made.act('abcdefghij', { kind: 'stop' }, 4);
  const fault = { say: 'refused', code: 'our_fault', params: {}, table: 'abcdefghij', command: socket.said[0]!.command };
  for (let tries = 0; tries < 10; tries++) {
    socket.says(fault);
    vi.advanceTimersByTime(15_000);
  }
  expect(await outcome).toEqual({ code: 'our_fault', params: {} });
  expect(socket.said).toHaveLength(10);
  expect(troubles.at(-1)).toBe(false);
});

test('a table that could not be shown is watched again', () => {
  const made = connection();
  made.watch('abcdefghij', () => 3);
  const socket = opened(made);
  socket.says({ say: 'refused', code: 'our_fault', params: {}, table: 'abcdefghij', command: null });
  expect(heard).toEqual([]);
  vi.advanceTimersByTime(1_000);
  expect(socket.said).toEqual([socket.said[0], socket.said[0]]);
  socket.says({ say: 'table', table: { id: 'abcdefghij' } });
  expect(troubles).toEqual([true, false]);
  vi.advanceTimersByTime(60_000);
  expect(socket.said).toHaveLength(2);
});

test('what was in trouble is not sent twice when the connection comes back', () => {
  const made = connection();
  const socket = opened(made);
  void made.act('abcdefghij', { kind: 'stop' }, 4);
  socket.says({ say: 'refused', code: 'our_fault', params: {}, table: 'abcdefghij', command: socket.said[0]!.command });
  socket.onclose!();
  vi.advanceTimersByTime(400);
  const second = opened(made, 1);
  vi.advanceTimersByTime(10_000);
  expect(second.said).toHaveLength(1);
});

test('a refusal of no command is heard by the page', () => {
  const socket = opened(connection());
  socket.says({ say: 'refused', code: 'unknown_table', params: {}, command: null, table: 'abcdefghij' });
  expect(heard).toMatchObject([{ code: 'unknown_table' }]);
});

test('after a sleep a silent connection is asked, and replaced when it does not answer', () => {
  const made = connection();
  made.watch('abcdefghij', () => 3);
  const socket = opened(made);
  vi.setSystemTime(Date.now() + 60_000); // no timer runs in a sleep
  made.wake();
  expect(socket.said.at(-1)).toEqual({ say: 'watch', table: 'abcdefghij', since: 3 });
  vi.advanceTimersByTime(4_000);
  expect(sockets).toHaveLength(2);
});

test('a connection that answers the question is kept', () => {
  const made = connection();
  made.watch('abcdefghij', () => 3);
  const socket = opened(made);
  vi.setSystemTime(Date.now() + 60_000); // no timer runs in a sleep
  made.wake();
  socket.says({ say: 'ping', n: 1 });
  vi.advanceTimersByTime(10_000);
  expect(sockets).toHaveLength(1);
});

test('a connection that brings nothing, not even a ping, is dead and replaced', () => {
  const made = connection();
  const socket = opened(made);
  for (let ping = 1; ping <= 10; ping++) {
    vi.advanceTimersByTime(10_000);
    socket.says({ say: 'ping', n: ping });
  }
  expect(states).toEqual(['connecting', 'open']);
  vi.advanceTimersByTime(25_000);
  expect(states.at(-1)).toBe('lost');
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
  opened(made, 1);
  socket.onclose?.(); // the dead one is gone at last, and is nothing to anybody
  expect(states.at(-1)).toBe('open');
});

test('a connection that does not come to be open is given up and tried again', () => {
  connection().start();
  vi.advanceTimersByTime(25_000);
  expect(states).toEqual(['connecting', 'lost']);
  vi.advanceTimersByTime(400);
  expect(sockets).toHaveLength(2);
});

test('a connection that was hung up is not waited for', () => {
  const made = connection();
  opened(made);
  made.stop();
  vi.advanceTimersByTime(60_000);
  expect(sockets).toHaveLength(1);
});

test('once left, a table is not watched again', () => {
  const made = connection();
  made.watch('abcdefghij', () => 0);
  const socket = opened(made);
  made.unwatch('abcdefghij');
  expect(socket.said.at(-1)).toEqual({ say: 'unwatch', table: 'abcdefghij' });
  made.restart();
  opened(made, 1);
  expect(sockets[1]!.said).toEqual([]);
});

test('a move without an answer is told within three seconds, and any word from the server ends the doubt', () => {
  const made = connection();
  const socket = opened(made);
  void made.act('abcdefghij', { kind: 'stop' }, 1);
  vi.advanceTimersByTime(2400);
  expect(states.at(-1)).toBe('open');
  vi.advanceTimersByTime(200);
  expect(states.at(-1)).toBe('lost');
  socket.says({ say: 'ping', n: 1 });
  expect(states.at(-1)).toBe('open');
  expect(sockets).toHaveLength(1);
});

test('if still nothing is heard, the move is sent over another connection', () => {
  const made = connection();
  opened(made);
  void made.act('abcdefghij', { kind: 'stop' }, 1);
  vi.advanceTimersByTime(6100);
  expect(sockets).toHaveLength(2);
  expect(opened(made, 1).said).toMatchObject([{ say: 'act' }]);
});

test('without a network the connection is lost at once, and tried again when there is one', () => {
  const made = connection();
  opened(made);
  made.offline();
  expect(states.at(-1)).toBe('lost');
  made.wake();
  opened(made, 1);
  expect(states.at(-1)).toBe('open');
});

test('odds are answered by their own name, and only the last question at a table counts', async () => {
  const made = connection();
  const socket = opened(made);
  const answers: unknown[] = [];
  void made.odds('abcdefghij', 3).then((answer) => answers.push(answer));
  void made.odds('abcdefghij', 5).then((answer) => answers.push(answer));
  const [first, second] = socket.said.map((message) => message.command);
  expect(socket.said[1]).toEqual({ say: 'odds', table: 'abcdefghij', command: second, event: 5 });
  const odds = { say: 'odds', table: 'abcdefghij', command: second, event: 5, chances: [] };
  socket.says({ ...odds, command: first, event: 3 });
  socket.says(odds);
  await Promise.resolve();
  expect(answers).toEqual([odds]);
  expect(heard).toEqual([]);
});

test('a question for odds is asked again on a new connection, and a refusal of it troubles nobody', async () => {
  const made = connection();
  const socket = opened(made);
  const answers: unknown[] = [];
  void made.odds('abcdefghij', 3).then((answer) => answers.push(answer));
  socket.onclose!();
  vi.advanceTimersByTime(400);
  const again = opened(made, 1);
  expect(again.said).toEqual(socket.said);
  const refused = { say: 'refused', table: 'abcdefghij', command: socket.said[0]!.command, code: 'our_fault', params: {} };
  again.says(refused);
  await Promise.resolve();
  expect(answers).toEqual([refused]);
  expect([heard, troubles]).toEqual([[], []]);
});
