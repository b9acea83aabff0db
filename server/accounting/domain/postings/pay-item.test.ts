import { describe, expect, it } from 'vitest';
import { testBooks, testChart } from '../testing/test-books';
import type { AnyItem } from './any-item';
import type { ItemPayment } from './open-item';
import { type PayingTransaction, payItem } from './pay-item';
import { removePayment } from './remove-payment';
import { bill, entry, invoice, lines, payment, texts } from './testing/small-items';
import type { BeforePayments } from './without-payments';

const chart = testChart();
const ids = { id: 'blp', paymentId: 'p', openShown: null };
const posted = entry({ id: 'posted', billId: 'bill', lines: lines('debit rent 100', 'credit payable 100') });
const paid = entry({ id: 'paid', transactionId: 'txn', lines: lines('credit bank 100', 'debit out 100') });
const paying: PayingTransaction = {
  transaction: { id: 'txn', amount: -100n, datetime: paid.datetime },
  bankLedgerId: 'bank',
  entry: paid,
  reversedBy: null,
  uses: [],
  link: null,
  refunds: [],
};
const pay = (item: AnyItem, asked: bigint | null, special: Partial<PayingTransaction> = {}) =>
  payItem(testBooks(), item, { ...paying, ...special }, { ...ids, amount: asked }, [posted, paid], chart);

describe('payItem', () => {
  it.each([
    ['the whole transaction', null, ['credit bank 100', 'debit payable 100 p'], 'paid'],
    ['a part', 60n, ['credit bank 100', 'debit out 40', 'debit payable 60 p'], 'open'],
  ])('posts %s against payable', (_, asked, expected, status) => {
    const made = pay(bill({ journalEntryId: 'posted' }), asked);
    if (!made.ok) throw new Error(made.problem.detail);
    expect(made.value.after).toMatchObject({ status, version: 2, payments: [{ paymentId: 'p' }] });
    const [ofBill, ofTransaction] = made.value.posting.changed;
    expect(ofBill?.after).toBe(posted);
    expect(texts(ofTransaction?.after.lines ?? [])).toEqual(expected);
    expect(ofTransaction?.after).toMatchObject({
      billId: 'bill',
      invoiceId: null,
      categorizationMethod: 'ap',
    });
  });

  it('leaves the entry alone for a payment of nothing, and where there is none', () => {
    for (const special of [{}, { entry: null, transaction: { ...paying.transaction, amount: 0n } }]) {
      const made = pay(bill(), 0n, special);
      expect(made.ok && made.value.posting.changed.every(({ before, after }) => before === after)).toBe(true);
    }
  });

  it('orders payments by time, then by creation', () => {
    const later = payment('z', 10n, '2027-01-01T00:00:00.000Z');
    const made = pay(bill({ payments: [payment('a', 10n), later] }), 1n);
    expect(made.ok && made.value.after.payments.map((each) => each.paymentId)).toEqual(['a', 'p', 'z']);
  });

  /** Each payment breaks its rule and every one after it. */
  it.each([
    [
      'a voided bill',
      bill({ status: 'voided' }),
      -1n,
      { transaction: { ...paying.transaction, amount: 100n } },
      'bill_voided',
    ],
    [
      'money of the other direction',
      bill(),
      -1n,
      { transaction: { ...paying.transaction, amount: 100n } },
      'transaction_direction',
    ],
    ['less than nothing', bill(), -1n, { entry: null, reversedBy: 'je_2' }, 'amount_negative'],
    [
      'more than the transaction has left',
      bill(),
      101n,
      { entry: null, reversedBy: 'je_2' },
      'payment_exceeds_transaction',
    ],
    ['what is only announced', bill(), 100n, { entry: null, reversedBy: 'je_2' }, 'transaction_not_posted'],
    [
      'what is reversed',
      bill(),
      100n,
      { reversedBy: 'je_2', entry: { ...paid, lines: lines('credit bank 100', 'debit out 10 cash') } },
      'transaction_reversed',
    ],
    [
      'more than stands opposite the bank',
      bill(),
      100n,
      { entry: { ...paid, lines: lines('credit bank 100', 'debit payable 60 earlier', 'debit out 40') } },
      'payment_exceeds_transaction',
    ],
    [
      'what the books have by what came before them',
      bill(),
      100n,
      { entry: { ...paid, isBeforeStart: true, lines: lines('credit bank 100', 'debit out 10 cash') } },
      'settled_across_start',
    ],
  ] satisfies [string, AnyItem, bigint, Partial<PayingTransaction>, string][])(
    'refuses %s',
    (_, item, asked, special, code) => {
      expect(pay(item, asked, special)).toMatchObject({ ok: false, problem: { errors: [{ code }] } });
    },
  );
});

describe('a payment from before the start of the books', () => {
  const early = { entry: { ...paid, isBeforeStart: true } };

  it.each([
    ['a bill from before it, too', bill({ postedAt: '2024-12-01T00:00:00.000Z' }), 100n],
    ['nothing of a bill in the books', bill(), 0n],
  ])('pays %s', (_, item, asked) => {
    expect(pay(item, asked, early).ok).toBe(true);
  });

  it('says what to do instead', () => {
    const refused = pay(bill(), 100n, early);
    expect(!refused.ok && refused.problem).toMatchObject({
      code: 'conflict',
      errors: [{ path: '/transaction_id', code: 'settled_across_start' }],
      detail:
        'The transaction is from before the books start on 2025-01-01, and the bill is not: it would stay owed. Post what was paid as credit of the vendor on the first day of the books, and apply that credit to the bill.',
    });
  });
});

describe('removePayment', () => {
  const own = (special: Partial<ItemPayment> = {}): ItemPayment => ({
    ...payment('p', 60n),
    kind: 'bill',
    itemId: 'bill',
    journalEntryId: 'paid',
    taken: [{ ledgerId: 'out', amount: 60n, description: '', tagIds: [] }],
    ...special,
  });
  const carrying = entry({
    ...paid,
    billId: 'bill',
    categorizationMethod: 'ap',
    lines: lines('credit bank 100', 'debit payable 60 p', 'debit out 40'),
  });
  const remove = (
    of: ItemPayment,
    remaining: ItemPayment[] = [],
    from = carrying,
    unpaid: BeforePayments | null = null,
  ) =>
    removePayment(
      testBooks(),
      bill({ status: 'paid', payments: [of, payment('q', 40n)] }),
      of,
      { bankLedgerId: 'bank', remaining, unpaid },
      [posted, from],
      chart,
    );

  it('gives back what was taken, and opens the bill again', () => {
    const { after, posting } = remove(own());
    expect(after).toMatchObject({ status: 'open', payments: [{ paymentId: 'q' }] });
    const unpaid = posting.changed[1]?.after;
    expect(texts(unpaid?.lines ?? [])).toEqual(['credit bank 100', 'debit out 100']);
    expect(unpaid).toMatchObject({ billId: null, categorizationMethod: 'uncategorized' });
  });

  it('is linked to what the transaction still pays', () => {
    const others = [own({ paymentId: 'r', itemId: 'other' }), own({ kind: 'invoice', itemId: 'inv' })];
    expect(remove(own(), others).posting.changed[1]?.after).toMatchObject({
      billId: 'other',
      invoiceId: 'inv',
    });
  });

  it('was chosen by hand where a person had chosen the rest', () => {
    const split = { ...carrying, lines: lines('credit bank 100', 'debit payable 60 p', 'debit rent 40') };
    expect(remove(own(), [], split).posting.changed[1]?.after.categorizationMethod).toBe('manual');
  });

  describe('once nothing is paid with it any more', () => {
    const suggestion = { confidence: 0.6, reasons: ['1 of 1'], alternatives: [], atVersion: 1 };
    const guess: BeforePayments = {
      lines: lines('credit bank 100', 'debit rent 100'),
      categorizationMethod: 'similarity',
      reviewStatus: 'bookkeeper_pending',
      suggestion,
      isUntouched: true,
    };
    const back = (unpaid: BeforePayments, rest = 'rent') => {
      const split = {
        ...carrying,
        version: 4,
        lines: lines('credit bank 100', 'debit payable 60 p', `debit ${rest} 40`),
      };
      const taken = [{ ledgerId: 'rent', amount: 60n, description: '', tagIds: [] }];
      return remove(own({ taken }), [], split, unpaid).posting.changed[1]?.after;
    };

    it.each([
      ['a guess that nobody has confirmed', guess, 'bookkeeper_pending', 5],
      [
        'a guess of an entry that somebody has changed',
        { ...guess, isUntouched: false },
        'bookkeeper_pending',
        1,
      ],
      ['a guess that somebody has confirmed', { ...guess, reviewStatus: 'confirmed' }, 'confirmed', 5],
    ] as const)('is again %s', (_, unpaid, reviewStatus, atVersion) => {
      expect(back(unpaid)).toMatchObject({
        categorizationMethod: 'similarity',
        reviewStatus,
        suggestion: { ...suggestion, atVersion },
      });
    });

    it('is on the ledger again that somebody had chosen', () => {
      const chosen = { ...guess, categorizationMethod: 'manual', reviewStatus: 'confirmed' } as const;
      const expected = { categorizationMethod: 'manual', reviewStatus: 'confirmed', suggestion: null };
      expect(back(chosen)).toMatchObject(expected);
    });

    it('stays on the ledger that somebody has chosen since for the rest, with the guess to review', () => {
      expect(back(guess, 'sales')).toMatchObject({
        categorizationMethod: 'manual',
        reviewStatus: 'bookkeeper_pending',
      });
      const confirmed = { ...guess, reviewStatus: 'confirmed' } as const;
      expect(back(confirmed, 'sales')?.reviewStatus).toBe('confirmed');
    });
  });

  it.each([
    ['a guess', 'rent', 'bookkeeper_pending'],
    ['what somebody has chosen since', 'sales', 'confirmed'],
  ])('leaves %s that comes back beside another payment (%s) %s', (_, ledgerId, reviewStatus) => {
    const twice = {
      ...carrying,
      lines: lines('credit bank 100', 'debit payable 60 p', 'debit payable 40 q'),
    };
    const guess: BeforePayments = {
      lines: lines('credit bank 100', 'debit rent 100'),
      categorizationMethod: 'similarity',
      reviewStatus: 'bookkeeper_pending',
      suggestion: null,
      isUntouched: true,
    };
    const taken = [{ ledgerId, amount: 60n, description: '', tagIds: [] }];
    expect(remove(own({ taken }), [], twice, guess).posting.changed[1]?.after.reviewStatus).toBe(
      reviewStatus,
    );
  });

  it('changes no entry for a payment of nothing', () => {
    const { posting } = remove(own({ amount: 0n, taken: [] }));
    expect(posting.changed.every(({ before, after }) => before === after)).toBe(true);
  });
});

it('pays an invoice by money in, against receivable', () => {
  const receipt = entry({ ...paid, lines: lines('debit bank 99', 'credit in 99') });
  const made = payItem(
    testBooks(),
    invoice(),
    { ...paying, transaction: { ...paying.transaction, amount: 99n }, entry: receipt },
    { ...ids, amount: null },
    [receipt],
    chart,
  );
  expect(made).toMatchObject({ ok: true, value: { after: { status: 'paid' } } });
  expect(made.ok && texts(made.value.posting.changed[0]?.after.lines ?? [])).toEqual([
    'debit bank 99',
    'credit receivable 99 p',
  ]);
});
