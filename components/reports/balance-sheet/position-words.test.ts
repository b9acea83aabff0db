import { expect, it } from 'vitest';
import { positionWords, unmatchedOn } from './position-words';

it.each([
  [300n, 100n, 200n, 'you own 300 and owe 100 USD; 200 is yours'],
  [100n, 300n, -200n, 'you own 100 and owe 300 USD, 200 more than you own'],
  [0n, 0n, 0n, 'you own 0 and owe 0 USD; 0 is yours'],
  [-650n, -330n, -320n, 'assets are (650), liabilities (330) and equity (320) USD'],
  [-50n, 20n, -70n, 'assets are (50), liabilities 20 and equity (70) USD'],
])('assets of %d, liabilities of %d, equity of %d', (assets, liabilities, equity, words) => {
  const amount = (units: bigint) => (units < 0n ? `(${-units})` : `${units}`);
  expect(positionWords({ assets, liabilities, equity }, amount, 'USD')).toBe(words);
});

it('keeps to the books on a day of which it is not known how much of what is unmatched there was', () => {
  const position = { assets: 300n, liabilities: 100n, equity: 200n };
  expect(positionWords(position, String, 'USD', null)).toBe(
    'by the books you own 300 and owe 100 USD; 200 is yours',
  );
});

it.each([
  [2, 50n, { received: 50n, paid: 0n }],
  [0, 50n, null],
  [2, 0n, { received: 0n, paid: 0n }],
  [0, 0n, { received: 0n, paid: 0n }],
])('knows on day %d of three, with %d unmatched on the last', (day, received, known) => {
  expect(unmatchedOn(day, 3, { received, paid: 0n })).toEqual(known);
});

it('sets right what is probably paid and not matched', () => {
  const position = { assets: 300n, liabilities: 100n, equity: 200n };
  expect(positionWords(position, String, 'USD', { received: 50n, paid: 20n })).toBe(
    'by the books you own 300 and owe 100 USD; 200 is yours. Once payments are matched, probably you own 250 and owe 80 USD; 170 is yours',
  );
});
