import { describe, expect, it } from 'vitest';
import { readBankFile } from '../read-bank-file';
import { problemOf, statementsOf } from '../testing/read-text';

const rowsOf = (text: string) =>
  statementsOf(text).flatMap(({ records }) =>
    records.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );

describe('a table without headers', () => {
  it('is refused at once where it has hundreds of columns of amounts', () => {
    const row = (day: number) => [
      `2026-03-${day}`,
      ...Array.from({ length: 100 }, (_, at) => `${day + at}.10`),
    ];
    const text = Array.from({ length: 18 }, (_, at) => row(at + 10).join(',')).join('\n');
    const start = performance.now();
    expect(problemOf(text).message).toContain('mapping.amount');
    // Without a bound on the columns it takes more than 15 seconds; with it, some milliseconds.
    expect(performance.now() - start).toBeLessThan(3000);
  });

  it('has its amounts in the column that moves the balance, newest or oldest first', () => {
    const lines = [
      '16/03/2026,"-45.20","SHELL 1042 RICHMOND","+1,189.36"',
      '15/03/2026,"+300.00","Transfer from Client Pty","+1,234.56"',
      '14/03/2026,"-12.00","Corner Cafe","+934.56"',
    ];
    const read = ['2026-03-16 -45.20 SHELL 1042 RICHMOND', '2026-03-15 300.00 Transfer from Client Pty'];
    expect(rowsOf(`${lines.join('\n')}\n`)).toEqual([...read, '2026-03-14 -12.00 Corner Cafe']);
    expect(
      rowsOf(`${[...lines].reverse().join('\n')}\n`)
        .reverse()
        .slice(0, 2),
    ).toEqual(read);
  });

  it('is asked about where no balance tells which column is the amount', () => {
    const unproved = '16/03/2026,-45.20,Shop,10.00\n15/03/2026,3.00,Client,20.00\n';
    expect(problemOf(unproved).message).toContain('mapping.amount');
    const two = '15/03/2026,300.00,Client,500.00\n16/03/2026,-45.20,Shop,454.80\n';
    expect(problemOf(two).message).toContain('mapping.amount');
  });

  it.each([
    ['one in every row', '2026-03-16,Shop,45.67,\n2026-03-15,Cafe,12.00,\n'],
    [
      'two, of which one in every row',
      '2026-03-16,Shop,45.67,\n2026-03-15,Client,,1500.00\n2026-03-14,Cafe,12.00,\n',
    ],
    ['mostly in the second', '2026-03-16,Shop,45.67,\n2026-03-15,A,,1500.00\n2026-03-14,B,,100.00\n'],
    [
      'equal ones beside a balance',
      '03/16/2026,Fee,12.00,,964.00\n03/15/2026,Fee,12.00,,976.00\n03/14/2026,Fee,12.00,,988.00\n',
    ],
    ['some rows without one', '2026-03-16,Shop,45.67\n2026-03-15,Opening,\n2026-03-14,Cafe,12.00\n'],
  ])('is asked about where amounts without a sign can be debits: %s', (_what, text) => {
    expect(problemOf(text).message).toContain('mapping.amount');
  });

  it.each([
    [
      'debits and credits',
      '03/16/2026,SHOP,45.67,,1454.33\n03/15/2026,CLIENT,,1500.00,1500.00\n03/13/2026,CAFE,12.00,,0.00\n',
      ['2026-03-16 -45.67 SHOP', '2026-03-15 1500.00 CLIENT', '2026-03-13 -12.00 CAFE'],
    ],
    [
      'credits and debits, oldest first',
      '03/13/2026,CAFE,,12.00,100.00\n03/15/2026,CLIENT,1500.00,,1600.00\n03/16/2026,SHOP,,45.67,1554.33\n',
      ['2026-03-13 -12.00 CAFE', '2026-03-15 1500.00 CLIENT', '2026-03-16 -45.67 SHOP'],
    ],
    [
      'debits alone',
      '03/16/2026,SHOP,45.67,,942.33\n03/15/2026,CAFE,12.00,,988.00\n03/14/2026,BAR,9.00,,1000.00\n',
      ['2026-03-16 -45.67 SHOP', '2026-03-15 -12.00 CAFE', '2026-03-14 -9.00 BAR'],
    ],
  ])('has %s where the balances prove it', (_what, text, expected) => {
    expect(rowsOf(text)).toEqual(expected);
  });

  it('has its amounts between the balances before and after, even in two rows', () => {
    const first =
      '123456789\tEUR\t20260314\t1234,56\t1111,11\t20260314\t-123,45\t/TRTP/SEPA OVERBOEKING/IBAN/NL00BANK0123456789/BIC/BANKNL2A/NAME/Papier BV/REMI/Factuur 55/EREF/NOTPROVIDED\n';
    const second =
      '123456789\tEUR\t20260315\t1111,11\t2111,11\t20260315\t1000,00\tSEPA Overboeking                 IBAN: NL00BANK0987654321        BIC: BANKNL2A                    Naam: Klant BV                   Omschrijving: QF-309             Kenmerk: K-1\n';
    const third =
      '123456789\tEUR\t20260316\t2111,11\t2099,11\t20260316\t-12,00\tBEA, Betaalpas                   Groente Bakker 12,PAS123         NR:AB12CD, 16.03.26/14:11        AMSTERDAM\n';
    expect(rowsOf(first + second)[0]).toBe('2026-03-14 -123.45 Papier BV');
    expect(problemOf(first).message).toContain('mapping.amount');
    const [statement] = statementsOf(first + second + third);
    expect(statement?.currency).toBe('EUR');
    expect(statement?.records.map(({ amount, description }) => `${amount} ${description}`)).toEqual([
      '-123.45 Papier BV',
      '1000.00 Klant BV',
      '-12.00 Groente Bakker 12',
    ]);
    expect(statement?.records.map(({ metadata }) => metadata.memo)).toEqual([
      'Factuur 55',
      'QF-309',
      expect.stringContaining('BEA, Betaalpas'),
    ]);
    expect(statement?.records[1]?.metadata).toMatchObject({
      counterparty_account: 'NL00BANK0987654321',
      end_to_end_id: 'K-1',
    });
  });

  it('is read the same with the mapping of the first import', () => {
    const text =
      '16/03/2026,"-45.20","SHELL","+1,189.36"\n15/03/2026,"+300.00","Client","+1,234.56"\n14/03/2026,-12.00,"Cafe","+934.56"\n';
    const first = readBankFile(new TextEncoder().encode(text));
    const csvMapping = first.ok ? (first.value.table?.mapping ?? undefined) : undefined;
    expect(csvMapping).toMatchObject({ date: 1, amount: 2, balance: 4 });
    expect(statementsOf(text, { csvMapping })[0]?.records.map(({ amount }) => amount)).toEqual([
      '-45.20',
      '300.00',
      '-12.00',
    ]);
  });
});

describe('a table of what was sent and received', () => {
  const headers =
    'ID,Status,Direction,"Created on","Finished on","Source fee amount","Source fee currency","Target fee amount","Target fee currency","Source name","Source amount (after fees)","Source currency","Target name","Target amount (after fees)","Target currency","Exchange rate",Reference,Batch,"Created by",Category,Note';
  const sent =
    'T-1,COMPLETED,OUT,"2026-03-13 10:00:00","2026-03-14 10:20:00",0.45,EUR,,,"Own Studio",120.00,EUR,"Papier BV",120.00,EUR,1.0,"RE 12",,,,';
  const received =
    'T-2,COMPLETED,IN,"2026-03-15 09:00:00","2026-03-15 09:01:00",,,5.00,EUR,"Client Ltd",2505.00,EUR,"Own Studio",2500.00,EUR,1.0,"INV 42",,,,';
  const read = (...lines: string[]) =>
    statementsOf([headers, ...lines, ''].join('\n')).map(({ currency, records, refused }) => ({
      currency,
      rows: records.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
      refused: refused.map(({ reason }) => reason),
    }));

  it('counts the fee of what was sent, and names the other party', () => {
    expect(read(sent, received)).toEqual([
      {
        currency: 'EUR',
        rows: ['2026-03-14 -120.45 Papier BV', '2026-03-15 2500.00 Client Ltd'],
        refused: [],
      },
    ]);
  });

  it('has an exchange in both currencies, and nothing where money stayed inside the account', () => {
    const exchange =
      'B-3,COMPLETED,NEUTRAL,"2026-03-16 10:00:00","2026-03-16 10:00:02",1.20,EUR,,,"Own Studio",498.80,EUR,"Own Studio",430.00,GBP,0.862,,,,,';
    const inside =
      'B-4,COMPLETED,NEUTRAL,"2026-03-17 10:00:00","2026-03-17 10:00:02",,,,,"Own Studio",50.00,EUR,"Own Studio",50.00,EUR,1.0,,,,,';
    expect(read(exchange, inside)).toEqual([
      {
        currency: 'EUR',
        rows: ['2026-03-16 -500.00 Own Studio'],
        refused: ['The money stayed in the account: it went from EUR to EUR.'],
      },
      { currency: 'GBP', rows: ['2026-03-16 430.00 Own Studio'], refused: [] },
    ]);
  });

  it('does not read what was cancelled or came back', () => {
    const cancelled = sent.replace('COMPLETED', 'CANCELLED').replace('"2026-03-14 10:20:00"', '');
    const refunded = sent.replace('COMPLETED', 'REFUNDED');
    expect(read(received, cancelled, refunded)[0]?.refused).toEqual([
      'No money was moved: the status (“Status”) is “CANCELLED”.',
      'The money that was sent came back: the status is “REFUNDED”.',
    ]);
  });

  it('is read the same with the mapping of the first import', () => {
    const text = [headers, sent, received, ''].join('\n');
    const first = readBankFile(new TextEncoder().encode(text));
    const csvMapping = first.ok ? (first.value.table?.mapping ?? undefined) : undefined;
    expect(statementsOf(text, { csvMapping })[0]?.records.map(({ amount }) => amount)).toEqual([
      '-120.45',
      '2500.00',
    ]);
  });
});

it('Wise: what a transfer is called goes before its reference', () => {
  const file =
    'TransferWise ID,Date,Amount,Currency,Description,Payment Reference,Running Balance,Merchant\nTRF-3,20-03-2026,2500.00,EUR,Received money from QUILL LTD,invoice 2026-04,3647.51,\nCARD-1,15-03-2026,-12.50,EUR,Card transaction of 12.50 EUR,,1147.51,PAPER HOUSE\n';
  const [statement] = statementsOf(file);
  expect(statement?.records).toMatchObject([
    { description: 'Received money from QUILL LTD', metadata: { memo: 'invoice 2026-04' } },
    { description: 'PAPER HOUSE' },
  ]);
});
