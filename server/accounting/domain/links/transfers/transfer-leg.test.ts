import { describe, expect, it } from 'vitest';
import { reasonOfAnswer } from '@/lib/contract/owner-answer';
import type { Chart } from '../../chart-of-accounts/chart';
import { accounts } from '../testing/seeded-transfers';
import { type LegFacts, transferLeg } from './transfer-leg';

const ledgers = new Map([
  ['rent', { purpose: null }],
  ['outflow', { purpose: 'uncategorized_outflow' }],
  ['transit', { purpose: 'transfers' }],
]);
const chart = {
  ledgers,
  ledgerFor: () => 'transit',
  isInPool: (id: string) => id === 'transit',
} as unknown as Chart;

function leg(special: Partial<LegFacts>) {
  const [account] = accounts;
  if (!account) throw new Error('an account expected');
  const facts: LegFacts = {
    id: 't',
    amount: -100_000n,
    day: '2026-03-02',
    text: 'ONLINE TRANSFER',
    datetime: '2026-03-02T00:00:00.000Z',
    reviewStatus: 'bookkeeper_pending',
    method: 'similarity',
    isReconciled: false,
    confidence: null,
    reasons: [],
    oppositeLedgerIds: ['rent'],
    ...special,
  };
  const { isOpen, rival } = transferLeg(facts, account, chart, null);
  return { isOpen, rival };
}

describe('an entry that may be a leg of a transfer', () => {
  it.each<[string, Partial<LegFacts>, { isOpen: boolean; rival: number }]>([
    [
      'is uncategorized',
      { method: 'uncategorized', oppositeLedgerIds: ['outflow'] },
      { isOpen: true, rival: 0 },
    ],
    ['was guessed', { confidence: 0.7 }, { isOpen: true, rival: 0.7 }],
    ['was chosen', { method: 'manual' }, { isOpen: false, rival: 1 }],
    ['was answered', { reasons: [reasonOfAnswer('Rent')] }, { isOpen: false, rival: 1 }],
    [
      'was answered with transfers in transit',
      { reasons: [reasonOfAnswer('A transfer')], oppositeLedgerIds: ['transit'] },
      { isOpen: true, rival: 0 },
    ],
  ])('%s', (_, special, expected) => expect(leg(special)).toEqual(expected));
});
