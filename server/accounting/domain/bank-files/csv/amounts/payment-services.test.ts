import { describe, expect, it } from 'vitest';
import { readBankFile } from '../../read-bank-file';
import { recordsOf, statementsOf } from '../../testing/read-text';

/** Files in the form of payment services, with invented movements. */
const rows = (text: string) =>
  statementsOf(text).flatMap(({ records }) =>
    records.map(({ date, amount, description }) => `${date} ${amount} ${description}`),
  );

describe('what moved the balance is left after the fee', () => {
  it.each([
    ['German', 'Datum,Beschreibung,Währung,Brutto,Entgelt,Netto,Name'],
    ['French', 'Date,Description,Devise,Brut,Frais,Net,Nom'],
    ['Spanish', 'Fecha,Tipo,Divisa,Bruto,Comisión,Neto,Nombre'],
    ['Italian', 'Data,Tipo,Valuta,Lordo,Tariffa,Netto,Nome'],
    ['Polish', 'Data,Typ,Waluta,Brutto,Opłata,Netto,Nazwa'],
    ['Portuguese', 'Data,Tipo,Moeda,Bruto,Tarifa,Líquido,Nome'],
    ['Dutch', 'Datum,Omschrijving,Valuta,Bruto,Kosten,Net,Naam'],
    ['English', 'Date,Type,Currency,Gross,Fee,Net,Name'],
  ])('in a %s file, and the party is no kind of payment', (_, headers) => {
    const text = `${headers}
"23.03.2026","Express","EUR","119,00","-3,31","115,69","Client One"
"24.03.2026","Express","EUR","-20,00","0,00","-20,00","Supplier Two"
`;
    expect(rows(text)).toEqual(['2026-03-23 115.69 Client One', '2026-03-24 -20.00 Supplier Two']);
  });

  it('and not the price before tax', () => {
    const invoices = 'Datum;Kunde;Netto;USt;Brutto\n23.03.2026;Client;100,00;19,00;119,00\n';
    expect(() => rows(invoices)).toThrow('its columns cannot be identified');
  });
});

describe('the fee of a record', () => {
  const feesOf = (text: string) =>
    statementsOf(text).flatMap(({ records }) =>
      records.map(({ amount, metadata: { fee, fee_in_amount } }) => ({ amount, fee, fee_in_amount })),
    );

  it.each([
    ['subtracted', '3.31'],
    ['added with a minus', '-3.31'],
  ])('is in the amount where gross, fee and net agree: %s', (_, fee) => {
    const text = `Date,Name,Gross,Fee,Net\n2026-03-23,Client,119.00,${fee},115.69\n2026-03-24,Other,50.00,0.00,50.00\n`;
    expect(feesOf(text)).toEqual([{ amount: '115.69', fee_in_amount: fee }, { amount: '50.00' }]);
  });

  it('is not claimed to be in the amount where they do not, or only an amount stands beside it', () => {
    const other = 'Date,Name,Gross,Fee,Net\n2026-03-23,Client,119.00,3.31,119.00\n';
    expect(feesOf(other)).toEqual([{ amount: '119.00', fee: '3.31' }]);
    const alone = 'Date,Description,Amount,Fee\n2026-03-23,Partner,-50.00,0.30\n';
    expect(feesOf(alone)).toEqual([{ amount: '-50.00', fee: '0.30' }]);
  });

  it('is in the amount where the balances show it', () => {
    const text = `Date,Description,Amount,Fee,Balance
2026-03-02,Taxi,-12.40,0.00,987.60
2026-03-03,Partner,-50.00,0.30,937.30
`;
    expect(feesOf(text)).toEqual([{ amount: '-12.40' }, { amount: '-50.30', fee_in_amount: '0.30' }]);
  });

  it('is asked for what was left of an amount before it', () => {
    const text = `Date,Name,Currency,Gross,Fee
2026-03-23,Client,USD,119.00,-3.31
2026-03-24,Supplier,USD,-20.00,0.00
`;
    expect(rows(text)).toEqual(['2026-03-24 -20.00 Supplier']);
    const [refused] = statementsOf(text)[0]?.refused ?? [];
    expect(refused).toEqual({
      line: 2,
      reason:
        'The amount (“Gross”) is that before the fee “-3.31”, and neither a balance nor a net amount shows what was left: export the file with one of these, or name the column of the amount (mapping.amount).',
    });
    const file = readBankFile(new TextEncoder().encode(text));
    expect(file.ok && file.value.table?.mapping).not.toHaveProperty('amount');
    const csvMapping = { amount: 'Gross' };
    expect(statementsOf(text, { csvMapping })[0]?.records.map(({ amount }) => amount)).toEqual([
      '119.00',
      '-20.00',
    ]);
  });
});

it('reads the table of a payment service in Japanese by what is left of each payment', () => {
  const text =
    '日付,時間,名前,タイプ,ステータス,通貨,合計,手数料,正味,取引ID\n2026/03/14,19:35:53,見本書店,支払い,完了,JPY,-2246,-46,-2292,A1\n';
  expect(
    recordsOf(text).map(({ amount, description, externalId }) => [amount, description, externalId]),
  ).toEqual([['-2292', '見本書店', 'A1']]);
});
