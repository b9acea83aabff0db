import { expect, it } from 'vitest';
import { statementsOf } from '../../testing/read-text';

const read = (...lines: string[]) =>
  statementsOf([...lines, ''].join('\n'), { currency: 'EUR' }).flatMap(({ currency, records, refused }) => [
    ...records.map(({ amount }) => `${amount} ${currency}`),
    ...refused.map(({ reason }) => reason),
  ]);

it.each([
  {
    case: 'two of the same name, the second beside the currency',
    header: 'Belegdatum;Text;Fremdwährung;Betrag;Kurs;Betrag;Währung',
    rows: ['13.01.2026;Shop;;;;- 12,34;EUR', '14.01.2026;Hotel;USD;- 123,45;1,1;- 112,23;EUR'],
    expected: ['-12.34 EUR', '-112.23 EUR'],
  },
  {
    case: 'two of the same name, each row with both',
    header: 'Belegdatum;Text;Fremdwährung;Betrag;Kurs;Betrag;Währung',
    rows: ['13.01.2026;Hotel;USD;- 12,34;1,1;- 11,22;EUR', '14.01.2026;Hotel;USD;- 123,45;1,1;- 112,23;EUR'],
    expected: ['-11.22 EUR', '-112.23 EUR'],
  },
  {
    case: 'that of the purchase before that of the bill',
    header: 'Transaction Date,Text,Transaction Amount,Transaction Currency,Billing Amount,Billing Currency',
    rows: ['2026-01-13,Shop,-10.00,USD,-9.10,EUR', '2026-01-14,Hotel,-12.00,GBP,-14.00,EUR'],
    expected: ['-9.10 EUR', '-14.00 EUR'],
  },
  {
    case: 'that of the bill before that of the purchase',
    header: 'Date;Text;Currency;Amount;Value;Place',
    rows: ['2026-01-13;Shop;EUR;-9.10;-10.00;X', '2026-01-14;Hotel;EUR;-14.00;-12.00;Y'],
    expected: ['-9.10 EUR', '-14.00 EUR'],
  },
  {
    case: 'a purchase and its settlement in Chinese',
    header: '交易日期,入账日期,交易描述,交易币种,结算币种,交易金额,结算金额',
    rows: [
      '2026-01-13,2026-01-14,A,美元,欧元,-5.90,-5.10',
      '2026-01-14,2026-01-15,B,欧元,欧元,-15.90,-15.90',
    ],
    expected: ['-5.10 EUR', '-15.90 EUR'],
  },
  {
    case: 'one whose header names its currency, before another with a column of currencies',
    header: 'Date,Text,Amount (EUR),Transaction Amount,Currency',
    rows: ['2026-01-13,Shop,-9.10,-10.00,USD', '2026-01-14,Hotel,-14.00,-12.00,GBP'],
    expected: ['-9.10 EUR', '-14.00 EUR'],
  },
])('takes the amount that its currency stands beside: $case', ({ header, rows, expected }) => {
  expect(read(header, ...rows)).toEqual(expected);
});

it.each([
  'Date,Text,Amount,Original Amount,Currency',
  'Date,Text,Amount,Foreign amount,Currency',
  'Datum,Text,Betrag,Fremdwährungsbetrag,Währung',
  'Fecha,Concepto,Importe,Importe divisa,Divisa',
])('takes the currencies beside an amount abroad for its own: %s', (header) => {
  expect(read(header, '2026-01-13,Hotel,-10.00,-12.00,USD', '2026-01-14,Shop,-5.00,,')).toEqual([
    '-10.00 null',
    '-5.00 null',
  ]);
});

it('keeps the currency of an amount, behind one abroad that has its own', () => {
  const header = 'Date,Text,Amount,Fee,Currency,Original Amount,Original Currency';
  expect(read(header, '2026-01-13,Hotel,-10.00,0.00,EUR,-12.00,USD')).toEqual(['-10.00 EUR']);
});

it.each([
  'Date;Billed amount;Fee;Transaction amount;Currency',
  'Date;Settlement amount;Text;Transaction amount;Currency',
  'Data;Kwota w walucie rachunku;Opis;Kwota operacji;Waluta',
  'Дата;Сума в валюті картки;Опис;Сума в валюті операції;Валюта',
])(
  'takes the amount that its header says was billed, whatever currencies stand beside another: %s',
  (header) => {
    expect(read(header, '2026-01-13;-10.00;;-12.00;USD', '2026-01-14;-5.00;;-6.00;GBP')).toEqual([
      '-10.00 null',
      '-5.00 null',
    ]);
  },
);

it('leaves the currency of a bill to it, though it stands beside the amount of the purchase', () => {
  const header = 'Date;Billed amount;Text;Transaction amount;Billing currency';
  expect(read(header, '2026-01-13;-10.00;A;-12.00;EUR')).toEqual(['-10.00 EUR']);
});
