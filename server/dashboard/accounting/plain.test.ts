import { expect, it } from 'vitest';
import { ExactNumber, numberText } from '@/lib/json';
import { plain, plainText } from './plain';

it('turns exact numbers into objects that numberText reads, at any depth', () => {
  const [row] = plain([{ name: 'Checking', balance: new ExactNumber('90071992547409.91') }]);
  expect(Object.getPrototypeOf(row?.balance)).toBe(Object.prototype);
  expect(row && numberText(row.balance)).toBe('90071992547409.91');
});

it('leaves everything else as it is', () => {
  const value = { text: 'a', number: 1.5, nothing: null, day: new Date(0), list: [true, undefined] };
  expect(plain(value)).toEqual(value);
});

it('writes exact numbers into text in the same form', () => {
  const value = [{ name: 'Checking', balance: new ExactNumber('90071992547409.91'), parent_id: null }];
  expect(JSON.parse(plainText(value))).toEqual(plain(value));
});

it('writes no day into text, which would come back as text', () => {
  // @ts-expect-error a Date
  expect(typeof JSON.parse(plainText({ from: new Date(0) })).from).toBe('string');
});
