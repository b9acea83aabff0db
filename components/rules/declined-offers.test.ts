import { expect, it } from 'vitest';
import { isDeclined, readDeclined, withDeclined } from './declined-offers';

const figma = { payee: 'Figma', ledgerId: 'software' };

it('does not offer what was declined again, in any case of the payee', () => {
  const declined = readDeclined(JSON.stringify(withDeclined([], figma)));
  expect(isDeclined(declined, figma)).toBe(true);
  expect(isDeclined(declined, { ...figma, payee: 'FIGMA' })).toBe(true);
  expect(isDeclined(declined, { ...figma, ledgerId: 'rent' })).toBe(false);
  expect(withDeclined(declined, figma)).toEqual(declined);
});

it.each([null, '', '{', '{"a":1}', '[1]'])('reads %j as nothing', (text) => {
  expect(readDeclined(text)).toEqual([]);
});
