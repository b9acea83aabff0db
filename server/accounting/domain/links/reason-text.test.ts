import { expect, it } from 'vitest';
import { amountText, daysApart, quotedList } from './reason-text';

it.each([
  [1_500n, 'USD', '15.00'],
  [-123_450n, 'USD', '1,234.50'],
  [123_456_789n, 'USD', '1,234,567.89'],
  [1_234_567n, 'JPY', '1,234,567'],
  [1_234_567n, 'KWD', '1,234.567'],
])('writes %s minor units of %s as %s', (units, currency, text) => {
  expect(amountText(units, currency)).toBe(text);
});

it('says how far days are from each other', () => {
  expect([daysApart(0), daysApart(1), daysApart(2), daysApart(1, 'later'), daysApart(9, 'later')]).toEqual([
    'on the same day',
    '1 day apart',
    '2 days apart',
    '1 day later',
    '9 days later',
  ]);
});

it('quotes words', () => expect(quotedList(['alder', 'paper'])).toBe('“alder” and “paper”'));
