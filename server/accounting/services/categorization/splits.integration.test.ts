import { expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { openBankForEach } from '../../testing/bank-imports';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

/** Puts the other side of a payment on the lines, and confirms it. */
async function split(entry: JournalEntry, lines: readonly [ledger: string, side: string, amount: number][]) {
  const line = entry.line_entries.find(({ ledger_id }) => ledger_id !== books.ledger('Checking').id);
  const create_lines = lines.map(([ledger, debit_credit, amount]) => ({
    ledger_id: books.ledger(ledger).id,
    debit_credit,
    amount,
  }));
  const answer = await call(service, 'PATCH', `${bank.base}/journal-entries/${entry.id}`, {
    review_status: 'confirmed',
    line_changes: { delete_lines: [line?.id], create_lines },
  });
  expect(answer.status).toBe(200);
}

it('a payee whose confirmed entries were split is given no ledger as if it bore the whole', async () => {
  const months = [1, 2, 3, 4, 5].map((month) => `2026-0${month}-28,Zyx Qq,-${7000 + month}.00`);
  const past = await bank.importRows(months);
  for (const [at, entry] of past.entries()) {
    await split(entry, [
      ['Salaries and wages', 'debit', 9000 + at + 1],
      ['Payroll taxes', 'debit', 700],
      ['Payroll taxes payable', 'credit', 2700],
    ]);
  }
  const [next] = await bank.importRows(['2026-06-28,Zyx Qq,-7003.00']);
  expect(next).toMatchObject({
    categorization_method: 'uncategorized',
    categorization_confidence: null,
    categorization_reasons: [
      'The last 5 entries of this payee were split over Salaries and wages, Payroll taxes and Payroll taxes payable.',
    ],
    categorization_alternatives: [{ ledger_id: books.ledger('Salaries and wages').id }],
  });
});

it('lines on one ledger are no split', async () => {
  const past = await bank.importRows([1, 2].map((month) => `2026-0${month}-28,Zyx Qq,-70.00`));
  for (const entry of past)
    await split(entry, [
      ['Software', 'debit', 40],
      ['Software', 'debit', 30],
    ]);
  const [next] = await bank.importRows(['2026-03-28,Zyx Qq,-70.00']);
  expect(bank.ledgerOf(next)).toBe('Software');
  expect(next?.categorization_reasons).toEqual([
    '2 of 2 entries of this payee; last on Feb 28, 2026.',
    'The same amount 2 times before.',
  ]);
});
