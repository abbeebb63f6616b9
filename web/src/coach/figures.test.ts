import { expect, test } from 'vitest';
import { makeWords } from '../words/words';
import { diceOf, Figures } from './figures';

const texts = ['coach-gain = +{ $amount }\ncoach-loss = −{ $amount }\ncoach-points = { $count ->\n    [one] { $number } point\n   *[other] { $number } points\n}'];
const win = new Figures('win', makeWords('en', texts));
const points = new Figures('points', makeWords('en', texts));

test('chances are written in percent, changes with their sign', () => {
  expect([win.worth(0.618), win.change(0.123), win.change(-0.08)]).toEqual(['62%', '+12%', '−8%']);
});
test('what rounds to nothing has no sign', () => expect([win.change(0.001), win.change(-0.001)]).toEqual(['0%', '0%']));
test('small costs have a decimal', () => expect([win.cost(0.046), win.cost(0.3)]).toEqual(['4.6%', '30%']));
test('alone they are points', () => expect([points.worth(843.4), points.change(-12), points.cost(6.25)]).toEqual(['843', '−12', '6.3 points']));
test('French writes them its own way', () => expect(new Figures('win', makeWords('fr', texts)).cost(0.046)).toMatch(/^4,6[\u00a0\u202f]%$/));

const option = (action: Record<string, unknown>) => ({ action, text: '', told: [], worth: 0, error: null });
test('dice are shown where a choice keeps some', () => {
  expect([{ kind: 'keep', dice: '446' }, { kind: 'keep', dice: '' }, { kind: 'take', chip: '5' }].map((one) => diceOf(option(one)))).toEqual(['446', '', '']);
});
