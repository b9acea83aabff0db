import { expect, it } from 'vitest';
import { probablePayers } from './probable-payers';

const payment = (transactionId: string, confidence: number) => ({ transactionId, confidence });

it.each([
  ['none', [], []],
  ['a likely payment', [payment('a', 0.98)], ['a']],
  ['one as likely as not', [payment('a', 0.5)], ['a']],
  ['an unlikely one', [payment('a', 0.49)], []],
  ['two equally good ones: it pays one of them', [payment('a', 0.48), payment('a', 0.48)], ['a']],
  ['unlikely ones of two transactions', [payment('a', 0.3), payment('b', 0.3)], []],
])('%s', (_, payments, payers) => {
  expect([...probablePayers(payments)]).toEqual(payers);
});
