import { describe, expect, it } from 'vitest';
import { indexLedgers } from '../../entry-summary';
import { sampleEntry, sampleLedger, sampleLine } from '../../testing/sample-entry';
import { sampleLink } from '../../testing/sample-link';
import { leftByConfirming, leftByMoving, previewOf, previewWithout, sizeOf } from './left-entries';

const ledgers = indexLedgers([
  sampleLedger('checking', { type: 'asset', financial_account_type: 'bank_account' }),
  sampleLedger('payable', { type: 'liability', financial_account_type: 'accounts_payable' }),
  sampleLedger('software'),
]);
const known = sampleEntry('known', { categorization_method: 'similarity' });
const unknown = sampleEntry('unknown', { categorization_method: 'uncategorized' });
const onPayable = sampleEntry('payable', {
  categorization_method: 'similarity',
  line_entries: [sampleLine('1', 'credit', 'checking'), sampleLine('2', 'debit', 'payable')],
});
const split = sampleEntry('split', {
  line_entries: ['software', 'payable', 'checking'].map((ledger, index) =>
    sampleLine(`${index}`, ledger === 'checking' ? 'credit' : 'debit', ledger),
  ),
});
const transfer = sampleEntry('transfer', { categorization_method: 'transfer' });
const byLink = { isLocked: false, links: [sampleLink({ kind: 'transfer', status: 'linked' })] };
const byRefund = { isLocked: false, links: [sampleLink({ kind: 'refund', status: 'linked' })] };
const suggested = { isLocked: false, links: [sampleLink({ kind: 'refund', status: 'suggested' })] };
const free = { isLocked: false, links: undefined };

describe('of a selection that is confirmed', () => {
  it.each([
    ['no entry with a ledger', known, false, null],
    ['an entry without a ledger', unknown, false, 'no_ledger'],
    ['an entry without a ledger that is suggested as a payment', unknown, true, 'link_suggested'],
    ['an entry on payable that names nobody', onPayable, false, 'party_required'],
    ['an entry with a suggested link to decide', known, true, 'link_suggested'],
  ])('stays %s', (_, entry, isAsked, reason) => {
    expect(leftByConfirming(entry, ledgers, isAsked)).toBe(reason);
  });
});

describe('of a selection that is put on a ledger', () => {
  it.each([
    ['no entry with one line beside the bank’s', known, free, null],
    ['no entry of which a link is only suggested', known, suggested, null],
    ['an entry with several lines', split, free, 'several_lines'],
    ['a leg of a transfer', transfer, free, 'linked'],
    ['a linked leg that was confirmed before', known, byLink, 'linked'],
    ['a linked refund, or the payment that it is of', known, byRefund, 'linked'],
    ['an entry in closed books', known, { isLocked: true, links: undefined }, 'locked'],
  ])('stays %s', (_, entry, held, reason) => {
    expect(leftByMoving(entry, ledgers, 'USD', held)).toBe(reason);
  });
});

describe('the preview of an act', () => {
  const preview = previewOf([known, unknown, known, unknown, onPayable], (entry) =>
    leftByConfirming(entry, ledgers, false),
  );

  it('counts what is changed, and what is left by reason', () => {
    expect(preview).toEqual({
      changed: 2,
      left: [
        { reason: 'no_ledger', count: 2 },
        { reason: 'party_required', count: 1 },
      ],
    });
    expect(sizeOf(preview)).toBe(5);
  });

  it('no longer counts the entries that were taken out', () => {
    const less = previewWithout(preview, [null, 'no_ledger', 'party_required']);
    expect(less).toEqual({ changed: 1, left: [{ reason: 'no_ledger', count: 1 }] });
    expect(sizeOf(less)).toBe(2);
  });
});
