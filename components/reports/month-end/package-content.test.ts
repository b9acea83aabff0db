import { expect, it } from 'vitest';
import type { ReportRecord } from '@/lib/contract/report';
import type { Task } from '@/lib/contract/task';
import { packageContent } from './package-content';
import { emptyMonth, result, smallMonth } from './testing/small-month';

const month = smallMonth(result(500, 300), result(400, 320));
const format = {
  businessName: 'Test Books',
  currency: 'USD',
  locale: 'en-US',
  fiscalYear: '12/31',
  today: '2026-11-23',
};

it('says at each of the four reports how many of its entries are unreviewed', () => {
  const { tables, sections } = packageContent(month, format);
  const titles = ['Profit and loss', 'Balance sheet', 'Cash flow', 'Trial balance'];
  const note = '1 entry in this report is not reviewed yet; figures may change.';
  expect(sections.map(({ title, unreviewed }) => [title, unreviewed])).toEqual(
    titles.map((title) => [title, 1]),
  );
  expect(tables.filter(({ title }) => titles.includes(title)).map(({ notes }) => notes)).toEqual(
    titles.map(() => [note]),
  );
});

it('says it of the month, too, where the changed commentary does not', () => {
  const changed = { ...month, note: { ...month.note, sentences: ['A quiet month.'] } };
  expect(packageContent(month, format).notes).toEqual([]);
  expect(packageContent(changed, format)).toMatchObject({
    sentences: ['A quiet month.'],
    notes: ['1 entry in these figures is not reviewed yet; figures may change.'],
  });
});

it('says of a month that is not over up to when its figures are', () => {
  expect(packageContent(month, { ...format, today: '2026-10-20' }).notes).toEqual([
    'This month is not over: figures are those up to Oct 20, 2026.',
  ]);
  expect(packageContent(month, { ...format, today: '2026-09-20' }).notes).toEqual([
    'This month has not begun: figures are those of what is entered for it already.',
  ]);
});

it('has the figures of its charts as a table', () => {
  const [byMonth] = packageContent(month, format).tables;
  expect(byMonth.columns.map(({ name }) => name)).toEqual([
    ...['', 'Money in', 'Money out', 'Ending cash'],
    ...['Income', 'Costs', 'Net income'],
  ]);
  expect(byMonth.rows.map(({ cells }) => cells)).toEqual([['Oct 2026', 90, 60, 130, 500, 300, 200]]);
});

it('says beside the result and the balances what probable payments are counted in twice', () => {
  const paid = { count: 1, amount: 120 };
  const { receivable } = month;
  const owed = { ...receivable, outlook: { ...receivable.outlook, probably_paid: paid } };
  const probable = [{ ledger_id: 'ldg_1', invoices: 120, bills: 0 }];
  const { notes, tables } = packageContent({ ...month, receivable: owed, probable }, format);
  const twice =
    'Deposits of 120.00 count in the result until they are matched, but probably pay, in full or in part, invoices that are in the books already.';
  expect(notes).toEqual([twice]);
  expect(tables.find(({ title }) => title === 'Profit and loss')?.notes).toContain(twice);
  expect(tables.find(({ title }) => title === 'Balance sheet')?.notes[0]).toMatch(/^120\.00 of receivables/);
});

it('says beside the balances that a bank account is overdrawn', () => {
  const { choice, reports } = month.balanceSheet;
  const balances = [-520, 900];
  const withChecking = reports.map((read, index) =>
    read.map((report) => ({ ...report, records: [checking(balances[index] ?? 0)] })),
  );
  const notesOf = (accountTypes: typeof month.accountTypes) => {
    const balanceSheet = { choice, reports: withChecking };
    return packageContent({ ...month, balanceSheet, accountTypes }, format).sections[1]?.notes;
  };
  const [note] = notesOf([{ id: 'ldg_1', financial_account_type: 'bank_account' }]) ?? [];
  expect(note).toMatch(/^Checking is overdrawn by 520\.00\./);
  expect(notesOf([])).toEqual([]);
});

const checking = (total: number): ReportRecord => ({
  ...{ key: 'assets', name: 'Checking', ledger_id: 'ldg_1', amount: total, total_amount: total },
  ...{ has_entries: true, children: [] },
});

it('says beside the balances of which fiscal years they are, where the month before is of another', () => {
  const { choice, reports } = month.trialBalance;
  const starts = ['2026-10-01T00:00:00.000Z', '2025-10-01T00:00:00.000Z'];
  const ofYears = reports.map((read, index) =>
    read.map((report) => {
      const drill_down = { ...report.drill_down, start_datetime: starts[index] ?? '' };
      const sales = { key: 'ledger:ldg_1' as const, name: 'Sales', ledger_id: 'ldg_1', debit: 0, credit: 5 };
      return {
        ...report,
        records: [{ ...sales, has_entries: true, resets_each_fiscal_year: true, drill_down }],
      };
    }),
  );
  const { sections } = packageContent({ ...month, trialBalance: { choice, reports: ofYears } }, format);
  expect(sections.at(-1)?.notes).toEqual([
    'Revenue and expenses are of the fiscal year to date: since Oct 1, 2026, and as of Sep 30, 2026 since Oct 1, 2025. What depends on the fiscal year is not compared in percent.',
  ]);
});

it('counts all open questions, and says how many of them are not listed', () => {
  const question: Task = {
    ...{ id: 'tsk_1', business_id: 'biz_1', journal_entry_id: 'je_1', kind: 'question', status: 'open' },
    ...{ body: 'What was this?', messages: [], version: 1 },
    ...{ created_at: '2026-10-05T00:00:00.000Z', updated_at: '2026-10-05T00:00:00.000Z' },
  };
  const asked = (questionCount: number) => {
    const { sentences, tables } = packageContent({ ...month, questions: [question], questionCount }, format);
    return [sentences.at(-1)?.split('. ').at(-1), tables.at(-1)?.notes];
  };
  expect(asked(1)).toEqual(['Not answered yet: 1 question.', []]);
  expect(asked(2)).toEqual([
    'Not answered yet: 2 questions.',
    ['The newest are listed; 1 more question is open.'],
  ]);
  expect(asked(1_234)).toEqual([
    'Not answered yet: 1,234 questions.',
    ['The newest are listed; 1,233 more questions are open.'],
  ]);
});

it('compares nothing with the month before the books began', () => {
  const { sections } = packageContent(emptyMonth, format);
  expect(sections.flatMap(({ columns }) => columns.map(({ key }) => key))).not.toContain('change');
});
