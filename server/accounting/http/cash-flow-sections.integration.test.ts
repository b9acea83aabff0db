import { describe, expect, it } from 'vitest';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { ReportRecord } from '@/lib/contract/report';
import { must, newBooks } from '../testing/books';
import { openService } from '../testing/open-service';
import { postJournal } from '../testing/text-journal';

const service = openService();

type Books = Awaited<ReturnType<typeof newBooks>>;

/** The rows of the cash flow that show anything, as `Investing activities 3000` and `  Fixed assets: Vehicles 3000`. */
async function cashFlowOf(books: Books) {
  const query = { start_datetime: '2026-01-01T00:00:00Z', end_datetime: '2026-12-31T23:59:59.999Z' };
  const [report] = must(await service.client.getCashFlow({ parameters: books.parameters, query })).data;
  const shown: string[] = [];
  const walk = (record: ReportRecord, depth: number) => {
    if (Number(record.total_amount) !== 0)
      shown.push(`${'  '.repeat(depth)}${record.name} ${record.total_amount}`);
    for (const child of record.children) walk(child, depth + 1);
  };
  for (const record of report?.records ?? []) walk(record, 0);
  return shown;
}

async function post(journal: string, books?: Books) {
  const own = books ?? (await newBooks(service.client));
  const entries = await postJournal(service.client, own, journal);
  return { books: own, entries };
}

/** Where each line counts, as `Vehicles: Vehicles credit 5000`. */
function countsOf(books: Books, entry: JournalEntry | undefined) {
  const nameOf = (id: string) => books.ledgers.find((ledger) => ledger.id === id)?.name;
  return (entry?.line_entries ?? []).map(({ ledger_id, cash_movements: movements = [] }) => {
    const on = movements.map((each) => `${nameOf(each.ledger_id)} ${each.debit_credit} ${each.amount}`);
    return `${nameOf(ledger_id)}: ${on.join(', ')}`;
  });
}

describe('only cash is shown of an entry that mixes sections', () => {
  it('an asset sold at a loss brings in what was paid for it, by investing', async () => {
    const { books, entries } = await post(`
2026-03-01 Lathe sold
  Checking                   3000.00
  Accumulated depreciation   4000.00
  Loss on sale of assets     3000.00
  Property and equipment   -10000.00
`);
    expect(await cashFlowOf(books)).toEqual([
      'Investing activities 3000',
      '  Fixed assets 3000',
      '    Property and equipment 3000',
      '      Accumulated depreciation -2000',
      'Net change in cash 3000',
      'Ending cash 3000',
    ]);
    expect(countsOf(books, entries[0])).toEqual([
      'Checking: ',
      'Accumulated depreciation: Accumulated depreciation debit 2000',
      'Loss on sale of assets: ',
      'Property and equipment: Property and equipment credit 5000',
    ]);
  });

  it('a vehicle bought with a loan costs what was paid down', async () => {
    const { books } = await post(`
2026-03-01 Van
  Property and equipment  30000.00
  Long-term loans        -25000.00
  Checking                -5000.00
`);
    expect((await cashFlowOf(books)).slice(0, 3)).toEqual([
      'Investing activities -5000',
      '  Fixed assets -5000',
      '    Property and equipment -5000',
    ]);
  });

  it('an opening entry brings in its cash, and invents no flows', async () => {
    const { books } = await post(`
2026-01-01 Opening balances
  Checking                10000.00
  Accounts receivable      5000.00
  Property and equipment  20000.00
  Accounts payable        -3000.00
  Long-term loans        -12000.00
  Opening balance equity -20000.00
`);
    expect(await cashFlowOf(books)).toEqual([
      'Financing activities 10000',
      '  Long-term liabilities 3750',
      '    Long-term loans 3750',
      '  Opening balance 6250',
      '    Opening balance equity 6250',
      'Net change in cash 10000',
      'Ending cash 10000',
    ]);
  });

  it('an entry whose lines on cash cancel out shows nothing', async () => {
    const { books, entries } = await post(`
2026-03-01 To savings, and a loan turned into equity
  Savings                500.00
  Checking              -500.00
  Long-term loans        700.00
  Member contributions  -700.00
`);
    expect(await cashFlowOf(books)).toEqual([]);
    expect(countsOf(books, entries[0]).every((line) => line.endsWith(': '))).toBe(true);
  });

  it('a repayment with interest counts whole in both sections', async () => {
    const { books } = await post(`
2026-03-01 Loan
  Long-term loans    900.00
  Interest expense   100.00
  Checking         -1000.00
`);
    expect(await cashFlowOf(books)).toEqual([
      'Operating activities -100',
      '  Other outflow -100',
      '    Interest expense -100',
      'Financing activities -900',
      '  Long-term liabilities -900',
      '    Long-term loans -900',
      'Net change in cash -1000',
      'Ending cash -1000',
    ]);
  });
});

it('a draw on the line of credit is financing', async () => {
  const { books } = await post(`
2026-02-01 Draw
  Checking        800.00
  Line of credit -800.00
`);
  expect(await cashFlowOf(books)).toEqual([
    'Financing activities 800',
    '  Current liabilities 800',
    '    Line of credit 800',
    'Net change in cash 800',
    'Ending cash 800',
  ]);
});

it('an edit and a reversal take all of it back', async () => {
  const { client } = service;
  const { books, entries } = await post(`
2026-03-01 Lathe sold
  Checking                   1000.01
  Accumulated depreciation   4000.00
  Loss on sale of assets     3000.00
  Property and equipment    -8000.01
`);
  const [entry] = entries;
  const parameters = { ...books.parameters, journal_entry_id: entry?.id ?? '' };
  const lossOf = (from: JournalEntry | undefined) =>
    from?.line_entries.find(({ ledger_id }) => ledger_id === books.ledger('Loss on sale of assets').id)?.id ??
    '';
  const loss = (debit: string) => ({
    line_changes: {
      delete_lines: [lossOf(entry)],
      create_lines: [
        { ledger_id: books.ledger(debit).id, debit_credit: 'debit' as const, amount: 3000, basis: null },
      ],
    },
  });
  const edited = must(await client.updateJournalEntry({ parameters, body: loss('Long-term loans') })).data;
  expect(countsOf(books, edited)).toContain('Long-term loans: ');
  expect((await cashFlowOf(books))[0]).toBe('Investing activities 1000.01');
  must(await client.reverseJournalEntry({ parameters, body: {} }));
  expect(await cashFlowOf(books)).toEqual([]);
});

it('a ledger that is kept out of the report counts as operating from then on', async () => {
  const { client } = service;
  const { books, entries } = await post(`
2026-03-01 Van
  Property and equipment  30000.00
  Long-term loans        -25000.00
  Checking                -5000.00
`);
  const ofLedger = { ...books.parameters, ledger_id: books.ledger('Property and equipment').id };
  const report = (report_cash_flow: boolean) =>
    client.updateLedger({ parameters: ofLedger, body: { report_cash_flow } });
  must(await report(false));
  expect(await cashFlowOf(books)).toEqual([
    'Not reported separately -5000',
    'Net change in cash -5000',
    'Ending cash -5000',
  ]);
  expect(await service.differences()).toEqual([]);
  const parameters = { ...books.parameters, journal_entry_id: entries[0]?.id ?? '' };
  const draw = {
    line_changes: {
      delete_lines: [entries[0]?.line_entries[0]?.id ?? ''],
      create_lines: [
        { ledger_id: books.ledger('Rent').id, debit_credit: 'debit' as const, amount: 27_500 },
        { ledger_id: ofLedger.ledger_id, debit_credit: 'debit' as const, amount: 2500 },
      ],
    },
  };
  must(await client.updateJournalEntry({ parameters, body: draw }));
  // Both are operating now, and share what was paid.
  expect((await cashFlowOf(books)).filter((row) => !row.includes('cash'))).toEqual([
    'Operating activities -4583.33',
    '  Operating expenses -4583.33',
    '    Rent -4583.33',
    'Not reported separately -416.67',
  ]);
  must(await report(true));
  expect((await cashFlowOf(books)).slice(0, 2)).toEqual([
    'Operating activities -4583.33',
    '  Operating expenses -4583.33',
  ]);
  expect(await service.differences()).toEqual([]);
});
