import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const read = (lines: readonly string[], businessCurrency = 'USD') =>
  readExtraction(lines, { businessName: 'Quillfeather Press', businessCurrency, uploadedOn: '2026-06-30' });

describe('the order of day and month', () => {
  it.each<[string, string[]]>([
    ['CAD', ['Maple Cafe', 'GST 0.25', 'Date: 03/04/2026', 'Total $5.25']],
    ['USD', ['Maple Works Ltd', 'Date: 03/04/2026', 'Total due CAD 5.25']],
    ['CAD', ['Maple Cafe', 'Date: 03/04/2026', 'Total $5.25']],
  ])('is open in Canada, which the currency tells as well, in books of %s: %j', (currency, lines) => {
    expect(read(lines, currency).issuedOn).toEqual({ value: '2026-03-04', confidence: 0.45 });
  });

  it('is month first in the Philippines, which have a value added tax', () => {
    const lines = ['Sari Store', 'VAT REG TIN 123-456', 'Date: 03/04/2026', 'Total ₱450.00'];
    expect(read(lines, 'PHP').issuedOn).toEqual({ value: '2026-03-04', confidence: 0.81 });
  });

  it.each([
    'Paid via PayPal',
    'Paid via Visa 4242',
    'Via PayPal 45.00',
    'Shipped via UPS Ground 3',
    'Limited warranty: see site',
    '90-Day Limited Warranty',
    'LIMITED EDITION PRINT',
    'Including but not limited to defects',
  ])('is not told by a word of English, nor is another country: %s', (line) => {
    const { issuedOn, currency } = read(['Blue Kettle', 'Date: 03/04/2026', 'Total $45.00', line]);
    expect([issuedOn, currency]).toEqual([
      { value: '2026-03-04', confidence: 0.45 },
      { value: 'USD', confidence: 0.8 },
    ]);
  });

  it.each([
    'Via Giambologna 1',
    'VIA ROMA, 12',
    'Sede legale: via dei Mille 4, Torino',
    'Inkfeather Works Limited',
    'INKFEATHER (UK) LIMITED Date',
    'Inkfeather Limited, London',
  ])('is day first by a street of Italy or a firm of Britain: %s', (line) => {
    expect(read(['Blue Kettle', line, 'Date: 03/04/2026', 'Total $45.00']).issuedOn?.value).toBe(
      '2026-04-03',
    );
  });
});

describe('the words of another column', () => {
  it.each([
    ['Ship to: Quillfeather Press Invoice date: 4 March 2026'],
    ['Delivery address Invoice date 4 March 2026'],
    ['Lieferadresse: Rechnungsdatum: 04.03.2026'],
    ['Period: May Invoice date: 4 March 2026'],
    ['Membership 2026 Invoice date: 4 March 2026'],
    ['Valid for members Date of issue: 4 March 2026'],
    ['Member: 12345 Date: 4 March 2026'],
    ['Delivery no: D-17 Date: 4 March 2026'],
  ])('do not hide the day of issue: %s', (line) => {
    const { issuedOn } = read([
      'Blue Kettle LLC',
      'Invoice',
      line,
      'Order date: 1 March 2026',
      'Total $5.00',
    ]);
    expect(issuedOn).toEqual({ value: '2026-03-04', confidence: 0.9 });
  });

  it.each([
    ['Next invoice date: 4 March 2026'],
    ['Your last statement date: 4 March 2026'],
    ['Ursprungsrechnungsdatum: 04.03.2026'],
    ['Of the original invoice date: 4 March 2026'],
    ['Ship date: 4 March 2026'],
    ['Delivery date: 4 March 2026'],
    ['Member since date: 4 March 2026'],
    ['Version: date: 4 March 2026'],
  ])('are not those that say which day it is: %s', (line) => {
    expect(read(['Blue Kettle LLC', line, 'Total $5.00']).issuedOn).toBeNull();
  });
});

describe('the word data', () => {
  it.each([
    ['Mobile data 2026-05-01 to 2026-05-31 12.00'],
    ['Data plan 2026-05-01 to 2026-05-31 12.00'],
    ['Data usage until 2026-05-31 12.00'],
  ])('is no date in English: %s', (line) => {
    const { issuedOn } = read(['Blue Kettle Mobile', 'June 2, 2026', line, 'Total $12.00']);
    expect(issuedOn).toEqual({ value: '2026-06-02', confidence: 0.65 });
  });

  it.each([
    'Data: 2026-03-04',
    'DATA 2026-03-04',
    'Data e ora 2026-03-04 12:30',
    'Data documento: 2026-03-04',
    'Fattura 17 Data: 2026-03-04',
    'Cassa 2 data di vendita 2026-03-04',
    'Data wystawienia: 2026-03-04',
    'FV 5/2026 Data wystawienia: 2026-03-04',
    'Miejsce i data wystawienia: Warszawa, 2026-03-04',
    'Fattura n. 17 data 2026-03-04',
    'Fattura n. 17 - DATA 2026-03-04',
  ])('is one in other languages: %s', (line) => {
    expect(read(['Carta Nord', line, 'Totale 12,00 €'], 'EUR').issuedOn).toEqual({
      value: '2026-03-04',
      confidence: 0.9,
    });
  });

  it.each([
    'Data wystawienia: 2026-03-10',
    'Miejsce i data wystawienia: Warszawa, 2026-03-10',
    'FV 5/2026 Data wystawienia: 2026-03-10',
  ])('is that of issue, not of the sale, in %s', (issued) => {
    for (const lines of [
      [issued, 'Data sprzedaży: 2026-03-08'],
      ['Data sprzedaży: 2026-03-08', issued],
    ]) {
      expect(read(['Papier Nord', ...lines, 'Razem 12,00 zł'], 'PLN').issuedOn).toEqual({
        value: '2026-03-10',
        confidence: 0.9,
      });
    }
  });
});
