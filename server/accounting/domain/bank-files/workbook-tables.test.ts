import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import writeSpreadsheet, { type Cell } from 'write-excel-file/universal';
import { parseCsvRows } from '@/lib/csv/csv-rows';
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
          date.toISOString().slice(0, 10),
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

type Transaction = { day: Date; text: string; cents: number; reference: string };
