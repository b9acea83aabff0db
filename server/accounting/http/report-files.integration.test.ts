import Papa from 'papaparse';
import { describe, expect, it } from 'vitest';
import type { PeriodReport, ReportRecord } from '@/lib/contract/report';
import { readSpreadsheet } from '@/lib/tables/testing/read-spreadsheet';
import { openBooks, openService } from '../testing/open-service';
import { postSmallBooks } from '../testing/small-books';
import { postJournal } from '../testing/text-journal';
import { reportMediaTypes } from './report-formats/negotiate';

const service = openService();
const books = openBooks(service, postSmallBooks);

const year = 'start_datetime=2025-01-01T00:00:00Z&end_datetime=2026-06-30T23:59:59.999Z';
const reports = [
  ['cash-flow', `${year}&period=quarter`, 'Cash flow 2025-01-01 to 2026-06-30'],
  ['balance-sheet', `${year}&period=year`, 'Balance sheet 2025-06-30 to 2026-06-30'],
  ['profit-and-loss', `${year}&period=month`, 'Profit and loss 2025-01-01 to 2026-06-30'],
] as const;

function ask(report: string, query: string, accept?: string) {
  const path = `/v0/business/${books.business.id}/reports/${report}?${query}`;
  return service.request(path, accept === undefined ? {} : { headers: { accept } });
}

const tellUnreviewed = (count: number) => `${count} entries in this report are not reviewed yet.`;

/** What the last row of a file says: all entries of the small books are pending review. */
function expectedNote(report: string, periods: readonly PeriodReport[]): string {
  const counts = periods.map((period) => period.unreviewed_entries);
  return tellUnreviewed(
    report === 'balance-sheet' ? (counts.at(-1) ?? 0) : counts.reduce((sum, count) => sum + count, 0),
  );
}

/** The rows of the file as the JSON gives them: name and totals by period, with what a parent posts itself. */
function expectedRows(periods: readonly PeriodReport[]) {
  const rowsOf = (
    columns: readonly ReportRecord[][],
    depth: number,
  ): { name: string; depth: number; figures: number[] }[] =>
    (columns[0] ?? []).flatMap((record, index) => {
      const across = columns.map((records) => records[index]);
      const own = across.map((each) => Number(each?.amount));
      const direct =
        record.ledger_id !== null && record.children.length > 0 && own.some((amount) => amount !== 0)
          ? [{ name: `Posted directly to ${record.name}`, depth: depth + 1, figures: own }]
          : [];
      return [
        { name: record.name, depth, figures: across.map((each) => Number(each?.total_amount)) },
        ...direct,
        ...rowsOf(
          across.map((each) => each?.children ?? []),
          depth + 1,
        ),
      ];
    });
  return rowsOf(
    periods.map((period) => period.records),
    0,
  );
}

describe.each(reports)('%s as a file', (report, query, title) => {
  it('is in CSV what it is in JSON', async () => {
    const { data } = (await (await ask(report, query)).json()) as { data: PeriodReport[] };
    const answer = await ask(report, query, 'text/csv');
    expect(answer.headers.get('content-type')).toBe('text/csv; charset=utf-8');
    expect(answer.headers.get('content-disposition')).toContain(`filename="Test Books LLC - ${title}.csv"`);
    const bytes = new Uint8Array(await answer.arrayBuffer());
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf]);
    const [head, ...rows] = Papa.parse<string[]>(new TextDecoder().decode(bytes), {
      skipEmptyLines: true,
    }).data;
    expect(head).toEqual(['USD', ...data.map(({ period }) => period)]);
    expect(rows.pop()).toEqual([expectedNote(report, data), ...data.map(() => '')]);
    expect(rows.map(([name = '', ...figures]) => [name, ...figures.map(Number)])).toEqual(
      expectedRows(data).map(({ name, depth, figures }) => [`${'  '.repeat(depth)}${name}`, ...figures]),
    );
  });

  it('is as a spreadsheet what it is in JSON', async () => {
    const { data } = (await (await ask(report, query)).json()) as { data: PeriodReport[] };
    const answer = await ask(report, query, reportMediaTypes.xlsx);
    expect(answer.headers.get('content-type')).toBe(reportMediaTypes.xlsx);
    expect(answer.headers.get('content-disposition')).toContain(`filename="Test Books LLC - ${title}.xlsx"`);
    const { rows, formulas, frozen } = readSpreadsheet(new Uint8Array(await answer.arrayBuffer()));
    expect([formulas, frozen]).toEqual([0, 'B5']);
    expect(rows.splice(0, 3).map(([first]) => first?.value)).toEqual([
      'Test Books LLC',
      title.replace(/ (?=\d)/, ', '),
      undefined,
    ]);
    expect(rows.pop()?.map((cell) => cell.value)).toEqual([expectedNote(report, data)]);
    expect(
      rows
        .slice(1)
        .map(([name, ...figures]) => [name?.indent ?? 0, name?.value, ...figures.map((each) => each.value)]),
    ).toEqual(expectedRows(data).map(({ name, depth, figures }) => [depth, name, ...figures]));
    expect(new Set(rows.slice(1).flatMap((row) => row.slice(1).map((cell) => cell.format)))).toEqual(
      new Set(['#,##0.00']),
    );
  });
});

it('a statement as a file has all its lines, whatever the page', async () => {
  const path = `ledger-statement/${books.ledger('Checking').id}`;
  const answer = await ask(path, 'start_datetime=2025-07-01T00:00:00Z&page_size=2', 'text/csv');
  expect(answer.headers.get('content-disposition')).toContain(
    'filename="Test Books LLC - Statement of Checking from 2025-07-01.csv"',
  );
  expect((await answer.text()).split('\r\n')).toEqual([
    'Date,Description,Line,Debit,Credit,Balance',
    'Opening balance,,,,,650.10',
    '2025-07-01,To savings,,,300.00,350.10',
    '2025-07-10,Sales of two clients,,120.00,,470.10',
    '2025-07-10,Sales of two clients,,80.00,,550.10',
    '2025-07-10,Refund,,,30.05,520.05',
    '2025-08-20,"Card fees, kept private",,,12.34,507.71',
    '2026-01-02,Paid by the client,,75.00,,582.71',
    'Closing balance,,,,,582.71',
    `${tellUnreviewed(5)},,,,,`,
    '',
  ]);
});

it('a description that would be a formula is text', async () => {
  await postJournal(
    service.client,
    books,
    '2026-03-01 =HYPERLINK("http://example.com")\n  Rent 1.00\n  Savings -1.00',
  );
  const path = `ledger-statement/${books.ledger('Rent').id}`;
  const csv = await (await ask(path, '', 'text/csv')).text();
  expect(csv).toContain(`"'=HYPERLINK(""http://example.com"")"`);
  const xlsx = readSpreadsheet(
    new Uint8Array(await (await ask(path, '', reportMediaTypes.xlsx)).arrayBuffer()),
  );
  expect(xlsx.formulas).toBe(0);
});

const queries: [report: string, query: string][] = [
  ...reports.map(([report, query]): [string, string] => [report, query]),
  ['trial-balance', 'end_datetime=2026-06-30T00:00:00Z'],
];
describe.each(queries)('Accept at %s', (report, query) => {
  it.each([
    [undefined, 200, 'application/json'],
    ['*/*', 200, 'application/json'],
    ['text/csv;q=0.4, application/json;q=0.6', 200, 'application/json'],
    ['text/csv, application/json;q=0.6', 200, 'text/csv; charset=utf-8'],
    ['text/html', 406, 'application/problem+json'],
    ['application/json;q=0', 406, 'application/problem+json'],
  ])('%s is answered %i %s', async (accept, status, type) => {
    const answer = await ask(report, query, accept);
    expect([answer.status, answer.headers.get('content-type')]).toEqual([status, type]);
  });
});

it('tells a stranger nothing but that a token is needed, whatever the type asked for', async () => {
  const answer = await service.bare(`/v0/business/${books.business.id}/reports/cash-flow?${year}`, {
    headers: { accept: 'text/html' },
  });
  expect(answer.status).toBe(401);
  const forged = await service.bare(`/v0/business/${books.business.id}/reports/cash-flow?${year}`, {
    headers: { accept: 'text/html', authorization: 'Bearer forged' },
  });
  expect(forged.status).toBe(401);
});

it('a bad query is a problem, not a file', async () => {
  const answer = await ask('cash-flow', 'period=week', 'text/csv');
  expect([answer.status, answer.headers.get('content-type')]).toEqual([422, 'application/problem+json']);
});
