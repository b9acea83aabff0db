import { describe, expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { problemOf, recordsOf, statementsOf } from '../testing/read-text';

const brief = (text: string, csvMapping?: CsvMapping, dayFirst?: boolean) =>
  recordsOf(text, { csvMapping, dayFirst }).map(({ date, amount, description }) => [
    date,
    amount,
    description,
  ]);

describe('CSV', () => {
  it('reads a table with everything that it prints', () => {
    const text =
      'Date,Description,Amount,Balance,Transaction ID,Currency,Type,Branch\r\n01/31/2024,"Café, ""Bar""",-1,100.50,T1,usd,Card,Main St\r\n';
    expect(statementsOf(text)).toEqual([
      {
        accountId: null,
        kind: 'bank',
        currency: 'USD',
        refused: [],
        cutOff: null,
        closing: null,
        balanceBreak: null,
        records: [
          {
            line: 2,
            externalId: 'T1',
            date: '2024-01-31',
            amount: '-1',
            description: 'Café, "Bar"',
            type: 'card',
            posted: true,
            metadata: { date_text: '01/31/2024', payee: 'Café, "Bar"', balance: '100.50', branch: 'Main St' },
          },
        ],
      },
    ]);
  });

  it.each([
    [
      'German',
      'Buchungstag;Verwendungszweck;Betrag (EUR)\n31.01.2024;Miete;-1.234,50\n',
      ['2024-01-31', '-1234.50', 'Miete'],
    ],
    [
      'French',
      'Date opération;Libellé;Débit;Crédit\n31/01/2024;Loyer;1 234,50;\n',
      ['2024-01-31', '-1234.50', 'Loyer'],
    ],
    [
      'Spanish',
      'Fecha operación;Concepto;Importe EUR\n31/01/2024;Renta;-1.234,50\n',
      ['2024-01-31', '-1234.50', 'Renta'],
    ],
    [
      'Italian',
      'Data contabile;Descrizione;Dare;Avere\n31/01/2024;Affitto;1.234,50;\n',
      ['2024-01-31', '-1234.50', 'Affitto'],
    ],
    [
      'Dutch',
      '"Datum","Naam / Omschrijving","Af Bij","Bedrag (EUR)"\n"20240131","Huur","Af","1234,50"\n',
      ['2024-01-31', '-1234.50', 'Huur'],
    ],
    [
      'Polish',
      'Data operacji;Opis operacji;Kwota\n2024-01-31;Czynsz;-1234,50\n',
      ['2024-01-31', '-1234.50', 'Czynsz'],
    ],
    [
      'Swedish',
      'Bokföringsdag\tText\tBelopp\n2024-01-31\tHyra\t-1 234,50\n',
      ['2024-01-31', '-1234.50', 'Hyra'],
    ],
    ['Danish', 'Bogført;Tekst;Beløb\n31-01-2024;Husleje;-1.234,50\n', ['2024-01-31', '-1234.50', 'Husleje']],
    [
      'English',
      'Transaction Date|Details|Money Out|Money In\n31 Jan 2024|Rent|1,234.50|\n',
      ['2024-01-31', '-1234.50', 'Rent'],
    ],
  ])('reads %s headers', (_language, text, expected) => {
    expect(brief(text)).toEqual([expected]);
  });

  it.each([
    ['12.00', '', '-12.00'],
    ['0.00', '7.5', '7.5'],
    ['0.00', '', '0.00'],
  ])('reads debit %j and credit %j as %s', (debit, credit, amount) => {
    expect(brief(`Date,Debit,Credit,Description\n2024-01-31,${debit},${credit},x\n`)[0]?.[1]).toBe(amount);
  });

  it.each([
    ['one column of text', 'Date,Details,Amount\n2024-01-31,Hardware store,-1.00\n', undefined],
    ['a part of it', 'Date,Description,Memo,Amount\n2024-01-31,Rent for May,for may,-1.00\n', undefined],
    ['more', 'Date,Description,Memo,Amount\n2024-01-31,Rent,Rent for May,-1.00\n', 'Rent for May'],
  ])('has a memo only where it says more than the description: %s', (_, text, memo) => {
    expect(recordsOf(text)[0]?.metadata.memo).toBe(memo);
  });

  it('finds the headers below lines about the account, and passes over empty lines', () => {
    const text = 'Account statement\nIBAN;DE00\n\nDate;Amount;Payee\n;;\n2024-01-31;1,50;A\n\n';
    expect(statementsOf(text)[0]?.records).toMatchObject([{ line: 6, amount: '1.50', description: 'A' }]);
  });

  it('keeps the file line of records behind quoted line ends', () => {
    const text = 'Date,Amount,Payee\n2024-01-31,1,"two\r\nlines"\n2024-01-31,2,B\n';
    expect(recordsOf(text).map(({ line, description }) => [line, description])).toEqual([
      [2, 'two lines'],
      [4, 'B'],
    ]);
  });

  it('tells columns without headers by their values', () => {
    expect(brief('"01/31/2024","-12.50","*","","SHOP"\n"01/30/2024","5.00","*","","PAY"\n')).toEqual([
      ['2024-01-31', '-12.50', 'SHOP'],
      ['2024-01-30', '5.00', 'PAY'],
    ]);
  });

  it('splits several currencies, takes the one account and does not take the other sides for accounts', () => {
    const text = 'Date,Amount,Currency,Account,Payee\n2024-01-31,1,EUR,77,A\n2024-01-31,2,USD,77,B\n';
    expect(statementsOf(text).map(({ accountId, currency }) => [accountId, currency])).toEqual([
      ['77', 'EUR'],
      ['77', 'USD'],
    ]);
    const others = 'Date,Amount,IBAN,Payee\n2024-01-31,1,DE1,A\n2024-01-31,2,DE2,B\n';
    expect(statementsOf(others).map(({ accountId, records }) => [accountId, records.length])).toEqual([
      [null, 2],
    ]);
  });

  it('marks announced rows', () => {
    const records = recordsOf('Date,Amount,Payee,Status\n2024-01-31,1,A,Pending\n2024-01-31,1,A,Completed\n');
    expect(records.map(({ posted }) => posted)).toEqual([false, true]);
  });

  it.each<[string, string, CsvMapping, string[]]>([
    [
      'names',
      'When;What;How much\n31.01.24;A;1,5\n',
      { date: 'when', amount: 'How Much', description: ['WHAT'] },
      ['2024-01-31', '1.5', 'A'],
    ],
    [
      'places',
      'x;A;31/01/2024;7\n',
      { date: 3, amount: 4, description: [2], has_header: false },
      ['2024-01-31', '7', 'A'],
    ],
    [
      'a date format',
      'Date;Amount;Payee\n02/01/24;1;A\n',
      { date_format: 'DD/MM/YY' },
      ['2024-01-02', '1', 'A'],
    ],
    [
      'a compact date format',
      'Date;Amount;Payee\n310124;1;A\n',
      { date: 'Date', date_format: 'DDMMYY' },
      ['2024-01-31', '1', 'A'],
    ],
    ...[
      ['DMY', '02/01/2024'],
      ['DMY', '02012024'],
      ['dmy', '020124'],
      ['YMD', '20240102'],
      ['MDY', '1-2-24'],
      ['D.M.Y', '2.1.2024'],
      ['YYYYMMDD', '20240102'],
    ].map(([date_format = '', printed = '']): [string, string, CsvMapping, string[]] => [
      `the order ${date_format} of ${printed}`,
      `Date;Amount;Payee\n${printed};1;A\n`,
      { date_format },
      ['2024-01-02', '1', 'A'],
    ]),
    [
      'a month by name',
      'Date;Amount;Payee\n2024 Jan 31;1;A\n',
      { date_format: 'YYYY MMM DD' },
      ['2024-01-31', '1', 'A'],
    ],
    [
      'the decimal mark',
      'Date;Amount;Payee\n2024-01-31;1.234;A\n',
      { decimal_separator: ',' },
      ['2024-01-31', '1234', 'A'],
    ],
    [
      'money out as positive',
      'Date;Amount;Payee\n2024-01-31;9.99;A\n',
      { invert_amounts: true },
      ['2024-01-31', '-9.99', 'A'],
    ],
    [
      'the delimiter',
      'Date|Amount|Payee\n2024-01-31|1|A,B;C\n',
      { delimiter: '|' },
      ['2024-01-31', '1', 'A,B;C'],
    ],
    [
      'a direction',
      'Date;Amount;Payee;Way\n2024-01-31;9;A;out\n',
      { direction: 'Way' },
      ['2024-01-31', '-9', 'A'],
    ],
    [
      'debit and credit',
      'Date;Amount;Out of it;Into it;Payee\n2024-01-31;x;;4;A\n',
      { debit: 3, credit: 4 },
      ['2024-01-31', '4', 'A'],
    ],
  ])('follows a mapping that gives %s', (_what, text, mapping, expected) => {
    expect(brief(text, mapping)).toEqual([expected]);
  });

  it('decides the order of dates over the whole column unless it is told', () => {
    const text = 'Date,Amount,Payee\n03/04/2024,1,A\n13/04/2024,1,B\n';
    expect(brief(text)[0]?.[0]).toBe('2024-04-03');
    expect(brief('Date,Amount,Payee\n03/04/2024,1,A\n')[0]?.[0]).toBe('2024-03-04');
    expect(brief('Date,Amount,Payee\n03/04/2024,1,A\n', undefined, true)[0]?.[0]).toBe('2024-04-03');
  });

  it.each([
    [',1.00,A', /date \(“Date”\) is missing/],
    ['2024-02-30,1.00,A', /date \(“Date”\) “2024-02-30” is not a valid calendar date/],
    ['2024-01-31,,A', /amount \(“Amount”\) is missing/],
    ['2024-01-31,much,A', /amount \(“Amount”\) “much” is not a number/],
    ['Total', /“Total” is not a valid calendar date/],
  ])('refuses the row %j alone', (row, reason) => {
    const [statement] = statementsOf(`Date,Amount,Payee\n2024-01-31,1.00,A\n${row}\n2024-01-31,2.00,B\n`);
    expect(statement?.records).toHaveLength(2);
    expect(statement?.refused).toEqual([{ line: 3, reason: expect.stringMatching(reason) }]);
  });

  it.each([
    ['Date,Debit,Credit\n2024-01-31,1,2\n', /both a debit and a credit/],
    ['Date,Debit,Credit\n2024-01-31,,\n', /neither a debit nor a credit/],
    ['Date,Debit,Credit\n2024-01-31,x,\n', /debit \(“Debit”\) “x” is not a number/],
    ['Date,Amount,D/C\n2024-01-31,1,?\n', /“\?” is neither debit nor credit/],
    ['Date,Amount,Payee\n2024-01-31,1,"open\n2024-01-31,2,B\n', /quotation mark opened/],
  ])('refuses in %j', (text, reason) => {
    expect(statementsOf(text)[0]?.refused).toEqual([{ line: 2, reason: expect.stringMatching(reason) }]);
  });

  it.each<[string, CsvMapping, string, RegExp]>([
    ['Date,Foo,Bar\n2024-01-31,a,b\n', {}, 'no_statement', /“Date”, “Foo”, “Bar”.*give mapping\.amount/],
    ['Foo,Amount\na,1\n', {}, 'no_statement', /give mapping\.date\./],
    [
      '2024-01-31,1.50,2.50\n2024-01-31,1.75,4.25\n',
      {},
      'no_statement',
      /3 columns without headers.*mapping\.amount/,
    ],
    ['Foo,Bar\na,b\n', {}, 'unrecognized_file', /“Foo”, “Bar”.*mapping\.date and mapping\.amount/],
    [
      'Date,Amount\n2024-01-31,1\n',
      { id: 'Nope' },
      'no_statement',
      /mapping\.id names the column “Nope”.*“Date”, “Amount”/,
    ],
    ['Date,Amount\n2024-01-31,1\n', { date: 3 }, 'no_statement', /mapping\.date names the column “3”/],
    ['Date,Amount\n2024-01-31,1\n', { description: [0] }, 'no_statement', /mapping\.description/],
  ])('says of %j what it has and what it lacks', (text, csvMapping, code, message) => {
    const { table, ...problem } = problemOf(text, { csvMapping });
    expect(problem).toEqual({ code, message: expect.stringMatching(message) });
    expect(table?.mapping).toBeNull();
  });
});
