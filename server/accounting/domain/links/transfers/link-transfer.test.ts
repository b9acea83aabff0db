import { describe, expect, it } from 'vitest';
import type { Chart } from '../../chart-of-accounts/chart';
import type { Entry } from '../../journal-entry/entry';
import type { PayingTransaction } from '../../postings/pay-item';
import { entry, lines } from '../../postings/testing/small-items';
import { testBooks } from '../../testing/test-books';
import { restoreReplaced } from '../replace-lines';
import { linkTransfer } from './link-transfer';

const chart = { ledgerFor: () => 'transit', ledgers: new Map() } as unknown as Chart;
const datetime = '2026-03-02T00:00:00.000Z';
const none = { reversedBy: null, uses: [], link: null, refunds: [] };
const leg = (id: string, amount: bigint, special: Partial<Entry>): PayingTransaction => {
  const bank = amount < 0n ? `credit ${id} 500` : `debit ${id} 500`;
  const transit = amount < 0n ? 'debit transit 500' : 'credit transit 500';
  return {
    transaction: { id, amount, datetime },
    bankLedgerId: id,
    entry: entry({ id: `entry ${id}`, transactionId: id, lines: lines(bank, transit), ...special }),
    ...none,
  };
};
/** Both legs are on transfers in transit already. */
const linked = (special: Partial<Entry>) => {
  const legs = [leg('checking', -500n, special), leg('savings', 500n, special)] as const;
  const found = linkTransfer(testBooks(), legs, { amount: null, ledgerId: null }, chart, {
    confidence: 0.99,
    reasons: [],
  });
  if (!found.ok) throw new Error(found.problem.detail);
  return found.value;
};

describe('legs that are in transit already', () => {
  it.each(['rule', 'manual'] as const)(
    'keep their lines and are of the link, if put there by %s',
    (method) => {
      const own = { categorizationMethod: method, reviewStatus: 'bookkeeper_pending', version: 3 } as const;
      const { changes, replaced } = linked(own);
      expect(changes.map(({ before, after }) => after.lines === before.lines)).toEqual([true, true]);
      expect(changes.map(({ after }) => after.categorizationMethod)).toEqual(['transfer', 'transfer']);
      for (const [at, { before, after }] of changes.entries()) {
        const kept = replaced[at];
        if (!kept) throw new Error('what the link replaced expected');
        const back = restoreReplaced(testBooks(), after, kept);
        expect([back.categorizationMethod, back.lines]).toEqual([method, before.lines]);
      }
    },
  );

  it('stay as they are once they are confirmed', () => {
    expect(linked({ categorizationMethod: 'rule', reviewStatus: 'confirmed' })).toMatchObject({
      changes: [],
      replaced: [],
    });
  });
});
