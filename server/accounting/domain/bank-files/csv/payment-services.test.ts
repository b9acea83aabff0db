import { describe, expect, it } from 'vitest';
import { statementsOf } from '../testing/read-text';

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
