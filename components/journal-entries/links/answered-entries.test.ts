import { describe, expect, it } from 'vitest';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { indexLedgers } from '../entry-summary';
import { sampleEntry } from '../testing/sample-entry';
import { sampleLink } from '../testing/sample-link';
import { acceptable, asked, isAsked, linkToAccept, noteOf } from './entry-links';

const ledgers = indexLedgers([]);
const answered = sampleEntry('a', {
  transaction_id: 'txn_a',
  categorization_method: 'similarity',
  categorization_reasons: ['The owner answered: Repairs.'],
});
const link = (id: string, more: Partial<TransactionLink> = {}) =>
  sampleLink({ id, bill_id: `bill_${id}`, confidence: 0.7, reasons: ['Bill 1042.'], ...more });

describe('beside a ledger that the owner answered', () => {
  it('a suggested payment is offered, and neither accepted by confirming nor asked about', () => {
    for (const links of [[link('2')], [link('2'), link('3')]]) {
      expect(linkToAccept(answered, links)).toBeNull();
      expect(isAsked(answered, links)).toBe(false);
      expect(noteOf(answered, links, undefined, ledgers, 'USD')).toBeNull();
      expect(acceptable(links)).toEqual(links);
    }
  });

  it('a duplicate is still asked about', () => {
    const same = link('3', { kind: 'same', bill_id: null, other_transaction_id: 'txn_b' });
    expect(linkToAccept(answered, [link('2'), same])).toBeNull();
    expect(asked(answered, [link('2'), same])).toEqual([same]);
    expect(isAsked(answered, [same])).toBe(true);
    expect(noteOf(answered, [same], undefined, ledgers, 'USD')?.text).toBe('Duplicate? Bill 1042.');
  });
});

it('a ledger that was guessed comes after a suggested payment', () => {
  const guessed = { ...answered, categorization_reasons: ['4 of 4 entries of this payee.'] };
  expect(linkToAccept(guessed, [link('2')])?.id).toBe('2');
  expect(isAsked(guessed, [link('2')])).toBe(true);
});
