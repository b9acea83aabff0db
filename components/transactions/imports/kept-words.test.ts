import { expect, it } from 'vitest';
import type { KeptReason } from '@/lib/contract/transaction-import';
import { keptText } from './kept-words';

const kept = (...reasons: KeptReason[]) => reasons.map((reason) => ({ reason }));

it.each([
  [kept(), ''],
  [kept('confirmed'), '1 confirmed'],
  [kept('paid', 'confirmed', 'paid', 'locked'), '1 in the locked period, 2 payments, 1 confirmed'],
  [kept('document', 'question'), '1 with a document, 1 with a question'],
])('%j is told as %s', (each, text) => {
  expect(keptText(each, 'en-US')).toBe(text);
});
