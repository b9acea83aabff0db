import fc from 'fast-check';
import { moment, SomeIdentifier } from './arbitrary-of-schema';

const ledger = fc.nat({ max: 10_000 }).map((choice) => new SomeIdentifier('ldg', choice));

const pair = fc
  .record({
    debit: ledger,
    credit: ledger,
    amount: fc.integer({ min: 1, max: 1_000_000 }).map((units) => units / 100),
    basis: fc.constantFrom('all', 'all', 'accrual', 'cash'),
  })
  .map(({ debit, credit, amount, basis }) => [
    { ledger_id: debit, debit_credit: 'debit', amount, basis },
    { ledger_id: credit, debit_credit: 'credit', amount, basis },
  ]);

const lines = fc.array(pair, { minLength: 1, maxLength: 3 }).map((pairs) => pairs.flat());

/** Bodies that create a journal entry, balanced within each basis. */
const balancedEntry = fc.record({
  description: fc.string({ unit: 'grapheme', maxLength: 40 }),
  datetime: moment,
  lines,
});

/** Changes that leave an entry balanced. */
const balancedChange = fc.record(
  {
    description: fc.string({ unit: 'grapheme', maxLength: 40 }),
    datetime: moment,
    line_changes: lines.map((created) => ({ create_lines: created })),
    review_status: fc.constantFrom('bookkeeper_pending', 'business_pending', 'confirmed'),
    is_reconciled: fc.boolean(),
  },
  { requiredKeys: [] },
);

/** Mostly no lock, or one before all that is posted, so that the other requests can still succeed. */
const mildLock = fc.record({
  through: fc.constantFrom(null, '2022-12-31', '2023-03-31'),
  reason: fc.constantFrom('Filed', 'Reopened'),
});

/** Of few of a kind, so that a customer meets its own invoices and credit notes. */
const one = (prefix: string) => fc.nat({ max: 2 }).map((choice) => new SomeIdentifier(prefix, choice));
const few = fc.integer({ min: 1, max: 500 }).map((units) => units / 100);

/** A credit note of one party: of a customer most often, so that there is credit to apply. */
const creditNote = fc
  .record({
    number: fc.string({ maxLength: 9 }),
    issued_at: moment,
    ledger_id: ledger,
    amount: few,
    of: fc.nat(3),
  })
  .chain(({ ledger_id, amount, of, ...note }) =>
    one(of === 0 ? 'ven' : 'cus').map((party) => ({
      ...note,
      [of === 0 ? 'vendor_id' : 'customer_id']: party,
      lines: [{ ledger_id, amount: amount * 100 }],
    })),
  );

/** Invoices, which, unlike bills, need not name the business of the path; so credit is mostly of customers. */
const invoice = fc.record({
  customer_id: one('cus'),
  number: fc.string({ maxLength: 9 }),
  status: fc.constantFrom('open', 'draft'),
  sent_at: moment,
  lines: fc.array(
    fc.record(
      {
        ledger_id: ledger,
        unit_price: few,
        quantity: fc.nat(9).map((more) => more + 1),
        tax_rate: fc.constant(0.0825),
      },
      { requiredKeys: ['ledger_id', 'unit_price'] },
    ),
    { minLength: 1, maxLength: 4 },
  ),
});

const creditApplication = fc.record({ customer_id: one('cus'), invoice_id: one('inv'), amount: few });

const refund = fc.record({ customer_id: one('cus'), transaction_id: one('txn'), amount: few });

/** Bodies whose rules the schema alone cannot say. */
export const specialParts = {
  JournalEntryCreate: balancedEntry,
  JournalEntryUpdate: balancedChange,
  BooksLock: mildLock,
  InvoiceCreate: invoice,
  CreditNoteCreate: creditNote,
  CreditApplicationCreate: creditApplication,
  RefundCreate: refund,
};
