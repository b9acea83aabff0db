import { describe, expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';
import { statementsOf } from '../../testing/read-text';

const rows = (text: string, currency?: string) =>
  statementsOf(text, currency === undefined ? {} : { currency }).flatMap(({ records }) =>
    records.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );
const reasons = (text: string) =>
  statementsOf(text).flatMap(({ refused }) => refused.map(({ reason }) => reason));

describe('a header with a currency at its end', () => {
  it.each([
    ['Date,Description,Amount Tax,Amount', '2026-03-14,Shop,-3.67,-45.67'],
    ['Date Due,Date,Description,Amount', '2026-04-14,2026-03-14,Shop,-45.67'],
    ['Date,Value Dat,Description,Debit Amount,Credit Amount', '2026-03-14,14/03/26,Shop,45.67,0.00'],
    ['Date,Description,Amount USD,Amount', '2026-03-14,Shop,-50.00,-45.67'],
  ])('is no other word, and no better than the same one without: %s', (headers, row) => {
    expect(rows(`${headers}\n${row}\n`)).toEqual(['2026-03-14 -45.67 Shop']);
  });

  it('tells the amount in the currency of the books, beside that of a purchase abroad', () => {
    const text = `datum,bedrag,munt,bedrag in EUR,omschrijving
2026-03-14,-20.00,USD,-18.18,Code Host
2026-03-15,-16.52,EUR,-16.52,Shop
`;
    expect(rows(text, 'EUR')).toEqual(['2026-03-14 -18.18 Code Host', '2026-03-15 -16.52 Shop']);
    expect(statementsOf(text, { currency: 'EUR' }).map(({ currency }) => currency)).toEqual(['EUR']);
    const file = readBankFile(new TextEncoder().encode(text), { currency: 'EUR' });
    const csvMapping = file.ok ? (file.value.table?.mapping ?? undefined) : undefined;
    expect(statementsOf(text, { currency: 'EUR', csvMapping })).toMatchObject([
      { currency: 'EUR', records: [{ amount: '-18.18' }, { amount: '-16.52' }] },
    ]);
    expect(statementsOf(text).map(({ currency }) => currency)).toEqual(['USD', 'EUR']);
  });
});

describe('a status by which no money was moved', () => {
  it.each([
    ['Etat', 'Annulé'],
    ['État', 'Refusé'],
    ['Status', 'Slettet'],
    ['Status', 'Avvist'],
    ['Status', 'Makulerad'],
    ['Tila', 'Hylätty'],
  ])('is %s: %s', (header, status) => {
    const text = `Date;Name;Amount;${header}\n2026-03-14;Client;5.00;OK\n2026-03-15;Other;7.00;${status}\n`;
    expect(rows(text)).toEqual(['2026-03-14 5.00 Client']);
    expect(reasons(text)).toEqual([`No money was moved: the status (“${header}”) is “${status}”.`]);
  });

  it('is not one that announces it', () => {
    const text = 'Dato;Tekst;Beløb;Status\n14.03.2026;A;5,00;Udført\n15.03.2026;B;7,00;Venter\n';
    const posted = statementsOf(text)[0]?.records.map((record) => record.posted);
    expect(posted).toEqual([true, false]);
  });
});

describe('the own account', () => {
  it('is the one said to be, not that of the other party', () => {
    const text = `Auftragskonto;Buchungstag;Verwendungszweck;Kontonummer;Betrag
1000594757;22.02.18;Rent;DE13;-36,99
1000594757;23.02.18;Rent;DE13;-36,99
`;
    expect(statementsOf(text).map(({ accountId }) => accountId)).toEqual(['1000594757']);
  });

  it('is known by the name of its holder, too', () => {
    const text = `Buchungstag;Umsatzart;Buchungstext;Betrag;Währung;IBAN Kontoinhaber
21.01.2025;Lastschrift;Hedge Row Florist;-12,34;EUR;DE79500400000123456700
02.05.2025;Lastschrift;Paper Lantern Supplies;-10;EUR;DE79500400000123456700
`;
    expect(statementsOf(text).map(({ accountId }) => accountId)).toEqual(['DE79500400000123456700']);
  });
});

describe('who was paid or who paid', () => {
  it.each([
    [
      'Buchungsdatum;Buchungsdetails;Auftraggeber;Empfänger;Betrag',
      ['16.03.2026;Card;Own;Shop;-45,67', '15.03.2026;RE 12;Client GmbH;Own;1.500,00'],
      ['Shop', 'Client GmbH'],
    ],
    ['Datum;Bedrag;Naam;Omschrijving', ['01.03.2026;-2,56;Bank BV;invoice 4'], ['Bank BV']],
    [
      'Datum;Bedrag;Naam;Naam tegenpartij;Omschrijving',
      ['01.03.2026;-2,56;Own;Shop BV;card', '02.03.2026;-3,00;Own;;costs'],
      ['Shop BV', 'costs'],
    ],
    ['Date;Fuseau horaire;Nom;Net', ['14/03/2026;CET;Client;96,80'], ['Client']],
    ['Datum;Avisierungstext;Betrag', ['01.03.2026;Shop Bern;-2,56'], ['Shop Bern']],
    [
      'Data operacji;Typ;Kwota;Opis transakcji',
      ['2026-03-01;Karta;-2,56;Sklep', '2026-03-02;Przelew;3,00;Klient'],
      ['Sklep', 'Klient'],
    ],
  ])('is told by %s', (headers, values, expected) => {
    const text = `${[headers, ...values].join('\n')}\n`;
    expect(rows(text).map((row) => row.split(' ').slice(2).join(' '))).toEqual(expected);
  });
});

describe('cells', () => {
  it('with only a dash are empty', () => {
    const text = 'Date,Details,Withdrawal,Deposit\n2026-03-14,Shop,45.67,-\n2026-03-15,Client,–,900.00\n';
    expect(rows(text)).toEqual(['2026-03-14 -45.67 Shop', '2026-03-15 900.00 Client']);
  });

  it('may have a point behind Dr or Cr, and an apostrophe before a day', () => {
    const text = 'Date,Details,Amount\n\'14/03/2026,Shop,45.67 Dr.\n\'15/03/2026,Client,"1,50,000.00 Cr."\n';
    expect(rows(text)).toEqual(['2026-03-14 -45.67 Shop', '2026-03-15 150000.00 Client']);
    const compact = "Date,Details,Amount\n'140326,Shop,-45.67\n";
    expect(statementsOf(compact, { csvMapping: { date_format: 'DDMMYY' } })[0]?.records[0]?.date).toBe(
      '2026-03-14',
    );
  });
});

describe('a header without blanks', () => {
  it('says what its words say', () => {
    const headers = 'BookingDate;BookingText;ValutaDate;DebitAmount;CreditAmount;RunningBalance';
    const text = `${headers}\n31.10.2026;Shop;30.10.2026;45.67;;54.33\n`;
    expect(rows(text)).toEqual(['2026-10-31 -45.67 Shop']);
    expect(statementsOf(text)[0]?.records[0]?.metadata).toMatchObject({
      ...{ value_date: '30.10.2026', balance: '54.33' },
    });
  });

  it('is not taken apart where it is short', () => {
    expect(rows('Date;Text;Amount;CD\n31.10.2026;Shop;-45.67;C\n')).toEqual(['2026-10-31 -45.67 Shop']);
  });
});

it('a row with a value date alone waits for the booking, and says so', () => {
  const text =
    'Booking date;Value date;Text;Amount\n;2026-03-15;Cash;-20.00\n2026-03-14;2026-03-14;Shop;-45.67\n';
  expect(rows(text)).toEqual(['2026-03-14 -45.67 Shop']);
  expect(reasons(text)).toEqual([
    'The date (“Booking date”) is missing, with the value date 2026-03-15: import the movement when the bank has booked it.',
  ]);
});
