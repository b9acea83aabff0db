import { describe, expect, it } from 'vitest';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { readBankFile } from '../read-bank-file';
import { problemOf, statementsOf } from '../testing/read-text';

/** Files in the form of real banks, with invented movements: what was read, and why a row was not. */
const read = (text: string) =>
  statementsOf(text).map(({ currency, records, refused, cutOff }) => ({
    currency,
    rows: records.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
    refused: refused.map(({ reason }) => reason),
    cutOff,
  }));
const rows = (text: string) => read(text).flatMap((statement) => statement.rows);
const reasons = (text: string) => read(text).flatMap(({ refused }) => refused);

describe('who was paid or who paid', () => {
  it('is the one of the two that is not the own business', () => {
    const text = `"Buchungsdatum";"Status";"Zahlungspflichtige*r";"Zahlungsempfänger*in";"Verwendungszweck";"Betrag (€)"
"31.03.26";"Gebucht";"Own Studio";"Corner Grocery";"Card 11";"-18,61"
"30.03.26";"Gebucht";"Paying Client";"Own Studio";"RE 12";"1.000"
`;
    expect(rows(text)).toEqual(['2026-03-31 -18.61 Corner Grocery', '2026-03-30 1000 Paying Client']);
  });

  it('is in another column where the best one is empty, and no account number', () => {
    const wise = `Date,Amount,Currency,Description,Payer Name,Payee Name,Merchant
14-03-2026,-120.50,EUR,Sent money to Studio North,,Studio North,
15-03-2026,-9.99,EUR,Card transaction,,,Code Host
16-03-2026,500.00,EUR,Received money,Client GmbH,,
17-03-2026,-0.50,EUR,Monthly fee,,,
`;
    expect(rows(wise).map((row) => row.split(' ').slice(2).join(' '))).toEqual([
      'Studio North',
      'Code Host',
      'Client GmbH',
      'Monthly fee',
    ]);
    const nordic = `Bogføringsdato;Beløb;Afsender;Modtager;Navn;Beskrivelse;Saldo;Valuta
2026/03/14;-123,45;1234567890;;;Kortkøb NETTO;1.000,00;DKK
2026/03/13;1.210,00;;1234567890;Client ApS;Invoice 7;1.123,45;DKK
`;
    expect(read(nordic)).toEqual([
      {
        currency: 'DKK',
        rows: ['2026-03-14 -123.45 Kortkøb NETTO', '2026-03-13 1210.00 Client ApS'],
        refused: [],
        cutOff: null,
      },
    ]);
  });

  it.each([
    ['Rubrik', 'Namn;Rubrik', ';Kortköp SHOP', ';Autogiro POWER CO'],
    ['Ytterligare detaljer', 'Namn;Ytterligare detaljer;Meddelande', ';KORT SHOP;', ';POWER CO;'],
    ['a column of another name', 'Namn;Hendelse', ';Varekjøp SHOP', ';Avtalegiro POWER CO'],
    ['the one that says most', 'Namn;BIC;Kanal;Hendelse', ';NDEASESS;Kort;SHOP', ';SWEDSESS;Kort;POWER CO'],
  ])('is in %s where the names are empty', (_, headers, ...cells) => {
    const lines = cells.map((each, at) => `2025-12-${29 - at};-${at + 1},50;${each}`);
    const text = `Bokföringsdag;Belopp;${headers}\n${lines.join('\n')}\n`;
    const names = (csvMapping?: CsvMapping) =>
      statementsOf(text, { csvMapping })[0]?.records.map(({ description }) => description);
    const expected = [expect.stringMatching(/SHOP$/), expect.stringMatching(/POWER CO$/)];
    expect(names()).toEqual(expected);
    expect(names({ date: 1, amount: 2, description: [3] })).toEqual(expected);
  });

  it('is not told by codes, days, or a word that stands in every row', () => {
    const text = `Bokföringsdag;Belopp;Namn;BIC;Mandate;Zone;Booked;Channel
2025-12-29;-1,50;;NDEASESS;SE98ZZZ0999;CET;29 December 2025;Web
2025-12-28;-2,50;;SWEDSESS;SE55ZZZ0123;EST;28 December 2025;Web
`;
    expect(rows(text)).toEqual(['2025-12-29 -1.50 Transaction', '2025-12-28 -2.50 Transaction']);
  });

  it('is read the same with the mapping of the first import', () => {
    const text = 'Date,Amount,Payer Name,Payee Name\n2026-03-14,-1,Own,Shop\n2026-03-15,2,Client,Own\n';
    const first = readBankFile(new TextEncoder().encode(text));
    const csvMapping = first.ok ? (first.value.table?.mapping ?? undefined) : undefined;
    expect(csvMapping).toMatchObject({ date: 1, amount: 2 });
    const names = statementsOf(text, { csvMapping })[0]?.records.map(({ description }) => description);
    expect(names).toEqual(['Shop', 'Client']);
  });

  it('names the other party by the amount as it is meant, not as it is printed', () => {
    const text = 'Date,Amount,Payer Name,Payee Name\n2026-03-14,1,Own,Shop\n2026-03-15,-2,Client,Own\n';
    const csvMapping = { date: 1, amount: 2, invert_amounts: true };
    const records = statementsOf(text, { csvMapping })[0]?.records;
    expect(records?.map(({ amount, description }) => `${amount} ${description}`)).toEqual([
      '-1 Shop',
      '2 Client',
    ]);
  });

  it('has the memo of every column of it', () => {
    const text = `Datum,Bedrag,Naam tegenpartij,Omschrijving-1,Omschrijving-2,Omschrijving-3
2026-03-14,"-1.234,10",Supplier BV,Invoice 55,part 2,
`;
    expect(statementsOf(text)[0]?.records[0]?.metadata.memo).toBe('Invoice 55 part 2');
  });

  it('is no word that stands in every row', () => {
    const text = 'Datum;Art;Avis;Betrag\n13.03.2026;Buchung;Shop;-1.50\n14.03.2026;Buchung;Client;3.00\n';
    expect(rows(text)).toEqual(['2026-03-13 -1.50 Shop', '2026-03-14 3.00 Client']);
  });

  it.each([
    ['Begünstigter / Auftraggeber', 'Verwendungszweck'],
    ['Counter Party', 'Reference'],
  ])('is told by %s', (payee, memo) => {
    const text = `Date;${payee};${memo};Amount\n2026-03-14;Client Ltd;INV 12;1200.00\n`;
    expect(rows(text)).toEqual(['2026-03-14 1200.00 Client Ltd']);
  });
});

describe('rows that are no movement', () => {
  it('are not read where the bank says that no money was moved', () => {
    const text = `Date,Name,Status,Net,Currency
2026-03-14,Paying Client,Completed,96.80,USD
2026-03-15,Refused Client,Denied,55.00,USD
2026-03-16,Late Client,Refunded,20.00,USD
2026-03-17,Hotel,REVERTED,-20.00,USD
`;
    expect(rows(text)).toEqual(['2026-03-14 96.80 Paying Client', '2026-03-16 20.00 Late Client']);
    expect(reasons(text)).toEqual([
      'No money was moved: the status (“Status”) is “Denied”.',
      'No money was moved: the status (“Status”) is “REVERTED”.',
    ]);
  });

  it('are pending by what the column beside the text says, and wait for a booking day', () => {
    const text = `Buchungstag;Verwendungszweck;Betrag;Info
12.03.26;Power;-123,45;Umsatz gebucht
14.03.26;Groceries;-20,00;Umsatz vorgemerkt
`;
    const records = statementsOf(text)[0]?.records ?? [];
    expect(records.map(({ posted }) => posted)).toEqual([true, false]);
    expect(records.map(({ description }) => description)).toEqual(['Power', 'Groceries']);
    const card = `Completed Date,Description,Amount,State\n2026-03-14,Shop,-1.00,COMPLETED\n,Hotel,-2.00,PENDING\n`;
    expect(reasons(card)).toEqual(['The movement is pending and has no booking day yet.']);
  });

  it('below the table are no cut-off record and no account of their own', () => {
    const text = `Buchungstag;Wert;Verwendungszweck;Betrag;Währung
02.03.2026;02.03.2026;Phone;-49,99;EUR
03.03.2026;03.03.2026;Invoice;1.190,00;EUR
Kontostand;31.03.2026;5.320,17;EUR
`;
    expect(read(text)).toEqual([
      {
        currency: 'EUR',
        rows: ['2026-03-02 -49.99 Phone', '2026-03-03 1190.00 Invoice'],
        refused: ['The date (“Buchungstag”) “Kontostand” is not a valid calendar date.'],
        cutOff: null,
      },
    ]);
    expect(read(text.trimEnd())[0]?.cutOff).toBeNull();
  });
});

describe('a row that only notes an authorization or an order', () => {
  it.each([
    ['Balance Impact', 'Memo', 'Debit'],
    ['Auswirkung auf Guthaben', 'Memo', 'Soll'],
    ['Impact sur le solde', 'Mémo', 'Débit'],
    ['Effect op saldo', 'Memo', 'Af'],
    ['Impatto sul saldo', 'memo', 'Addebito'],
  ])('did not change the balance, as the column “%s” says', (header, memo, debit) => {
    const text = `Date,Name,Status,Currency,Gross,Fee,Net,Balance,${header}
12/03/2025,Deli,Completed,USD,-20.00,0.00,-20.00,80.00,${memo}
12/13/2025,Deli,Completed,USD,-20.00,0.00,-20.00,60.00,${debit}
`;
    expect(rows(text)).toEqual(['2025-12-13 -20.00 Deli']);
    expect(reasons(text)).toEqual([
      `No money was moved: it did not change the balance (“${header}” is “${memo}”).`,
    ]);
    expect(rows(text.replace(`80.00,${memo}`, '80.00,'))).toHaveLength(2);
  });
});

describe('amounts', () => {
  it('include a fee that the balances show to be taken beside the amount', () => {
    const neo = `Completed Date,Description,Amount,Fee,Currency,Balance
2026-03-02,Taxi,-12.40,0.00,GBP,987.60
2026-03-03,To Partner,-50.00,0.30,GBP,937.30
2026-03-04,Exchanged,-100.00,1.00,GBP,836.30
`;
    expect(rows(neo).map((row) => row.split(' ')[1])).toEqual(['-12.40', '-50.30', '-101.00']);
    const newestFirst = neo.split('\n').slice(1, 4).reverse().join('\n');
    expect(rows(`${neo.split('\n')[0]}\n${newestFirst}\n`).map((row) => row.split(' ')[1])).toEqual([
      '-101.00',
      '-50.30',
      '-12.40',
    ]);
  });

  it.each([
    ['negative, and what is unused empty', ',,-10.00', ',-100.00,-1.00', ',-5.00,'],
    ['negative, and what is unused zero', '0.00,0.00,-10.00', '0.00,-100.00,-1.00', '0.00,-5.00,0.00'],
    ['without a sign', ',,10.00', ',100.00,1.00', ',5.00,'],
  ])('in two columns include a fee, or are the fee alone: debits are %s', (_, alone, both, plain) => {
    const text = `Posting Date,Description,Money In,Money Out,Fee,Balance
2026-01-27,Client,300.00,,,425.39
2026-01-28,Cash fee,${alone},415.39
2026-01-29,Payment,${both},314.39
2026-01-30,Shop,${plain},309.39
2026-01-31,Interest,0.17,,,309.56
`;
    const amounts = (of: string) => rows(of).map((row) => row.split(' ')[1]);
    expect(amounts(text)).toEqual(['300.00', '-10.00', '-101.00', '-5.00', '0.17']);
    expect(reasons(text)).toEqual([]);
    const inside = text.replace('314.39', '315.39').replace('309.39', '310.39').replace('309.56', '310.56');
    expect(amounts(inside)).toContain('-100.00');
  });

  it('beside a column of directions include a fee, too', () => {
    const text = `Date,Description,Type,Amount,Fee,Balance
2026-03-02,Client,credit,300.00,0.00,1000.00
2026-03-03,Partner,debit,50.00,0.30,949.70
`;
    expect(rows(text)).toEqual(['2026-03-02 300.00 Client', '2026-03-03 -50.30 Partner']);
  });

  it('are left as they are where the balances show a fee to be in them, and where nothing shows it', () => {
    const inside = `Date,Description,Amount,Fee,Balance
2026-03-02,Taxi,-12.40,0.00,987.60
2026-03-03,To Partner,-50.30,0.30,937.30
`;
    expect(rows(inside).map((row) => row.split(' ')[1])).toEqual(['-12.40', '-50.30']);
    const unknown = 'Date,Description,Amount,Fee\n2026-03-03,To Partner,-50.00,0.30\n';
    expect(rows(unknown)).toEqual(['2026-03-03 -50.00 To Partner']);
  });

  it('are those after the fee, where the table has both', () => {
    const text = 'Created,Description,Amount,Fee,Net\n2026-03-14 10:11,Invoice 12,100.00,3.20,96.80\n';
    expect(rows(text)).toEqual(['2026-03-14 96.80 Invoice 12']);
  });

  it('without a sign are money out where a column says debit', () => {
    const text = `Date,Description,Amount,Transaction Type
3/14/2026,Shell,45.00,debit
3/31/2026,Paycheck,900.00,credit
`;
    expect(rows(text)).toEqual(['2026-03-14 -45.00 Shell', '2026-03-31 900.00 Paycheck']);
    const signed = text.replace('45.00,debit', '-45.00,debit').replace('900.00,credit', '900.00,card');
    expect(rows(signed)).toEqual(['2026-03-14 -45.00 Shell', '2026-03-31 900.00 Paycheck']);
  });

  it.each([
    ['Gutschrift in CHF;Lastschrift in CHF', ';49.5', 'CHF', '-49.5'],
    ['Débit euros;Crédit euros', '23,45;', 'EUR', '-23.45'],
    ['CAD$;USD$', '-6.00;', 'CAD', '-6.00'],
  ])('are found under %s', (headers, cells, currency, amount) => {
    const text = `Opening lines;of the bank\nDatum;Text;${headers}\n14.03.2026;Shop;${cells}\n`;
    expect(read(text)).toMatchObject([{ currency, rows: [`2026-03-14 ${amount} Shop`], refused: [] }]);
  });
});

it('a table is found below more lines about the account than it has rows', () => {
  const about = [
    'Created 14 March 2026',
    'Bank 12',
    'From 20260301',
    'To 20260314',
    'Avail Bal : 950.00',
    'x',
  ];
  const table = 'Date,Unique Id,Payee,Memo,Amount\n\n2026/03/10,20260310,"SHELL","x",-50.00\n';
  expect(rows(`${about.join('\n')}\n\n${table}`)).toEqual(['2026-03-10 -50.00 SHELL']);
});

describe('other files of banks and programs are named', () => {
  it.each([
    [
      '01,122099999,123456789,260314,0200,1,80,1,2/\n02,031001234,122099999,1,260314,,USD,2/\n',
      'a BAI2 file',
    ],
    ['!TRNS\tTRNSID\tTRNSTYPE\tDATE\n!SPL\tSPLID\tTRNSTYPE\tDATE\n', 'a QuickBooks IIF file'],
  ])('%j: %s', (text, name) => {
    expect(problemOf(text).message).toContain(name);
  });
});
