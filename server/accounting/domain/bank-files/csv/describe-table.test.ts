import { describe, expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { readBankFile } from '../read-bank-file';

function read(text: string, csvMapping: CsvMapping = {}) {
  const file = readBankFile(new TextEncoder().encode(text), { csvMapping });
  if (!file.ok) throw new Error(file.problem.message);
  return file.value;
}

const bank = `Account;DE00 1234
Buchungstag;Empfänger;Verwendungszweck;Betrag;Saldo
05.01.2026;Café Eck;Kaffee;-3,50;96,50
06.01.2026;Miete GmbH;Januar;-1.000,00;-903,50
`;

describe('the table of a CSV file', () => {
  it('has its columns with their first values, and the mapping by which they are read', () => {
    const { table } = read(bank);
    expect(table).toEqual({
      amountReadings: [],
      areCreditsMarked: false,
      asked: [],
      header: 'buchungstag|empfanger|verwendungszweck|betrag|saldo',
      columns: [
        { position: 1, header: 'Buchungstag', samples: ['05.01.2026', '06.01.2026'] },
        { position: 2, header: 'Empfänger', samples: ['Café Eck', 'Miete GmbH'] },
        { position: 3, header: 'Verwendungszweck', samples: ['Kaffee', 'Januar'] },
        { position: 4, header: 'Betrag', samples: ['-3,50', '-1.000,00'] },
        { position: 5, header: 'Saldo', samples: ['96,50', '-903,50'] },
      ],
      mapping: {
        has_header: true,
        date: 1,
        description: [2],
        memo: 3,
        amount: 4,
        balance: 5,
        delimiter: ';',
        decimal_separator: ',',
      },
    });
  });

  it.each([
    bank,
    'Date,Amount,Description\n2026-01-05,-3.50,Cafe\n',
    '2026-01-05,-3.50,Cafe with milk\n2026-01-06,-4.00,Tea\n',
    'When,What,Out,In\n01/13/2026,Cafe,3.50,\n01/14/2026,Sale,,9.00\n',
  ])('is read alike by its own mapping: %j', (text) => {
    const found = read(text);
    const again = read(text, found.table?.mapping ?? {});
    expect(again.statements).toEqual(found.statements);
    expect(again.table).toEqual(found.table);
  });

  it.each([
    ['13/01/2026', 'DMY'],
    ['01/13/2026', 'MDY'],
    ['01/02/2026', undefined],
  ])('remembers the order that %s proves', (day, order) => {
    const { table } = read(`Date,Amount,Description\n${day},1.00,Cafe\n02/03/2026,1.00,Tea\n`);
    expect(table?.mapping?.date_format).toBe(order);
  });

  it('is known by its own headers, whatever a mapping says', () => {
    const mapped = read(bank, { date: 1, amount: 5, description: 3, has_header: true });
    expect(mapped.table?.header).toBe('buchungstag|empfanger|verwendungszweck|betrag|saldo');
  });
});
