import { createHash, createHmac } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { hmac, sha256, toHex, utf8 } from './sha256';
import { draw, throwAt, verify } from './verify';

const record = readFileSync('../tests/conformance/golden/slam.jsonl', 'utf8');

test.each([0, 1, 55, 56, 63, 64, 65, 119, 120, 1000])('hashes %i bytes as everybody does', (length) => {
  const text = 'é'.repeat(length).slice(0, length);
  expect(toHex(sha256(utf8(text)))).toBe(createHash('sha256').update(text).digest('hex'));
  expect(toHex(hmac(utf8(text), utf8('x')))).toBe(createHmac('sha256', text).update('x').digest('hex'));
});

test('the worked example of the record page', () => {
  const key = hmac(new Uint8Array(32), utf8('0:73616c74\n'));
  expect(draw(key, 0, 36)).toBe(6);
});

test('throws lie side by side in rising order, as wide as their orders', () => {
  expect([0, 1, 2, 3, 35].map((number) => throwAt(number, 2))).toEqual(['11', '12', '12', '13', '66']);
  expect(throwAt(7775, 5)).toBe('66666');
});

test('a true record is true, every throw of it', () => {
  const draws = record.split('\n').filter((line) => line.includes('"entry":"chance"')).length;
  expect(verify(record)).toMatchObject({ true: true, draws, dice: draws });
});

test('another promise than the one seen at the table is noticed', () => {
  expect(verify(record, '0'.repeat(64))).toMatchObject({ true: false, code: 'commitment_broken' });
});

test('a changed number, a changed die, a changed word and a lost end are noticed', () => {
  const lines = record.split('\n');
  const changed = (index: number, from: RegExp, to: string) =>
    verify(lines.map((line, at) => (at === index ? line.replace(from, to) : line)).join('\n'));
  expect(changed(1, /"number":\d+/, '"number":0')).toMatchObject({ code: 'wrong_draw', line: 2 });
  expect(changed(1, /"dice":"\d+"/, '"dice":"66"')).toMatchObject({ code: 'wrong_outcome', line: 2 });
  expect(changed(0, /Bot 0/, 'Bot 9')).toMatchObject({ code: 'record_altered' });
  expect(verify(lines.slice(0, 20).join('\n') + '\n')).toMatchObject({ code: 'record_cut_short', line: 20 });
  expect(verify(record + '{"entry":')).toMatchObject({ code: 'record_cut_short', line: lines.length });
  expect(changed(7, /"entry"/, 'entry')).toMatchObject({ code: 'record_damaged', line: 8 });
  expect(verify('nonsense\n')).toMatchObject({ code: 'not_a_record' });
});

test('a list of fingerprints that this browser was shown must be in the record', () => {
  const { commitment, commitments } = JSON.parse(record.split('\n')[0]!) as { commitment: string; commitments: null[] };
  expect(verify(record, null, [{ commitment, commitments }])).toMatchObject({ true: true, shares: 0 });
  const others = commitments.map(() => 'a'.repeat(64));
  expect(verify(record, null, [{ commitment, commitments: others }])).toMatchObject({ code: 'shares_differ', line: 1 });
});

test('a part of the dice that does not fit its fingerprint, or was not opened, is noticed', () => {
  const lines = record.split('\n');
  const promised = lines[0]!.replace('"commitments":[null', `"commitments":["${'a'.repeat(64)}"`);
  expect(verify([promised, ...lines.slice(1)].join('\n'))).toMatchObject({ code: 'not_opened', line: 2, seat: 1 });
  const opened = [promised, '{"entry":"entropy","seat":0,"hex":"c0ffee"}', ...lines.slice(1)].join('\n');
  expect(verify(opened)).toMatchObject({ code: 'wrong_move', line: 2 });
});

test('a move that was taken back draws nothing', () => {
  const [header, ...rest] = readFileSync('../tests/conformance/golden/master.jsonl', 'utf8').trimEnd().split('\n');
  const end = rest.pop()!.replace(/"seal":"\w*"/, '"seal":""');
  const lines = [header, ...rest, '{"entry":"acted","by":0,"action":{"kind":"take_back"},"at":0}', end];
  const seal = toHex(sha256(utf8(lines.join('\n'))));
  const taken = `${lines.join('\n').replace(/"seal":""\}$/, `"seal":"${seal}"}`)}\n`;
  expect(verify(taken)).toMatchObject({ true: true, draws: rest.filter((line) => line.includes('"entry":"chance"')).length });
});
