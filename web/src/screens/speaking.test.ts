import { expect, test } from 'vitest';
import { Speaking } from './speaking';

function heard() {
  const said: string[] = [];
  return { said, speaking: new Speaking((text) => text && said.push(text)) };
}

test('what happened is told, then what is asked, each once', () => {
  const { said, speaking } = heard();
  const moment = { event: 1, told: 'Bob passes.', called: 'Your turn.', asked: '3 rolls left.' };
  speaking.hear(moment);
  speaking.hear({ ...moment });
  expect(said).toEqual(['Bob passes.', 'Your turn. 3 rolls left.']);
});

test('while a move is on its way nothing is asked, and after it the turn is not called again', () => {
  const { said, speaking } = heard();
  speaking.hear({ event: 1, told: '', called: 'Your turn.', asked: '3 rolls left.' });
  speaking.hear({ event: 1, told: '', called: 'Your turn.', asked: '' });
  speaking.hear({ event: 2, told: 'You roll 1 2 3.', called: '', asked: '2 rolls left.' });
  expect(said).toEqual(['Your turn. 3 rolls left.', 'You roll 1 2 3.', '2 rolls left.']);
});

test('the same is asked again after something has happened', () => {
  const { said, speaking } = heard();
  speaking.hear({ event: 1, told: '', called: '', asked: 'Accept or challenge.' });
  speaking.hear({ event: 2, told: 'Bob accepts.', called: '', asked: 'Accept or challenge.' });
  expect(said).toEqual(['Accept or challenge.', 'Bob accepts.', 'Accept or challenge.']);
});
