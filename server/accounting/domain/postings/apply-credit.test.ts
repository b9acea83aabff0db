import { describe, expect, it } from 'vitest';
import { testBooks } from '../testing/test-books';
import type { AnyItem } from './any-item';
import { applyCredit, takeOffCredit } from './apply-credit';
import type { CreditStanding, Standing } from './credit-standing';
import { bill, invoice, payment } from './testing/small-items';

const at = '2026-02-01T00:00:00.000Z';
/** The same at the end of the day and of all days. */
const always = (standing: Standing): CreditStanding => ({ then: standing, finally: standing });
const plenty = always({ credit: 1000n, open: 1000n });
const apply = (
  item: AnyItem,
  amount: bigint,
  {
    partyId = 'vendor',
    standing = plenty,
    ...special
  }: { partyId?: string; standing?: CreditStanding } & object = {},
) => applyCredit(testBooks(special), item, { id: 'cap', partyId, amount, datetime: at }, standing);

describe('applyCredit', () => {
  it.each([
    ['a part', bill(), 40n, 'open'],
    ['the whole', bill(), 100n, 'paid'],
    ['the rest beside a payment', bill({ payments: [payment('p', 60n)] }), 40n, 'paid'],
    ['an invoice', invoice(), 99n, 'paid'],
  ] as const)('settles %s', (_, item, amount, status) => {
    expect(apply(item, amount)).toMatchObject({
      ok: true,
      value: {
        after: { status, version: 2, credits: [{ id: 'cap', amount, datetime: at }] },
        application: { id: 'cap', amount, createdAt: testBooks().now },
      },
    });
  });

  /** Each row breaks its own rule and every later one. */
  const locked = { lockedThrough: '2026-12-31' };
  const nothing = always({ credit: 0n, open: 0n });
  it.each([
    [
      'of somebody else',
      bill({ status: 'voided' }),
      'other',
      0n,
      { ...locked, standing: nothing },
      '/vendor_id party_mismatch',
    ],
    [
      'of another customer',
      invoice(),
      'other',
      0n,
      { ...locked, standing: nothing },
      '/customer_id party_mismatch',
    ],
    [
      'to a voided bill',
      bill({ status: 'voided' }),
      'vendor',
      0n,
      { ...locked, standing: nothing },
      '/bill_id bill_voided',
    ],
    [
      'to a draft',
      invoice({ status: 'draft' }),
      'vendor',
      0n,
      { ...locked, standing: nothing },
      '/invoice_id invoice_draft',
    ],
    ['on a locked day', bill(), 'vendor', 0n, { ...locked, standing: nothing }, '/datetime period_locked'],
    ['of nothing', bill(), 'vendor', 0n, { standing: nothing }, '/amount amount_not_positive'],
    [
      'of more than there is',
      bill(),
      'vendor',
      5n,
      { standing: always({ credit: 4n, open: 0n }) },
      '/amount credit_exceeded',
    ],
    [
      'to less',
      bill(),
      'vendor',
      5n,
      { standing: always({ credit: 9n, open: 4n }) },
      '/amount open_amount_exceeded',
    ],
  ])('refuses credit %s', (_, item, partyId, amount, special, fault) => {
    const refused = apply(item, amount, { partyId, ...special });
    expect(!refused.ok && refused.problem.errors?.map(({ path, code }) => `${path} ${code}`)).toEqual([
      fault,
    ]);
  });
});

describe('takeOffCredit', () => {
  const application = { id: 'cap', amount: 100n, datetime: at, createdAt: at };
  const paid = bill({ status: 'paid', credits: [application] });

  it('opens the bill again', () => {
    expect(takeOffCredit(testBooks(), paid, application)).toMatchObject({
      ok: true,
      value: { status: 'open', credits: [], version: 2 },
    });
  });

  it('refuses to change a locked day', () => {
    expect(takeOffCredit(testBooks({ lockedThrough: '2026-02-01' }), paid, application)).toMatchObject({
      ok: false,
      problem: { code: 'period_locked' },
    });
  });
});
