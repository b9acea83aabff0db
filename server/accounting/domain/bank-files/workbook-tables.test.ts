import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeSpreadsheet, { type Cell } from 'write-excel-file/universal';
import { parseCsvRows } from '@/lib/csv/csv-rows';
import { utcDay } from '@/lib/dates/instant';
import { readDecimalText } from '@/lib/money/decimal-text';
import { tablesOfWorkbook } from '@/lib/workbooks/tables-of-workbook';
import { readBankFile } from './read-bank-file';

const day = fc.date({ min: new Date('1950-01-01'), max: new Date('2190-01-01'), noInvalidDate: true });
const transaction = fc.record({
  day: day.map((date) => new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth(), date.getUTCDate()))),
  text: fc.stringMatching(/^[A-Z][\p{L}\d ,;|"'&<€]{0,20}[a-z]$/u).filter((text) => !isAmount(text)),
  cents: fc.integer({ min: -99_999_999_999, max: 99_999_999_999 }).filter((cents) => cents !== 0),
  reference: fc.stringMatching(/^0\d{3,18}$/),
});
/** "EUR€0,c" is one, which is then the decimal mark of its table. */
const isAmount = (text: string) => readDecimalText(text, { mark: ',', decorated: true }) !== null;
const header = ['Date', 'Description', 'Reference', 'Amount'];

describe('a table that was written as a workbook', () => {
  const bytesOf = async (transactions: readonly Transaction[]) => {
    const cells = transactions.map(({ day: value, text, reference, cents }): Cell[] => [
      { value, type: Date, format: 'dd/mm/yyyy' },
      { value: text, type: String },
      { value: reference, type: String },
      { value: cents / 100, type: Number, format: '#,##0.00' },
    ]);
    const data = [header.map((value): Cell => ({ value, type: String })), ...cells];
    const blob = await writeSpreadsheet([{ data, sheet: 'Transactions' }]).toBlob();
    return new Uint8Array(await blob.arrayBuffer());
  };

  it('has the same decimals, days and texts, and gives the same records as its CSV', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(transaction, { minLength: 1, maxLength: 12 }), async (transactions) => {
        const tables = await tablesOfWorkbook(await bytesOf(transactions));
        const [table] = tables.ok ? tables.value : [];
        const printed = transactions.map(({ day: date, text, reference, cents }) => [
          utcDay(date),
          text.replace(/\s+/g, ' '),
          reference,
          String(cents / 100),
        ]);
        const rows = parseCsvRows(table?.text ?? '', '\t', 1_000).map(({ cells }) => cells);
        expect(rows).toEqual([header, ...printed]);
        const csv = [header, ...printed]
          .map((cells) => cells.map((cell) => `"${cell.replaceAll('"', '""')}"`).join(';'))
          .join('\n');
        const records = (text: string) => {
          const read = readBankFile(new TextEncoder().encode(`\ufeff${text}`), { currency: 'EUR' });
          return read.ok
            ? read.value.statements.map((statement) => [statement.records, statement.refused])
            : read;
        };
        expect(records(table?.text ?? '')).toEqual(records(csv));
      }),
      { numRuns: 60 },
    );
  }, 60_000);
});

describe('a workbook in which some numbers are kept as texts', () => {
  const cellOf = (value: string | number | Date): Cell =>
    value instanceof Date
      ? { value, type: Date, format: 'dd/mm/yyyy' }
      : typeof value === 'number'
        ? { value, type: Number, format: '#,##0.00' }
        : { value, type: String };
  const amountsOf = async (rows: [debit: string, credit: string, balance: number][], currency: string) => {
    const data = [
      ['Date', 'Description', 'Debit', 'Credit', 'Balance'],
      ...rows.map((cells, index) => [
        new Date(Date.UTC(2026, 0, 20 + index)),
        `Rent ${'ab'[index % 2]}`,
        ...cells,
      ]),
    ].map((cells) => cells.map(cellOf));
    const blob = await writeSpreadsheet([{ data, sheet: 'Transactions' }]).toBlob();
    const tables = await tablesOfWorkbook(new Uint8Array(await blob.arrayBuffer()), currency);
    const [table] = tables.ok ? tables.value : [];
    const read = readBankFile(new TextEncoder().encode(`\ufeff${table?.text}`), { currency });
    return read.ok
      ? read.value.statements.flatMap(({ records }) => records.map(({ amount }) => amount))
      : read;
  };

  it.each<[string, [string, string, number][], string[], string]>([
    [
      'and one of them shows the decimal mark',
      [
        ['1.250', '-', 8750.5],
        ['-', '2.000', 10_750.5],
        ['750,00', '-', 10_000.5],
        ['-', '3.000', 13_000.5],
      ],
      ['-1250', '2000', '-750.00', '3000'],
      'EUR',
    ],
    [
      'and none shows it',
      [
        ['1.250', '-', 8750.5],
        ['-', '2.000', 10_750.5],
        ['-', '3.000', 13_750.5],
      ],
      ['-1250', '2000', '3000'],
      'EUR',
    ],
    [
      'of thousands with commas',
      [
        ['1,250', '-', 8750.5],
        ['-', '2,000', 10_750.5],
      ],
      ['-1250', '2000'],
      'USD',
    ],
    [
      'of a currency with three decimals',
      [
        ['1.250', '-', 8750.5],
        ['-', '2.000', 8752.5],
      ],
      ['-1.250', '2.000'],
      'KWD',
    ],
  ])('has the amounts of its balances, %s', async (_name, rows, expected, currency) => {
    expect(await amountsOf(rows, currency)).toEqual(expected);
  });
});

type Transaction = { day: Date; text: string; cents: number; reference: string };
