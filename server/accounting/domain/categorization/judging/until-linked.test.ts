import { expect, it } from 'vitest';
import { untilLinked } from './judge';

const fallbacks = { inflowLedgerId: 'inflow', outflowLedgerId: 'outflow' };
const line = (ledgerId: string, amount: bigint) => ({ ledgerId, amount });
const suggestion = { confidence: 0.8, alternatives: [{ ledgerId: 'Meals', confidence: 0.1 }] };

const until = (...lines: ReturnType<typeof line>[]) =>
  untilLinked(
    fallbacks,
    { cleanDescription: 'Harbor Property', lines, suggestion },
    { amount: -100n },
    { kind: 'payment' },
  ).suggestion.alternatives;

it('keeps the guess beside what is probably a payment', () => {
  expect(until(line('Rent', 100n))).toEqual([
    { ledgerId: 'Rent', confidence: 0.8 },
    { ledgerId: 'Meals', confidence: 0.1 },
  ]);
});

it('offers no ledger of a split as likely for the whole', () => {
  expect(until(line('Rent', 60n), line('Owner draws', 40n))).toEqual([
    { ledgerId: 'Meals', confidence: 0.1 },
  ]);
});
