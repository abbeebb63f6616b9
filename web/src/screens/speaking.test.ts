import { expect, test } from 'vitest';
import { Speaking, type Moment } from './speaking';

function heard() {
  const said: string[] = [];
  const speaking = new Speaking((text) => text && said.push(text));
  return { said, hear: (moment: Omit<Moment, 'dice'>) => speaking.hear({ ...moment, dice: '' }) };
}

test('what happened is told, then what is asked, each once', () => {
  const { said, hear } = heard();
  const moment = { event: 1, told: 'Bob passes.', called: 'Your turn.', asked: '3 rolls left.' };
  hear(moment);
  hear({ ...moment });
  expect(said).toEqual(['Bob passes.', 'Your turn. 3 rolls left.']);
});

test('while a move is on its way nothing is asked, and after it the turn is not called again', () => {
  const { said, hear } = heard();
  hear({ event: 1, told: '', called: 'Your turn.', asked: '3 rolls left.' });
  hear({ event: 1, told: '', called: 'Your turn.', asked: '' });
  hear({ event: 2, told: 'You roll 1 2 3.', called: '', asked: '2 rolls left.' });
  expect(said).toEqual(['Your turn. 3 rolls left.', 'You roll 1 2 3.', '2 rolls left.']);
});

test('the turn is called too if the board comes after the event, and once', () => {
  const { said, hear } = heard();
  hear({ event: 1, told: 'Bob passes.', called: 'Your turn.', asked: '' });
  hear({ event: 1, told: 'Bob passes.', called: 'Your turn.', asked: '3 rolls left.' });
  hear({ event: 1, told: 'Bob passes.', called: 'Your turn.', asked: '2 dice kept.' });
  expect(said).toEqual(['Bob passes.', 'Your turn. 3 rolls left.', '2 dice kept.']);
});

test('the same is asked again after something has happened', () => {
  const { said, hear } = heard();
  hear({ event: 1, told: '', called: '', asked: 'Accept or challenge.' });
  hear({ event: 2, told: 'Bob accepts.', called: '', asked: 'Accept or challenge.' });
  expect(said).toEqual(['Accept or challenge.', 'Bob accepts.', 'Accept or challenge.']);
});

test('what is asked is not said again after an event of which nothing is told', () => {
  const { said, hear } = heard();
  hear({ event: 1, told: 'Bob announces yam.', called: 'Your turn.', asked: 'Accept or challenge.' });
  hear({ event: 2, told: '', called: 'Your turn.', asked: 'Accept or challenge.' });
  expect(said).toEqual(['Bob announces yam.', 'Your turn. Accept or challenge.']);
});

test('the dice are for those who want to hear everything', () => {
  const said: [string, string][] = [];
  new Speaking((text, weight) => text && said.push([text, weight])).hear({ event: 1, told: 'Bob passes.', called: '', asked: 'Roll.', dice: '1 2 3.' });
  expect(said).toEqual([['Bob passes.', 'usual'], ['Roll.', 'brief'], ['1 2 3.', 'full']]);
});
