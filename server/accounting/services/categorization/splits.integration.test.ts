import { expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { openBankForEach } from '../../testing/bank-imports';
import { call } from '../../testing/call';

const { service, books, bank } = openBankForEach();

type Lines = readonly [ledger: string, side: string, amount: number][];

/** Puts the other side of a payment on the lines, and confirms it. */
async function split(entry: JournalEntry, lines: Lines) {
  const own = entry.line_entries.filter(({ ledger_id }) => ledger_id !== books.ledger('Checking').id);
  const create_lines = lines.map(([ledger, debit_credit, amount]) => ({
    ledger_id: books.ledger(ledger).id,
    debit_credit,
    amount,
  }));
  const answer = await call(service, 'PATCH', `${bank.base}/journal-entries/${entry.id}`, {
    review_status: 'confirmed',
    line_changes: { delete_lines: own.map(({ id }) => id), create_lines },
  });
  expect(answer.status).toBe(200);
}

it('a payee whose confirmed entries were split is given no ledger as if it bore the whole', async () => {
  const months = [1, 2, 3, 4, 5].map((month) => `2026-0${month}-28,Zyx Qq,-${7000 + month}.00`);
  const past = await bank.importRows(months);
  for (const [at, entry] of past.entries()) {
    await split(entry, [
      ['Salaries and wages', 'debit', 9000 + at + 1],
      ['Payroll taxes', 'debit', 700 + at * at],
      ['Payroll taxes payable', 'credit', 2700 + at * at],
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

/** The lines of an entry beside the bank's: ledger, side and amount. */
function linesOf({ line_entries }: JournalEntry): Lines {
  const nameOf = (id: string) => books.ledgers.find((ledger) => ledger.id === id)?.name ?? '';
  const others = line_entries.filter(({ ledger_id }) => ledger_id !== books.ledger('Checking').id);
  return others.map((line) => [nameOf(line.ledger_id), line.debit_credit, Number(line.amount)]);
}

it('what is always split in the same proportion is split so again, to the cent, as a suggestion', async () => {
  const rents = [1000, 1010.01, 990.5, 1033.33];
  const past = await bank.importRows(
    rents.map((rent, at) => `2026-0${at + 1}-28,Zyx Qq,-${rent.toFixed(2)}`),
  );
  for (const [at, entry] of past.entries()) {
    const own = Math.round((rents[at] ?? 0) * 40) / 100;
    await split(entry, [
      ['Rent', 'debit', Math.round(((rents[at] ?? 0) - own) * 100) / 100],
      ['Utilities', 'debit', own],
    ]);
  }
  const [next, refund] = await bank.importRows(['2026-06-28,Zyx Qq,-1201.07', '2026-06-29,Zyx Qq,1201.07']);
  expect(next).toMatchObject({
    review_status: 'bookkeeper_pending',
    categorization_method: 'similarity',
    categorization_reasons: ['Split as the last 4 entries of this payee: 60% Rent, 40% Utilities.'],
  });
  expect(linesOf(next as JournalEntry)).toEqual([
    ['Rent', 'debit', 720.64],
    ['Utilities', 'debit', 480.43],
  ]);
  expect(next?.categorization_confidence).toBeGreaterThanOrEqual(0.5);
  expect(next?.categorization_confidence).toBeLessThan(0.9);
  expect(linesOf(refund as JournalEntry)).toHaveLength(1);
});

it('an entry that waits is split as those before it once they are decided, and measured to the cent', async () => {
  const [first, second, third] = await bank.importRows(
    [1, 2, 3].map((month) => `2026-0${month}-28,Zyx Qq,97.00`),
  );
  const lines: Lines = [
    ['Product sales', 'credit', 100],
    ['Payment processing fees', 'debit', 3],
  ];
  await split(first as JournalEntry, lines);
  await split(second as JournalEntry, lines);
  expect((await bank.judged('2026-01-01T00:00:00Z')).groups).toEqual([]);
  const waiting = await bank.entryOf(third?.id ?? '');
  expect(linesOf(waiting)).toEqual(lines);
  expect(waiting.categorization_reasons).toEqual([
    'Split as the last 2 entries of this payee with this amount.',
  ]);
  const confirm = (id: string) =>
    call(service, 'PATCH', `${bank.base}/journal-entries/${id}`, { review_status: 'confirmed' });
  expect((await confirm(waiting.id)).status).toBe(200);
  const [other] = await bank.importRows(['2026-04-28,Zyx Qq,97.00']);
  await split(other as JournalEntry, [
    ['Product sales', 'credit', 99],
    ['Payment processing fees', 'debit', 2],
  ]);
  const quality = await call(service, 'GET', `${bank.base}/suggestion-quality`);
  expect(quality.data).toMatchObject({ entries: 2, right: 1 });
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
