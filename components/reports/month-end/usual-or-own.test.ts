import { expect, it } from 'vitest';
import { usualOrOwn } from './usual-or-own';

const usual = ['Revenue was {revenue}.', 'Costs were {costs}.'];
const usualWords = usual.join('\n');

it('the usual sentences take the place of what was typed, and give it back', () => {
  const typed = { words: 'A good month.' };
  const first = usualOrOwn(typed, usual);
  expect(first).toEqual({
    name: 'Usual sentences',
    values: { words: usualWords, replaced: 'A good month.' },
  });
  const back = usualOrOwn(first.values, usual);
  expect(back).toEqual({ name: 'Back to mine', values: typed });
  expect(usualOrOwn(back.values, usual)).toEqual(first);
});

it('nothing is given back where nothing was replaced', () => {
  for (const words of ['', ' \n', usualWords]) {
    const { values } = usualOrOwn({ words }, usual);
    expect(values).toEqual({ words: usualWords });
    expect(usualOrOwn(values, usual).name).toBe('Usual sentences');
  }
});

it('what is typed over the usual sentences is what is replaced next', () => {
  const typedOver = { words: `${usualWords} And more.`, replaced: 'A good month.' };
  expect(usualOrOwn(typedOver, usual)).toEqual({
    name: 'Usual sentences',
    values: { words: usualWords, replaced: typedOver.words },
  });
});

it('a draft of before has replaced nothing', () => {
  expect(usualOrOwn({ words: usualWords }, usual).name).toBe('Usual sentences');
});
