import { expect, it } from 'vitest';
import { entry, lines } from '../postings/testing/small-items';
import { testChart } from '../testing/test-books';
import { bulkChangeOf } from './bulk-change';

const confirm = { review_status: 'confirmed' } as const;
const onPayable = { lines: lines('debit payable 100', 'credit bank 100') };

/** Each breaks its rule and every one after it. */
it.each([
  ['with a suggested payment, whatever its ledger is', 'uncategorized', onPayable, true, 'link_suggested'],
  ['without a ledger', 'uncategorized', onPayable, false, 'no_ledger'],
  ['on payable, naming nobody', 'similarity', onPayable, false, 'party_required'],
  ['on payable, naming nobody, by hand, whatever is suggested', 'manual', onPayable, true, 'party_required'],
] as const)(
  'leaves an entry %s, when all are confirmed',
  (_, categorizationMethod, special, isAsked, left) => {
    const pending = entry({ categorizationMethod, reviewStatus: 'bookkeeper_pending', ...special });
    expect(bulkChangeOf(pending, confirm, testChart(), 'USD', { isAsked, isLinked: false })).toEqual({
      left,
    });
  },
);

it.each([{ reversedBy: 'other' }, { reversalOf: 'other' }])(
  'confirms an entry without a ledger that needs none any more: %j',
  (special) => {
    const pending = entry({
      categorizationMethod: 'uncategorized',
      reviewStatus: 'bookkeeper_pending',
      ...special,
    });
    expect(bulkChangeOf(pending, confirm, testChart(), 'USD', { isAsked: false, isLinked: false })).toEqual({
      changes: confirm,
    });
  },
);
