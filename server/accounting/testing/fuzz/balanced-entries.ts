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

/** Bodies whose rules the schema alone cannot say. */
export const specialParts = {
  JournalEntryCreate: balancedEntry,
  JournalEntryUpdate: balancedChange,
  BooksLock: mildLock,
};
