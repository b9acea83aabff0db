import { describe, expect, it } from 'vitest';
import { statementsOf } from '../testing/read-text';

const rows = (text: string) =>
  statementsOf(text).flatMap(({ records }) =>
    records.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );
const refused = (text: string) =>
  statementsOf(text).flatMap((statement) => statement.refused.map(({ line }) => line));

describe('the account of the file', () => {
  const account = (text: string) => statementsOf(text).map(({ accountId }) => accountId);

  it('is not that of another party, which only some movements have', () => {
    const text = `Date,Payee,Account number,Amount (EUR)
2026-03-01,Landlord,DE11111111111111111111,-500.00
2026-03-02,Bakery,,-4.50
`;
    expect(account(text)).toEqual([null]);
  });

  it('is that of all movements, beside a row of a balance', () => {
    const text = `Date;Text;IBAN;Amount
2026-03-01;Landlord;DE11111111111111111111;-500.00
2026-03-02;Bakery;DE11111111111111111111;-4.50
2026-03-02;Closing balance;;95.50
`;
    expect(account(text)).toEqual(['DE11111111111111111111']);
  });

  it('has no apostrophe of a spreadsheet, and is none of marks alone', () => {
    const text = (cell: string) => `Date,Description,Amount,Account Number\n2026-03-01,Shop,-5.00,${cell}\n`;
    expect(account(text("'601234-12345678"))).toEqual(['601234-12345678']);
    expect(account(text("''"))).toEqual([null]);
  });
});

describe('a last line of fewer cells, without a line end', () => {
  const table = 'Run Date,Action,Amount\n12/03/2026,Dividend,13.08\n12/13/2026,Fee,-2.00\n';

  it.each(['Date downloaded 12/15/2026 4:30 pm', 'Total'])(
    'is no cut record where it is no date: %s',
    (line) => {
      expect(statementsOf(table + line)[0]?.cutOff).toBeNull();
    },
  );

  it.each(['12/1', '12/15/2026', '12/15/2026,Fee'])('is a cut one where it begins as a date: %s', (line) => {
    expect(statementsOf(table + line)[0]?.cutOff).toMatch(/cut off/);
  });
});

describe('a table that says itself what its columns are', () => {
  it('has the value date where there is no other', () => {
    const text = 'Fecha valor;Concepto;Importe;Saldo\n30/09/2026;Compra;-91,37;1240,54\n';
    expect(rows(text)).toEqual(['2026-09-30 -91.37 Compra']);
  });

  it('may have a word in place of a date', () => {
    const text = `Date Processed,Description,Amount
23/08/2026,Grocer,-15.49
Pending,Petrol,-40.00
20/08/2026,Books,-9.00
`;
    expect(rows(text)).toEqual(['2026-08-23 -15.49 Grocer', '2026-08-20 -9.00 Books']);
    expect(refused(text)).toEqual([3]);
  });

  it('may be shorter than the lines about the account above it', () => {
    const text = `ÖRNEK BANKASI
Hesap Özeti
Hesap: 1234
Dönem: Eylül 2026
Tarih;Açıklama;Tutar
01.09.2026;Market;-10,00
02.09.2026;Maas;20,00
`;
    expect(rows(text)).toEqual(['2026-09-01 -10.00 Market', '2026-09-02 20.00 Maas']);
  });

  it('may have more headers than columns', () => {
    const text = `Kirjauspäivä;Määrä EUROA;Saaja/Maksaja;Viesti;Viite;Arkistointitunnus
15.04.2026;-29,90;Musiikki Oy;Tilaus;1
16.04.2026;-14,50;Kahvila Oy;Lounas;2
`;
    expect(rows(text)).toEqual(['2026-04-15 -29.90 Musiikki Oy', '2026-04-16 -14.50 Kahvila Oy']);
  });

  it.each([
    ['Date;Description;Retrait;Dépôt', '28/09/2026;Shop;282,50;'],
    ['Buchungsdatum;Buchungstext;Belastungsbetrag (CHF);Gutschriftsbetrag (CHF)', '28.09.2026;Shop;282.50;'],
    ['Buchungsdatum;Buchungsbetrag;Buchungswährung;Transaktionsbeschreibung', '28.09.2026;-282,50;EUR;Shop'],
  ])('has money out where the bank says so: %s', (headers, row) => {
    expect(rows(`${headers}\n${row}\n`)).toEqual(['2026-09-28 -282.50 Shop']);
  });

  it('says in words which way the money of a wallet went, and passes over what did not move', () => {
    const text = `交易时间,交易对方,商品,收/支,金额(元)
2026-10-08 12:00:00,Noodle House,Lunch,支出,¥25.50
2026-10-07 12:00:00,Friend,Gift,收入,¥66.00
2026-10-06 20:31:40,Own account,Transfer,不计收支,¥200.00
`;
    expect(rows(text)).toEqual(['2026-10-08 -25.50 Noodle House', '2026-10-07 66.00 Friend']);
    expect(refused(text)).toEqual([4]);
  });
});

it('reads a date whose parts stand between colons', () => {
  const text = 'Date,Description,Amount\n2026:03:01,Shop,-5.00\n';
  expect(rows(text)).toEqual(['2026-03-01 -5.00 Shop']);
});

describe('years of two digits', () => {
  const dates = (...printed: string[]) =>
    statementsOf(
      `Date,Description,Amount\n${printed.map((date) => `${date},Shop,-5.00`).join('\n')}\n`,
    )[0]?.records.map(({ date }) => date);

  it('come first where they stay while the last number goes up and down', () => {
    expect(dates('25-12-30', '26-01-15', '26-01-31')).toEqual(['2025-12-30', '2026-01-15', '2026-01-31']);
    expect(dates('26/01/05', '26/01/15')).toEqual(['2026-01-05', '2026-01-15']);
  });

  it('come last where they stay there', () => {
    expect(dates('05-01-26', '15-01-26', '31-01-26')).toEqual(['2026-01-05', '2026-01-15', '2026-01-31']);
    expect(dates('01/05/26', '01/15/26')).toEqual(['2026-01-05', '2026-01-15']);
    expect(dates('26-01-25', '26-02-26')).toEqual(['2025-01-26', '2026-02-26']);
  });
});

it('a currency or a letter names nobody, and letters in nearly all rows say the direction', () => {
  const single =
    '123456789\tEUR\t20260102\t-5.00\tCorner Market\n123456789\tEUR\t20260103\t-10.00\tCorner Market\n';
  expect(statementsOf(single)[0]?.records.map(({ description }) => description)).toEqual([
    'Corner Market',
    'Corner Market',
  ]);
  const letters = Array.from(
    { length: 20 },
    (_, at) => `2026-03-${at + 10};Shop ${at};${at + 1},50;${at % 5 === 0 ? 'I' : 'O'}\n`,
  );
  const [statement] = statementsOf([...letters, '2026-03-31;Odd;7,50;EUR\n'].join(''));
  expect(statement?.records.slice(0, 2).map(({ amount }) => amount)).toEqual(['1.50', '-2.50']);
  expect(statement?.refused.map(({ line }) => line)).toEqual([21]);
});

it('a signed amount is told by the balance before it, whichever row comes first', () => {
  const rows = [
    '14-03-2026,SHOP,EUR,10000.00,EUR,-150.50,14-03-2026',
    '15-03-2026,CLIENT,EUR,9849.50,EUR,1500.00,15-03-2026',
    '16-03-2026,RENT,EUR,11349.50,EUR,-500.00,16-03-2026',
  ];
  const amountsOf = (lines: string[]) =>
    statementsOf(lines.join('\n'))[0]?.records.map(({ amount }) => amount);
  expect(amountsOf(rows)).toEqual(['-150.50', '1500.00', '-500.00']);
  expect(amountsOf(rows.toReversed())).toEqual(['-500.00', '1500.00', '-150.50']);
});
