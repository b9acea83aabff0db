import { describe, expect, it } from 'vitest';
import { findVendor } from './find-vendor';
import { readExtraction } from './read-extraction';
import { linesOfPieces } from './text-line';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'EUR', uploadedOn: '2026-06-30' };
const vendorOf = (...lines: string[]) => readExtraction(lines, reader).vendorName;

describe('the vendor of a paper', () => {
  it.each([
    [
      'beside what it is called',
      ['Sprzedawca: Papier Nord S.A.', 'Nabywca: Corner Books S.A.'],
      'Papier Nord S.A.',
    ],
    [
      'below it, behind its numbers',
      ['Ansicht der Daten', 'Verkäufer:', 'Nummer : 549910', 'Papier Nord', 'Käufer:', 'Eckbuch GmbH'],
      'Papier Nord',
    ],
    ['below it, by the word name', ['Seller', 'GLN 4333741', 'Name: Papier Nord', 'Pier 3'], 'Papier Nord'],
    [
      'before its address in one line',
      ['Papier Nord GmbH | Pier 3 | 20999 Neustadt', 'Herrn'],
      'Papier Nord GmbH',
    ],
    ['before its telephone in one line', ['Papier Nord Tel: +49 (030) 555', '20999 Neustadt'], 'Papier Nord'],
    ['beside the reader', ['Papier Nord GmbH Quillfeather Press', 'Pier 3 Dock 5'], 'Papier Nord GmbH'],
    ['before a title in one line', ['Papier Nord LTD. FATURA', 'Pier 3'], 'Papier Nord LTD.'],
    [
      'before a label in one line',
      ['Papier Nord B.V. Factuurdatum: 02.01.2026', 'Pier 3'],
      'Papier Nord B.V.',
    ],
    ['before a title alone', ['Papier Nord & Sohn INVOICE', 'Pier 3'], 'Papier Nord & Sohn'],
    ['before the buyer in one line', ['FROM: Papier Nord TO: Eckbuch', 'Pier 3'], 'Papier Nord'],
    ['behind a colon in its name', ['THE: Papier Nord GmbH', 'Pier 3'], 'THE: Papier Nord GmbH'],
  ])('stands %s', (_, lines, value) => {
    expect(vendorOf(...lines)?.value).toBe(value);
  });

  it.each([
    ['a view of an invoice', ['Ansicht der eRechnung', 'Papier Nord', 'Pier 3']],
    ['a right to copy', ['Musterbelege (c) Verband 2022', 'Papier Nord', 'Pier 3']],
    ['a copy', ['DUPLIKAT', 'Papier Nord', 'Pier 3']],
    ['a letter', ['Dear Accounts Team,', 'Papier Nord', 'Pier 3']],
    ['the one written to', ['Herrn', 'Frau Erika Muster', 'Papier Nord']],
    ['a label', ['Account number:', 'Papier Nord', '296664']],
    ['a title without gaps', ['TAXINVOICE', 'InvoiceNo.-654654', 'DueDate-15-03-2026', 'Papier Nord']],
    ['another number', ['P.O. Number 02', ', Neustadt', 'Papier Nord']],
    ['a date', ['February 17, 2026', 'Papier Nord', 'Pier 3']],
    ['the firm that it is sent to', ['Papier Nord', 'To CORNER BOOKS LTD']],
    ['where it is sent to', ['Lieferadresse: Eckbuch AG', 'Factuuradres', 'Papier Nord']],
    ['a street', ['Lindengracht 123', 'Papier Nord', 'Rua de Sola 40']],
    ['a country', ['Anytown, USA', 'Papier Nord']],
    ['a title of its own', ['Retail Invoice', 'Your statement', 'Papier Nord']],
    ['a place', ['20999 Neustadt', '1017 AB Nordstad', 'Papier Nord']],
    ['a weight and its price', ['Papier Nord', '1,500 kg x 1,99 EUR/kg', 'Pier 3']],
  ])('is not %s', (_, lines) => {
    expect(vendorOf(...lines)?.value).toBe('Papier Nord');
  });

  it('is not sure by a line that says what the reader is called', () => {
    expect(vendorOf('Corner Books', 'Numéro de dossier : 365146 - Corner Books')?.confidence).toBe(0.5);
    expect(vendorOf('Corner Books', 'Corner Books customer service: 555')?.confidence).toBe(0.95);
  });

  it('is not sure by a line that all pages repeat, but by another that names it', () => {
    const page = ['Papier Nord', 'Seite 1 von 2'];
    expect(vendorOf(...page, ...page)?.confidence).toBe(0.8);
    expect(vendorOf(...page, 'www.papiernord.example')?.confidence).toBe(0.95);
  });

  it.each(['Blue Siren Telephones', 'Madame Papier', 'Plaza Paper'])('may be called %s', (name) => {
    expect(vendorOf(name, 'Pier 3')?.value).toBe(name);
  });

  it('is not the place below a departure', () => {
    expect(vendorOf('Papier Nord', 'From', 'Neustadt Hbf', 'To', 'Altstadt')?.value).toBe('Papier Nord');
  });

  it('is nobody before "invoice to" in a sentence', () => {
    expect(vendorOf('Kindly sign and return the invoice to info@nord.example')).toBeNull();
  });
});

it('is not sure where its words were recognized without the gaps between them', () => {
  const piece = (text: string, top: number) => ({
    text,
    certainties: Array.from(text, () => 1),
    slope: 0,
    place: { left: 0.1, top, right: 0.9, bottom: top + 0.02 },
  });
  const read = (name: string) =>
    findVendor(
      linesOfPieces([piece(name, 0.1), piece('Pier 3', 0.2), piece(`Thank you, ${name}`, 0.9)]),
      'Quillfeather Press',
    );
  expect(read('PAPIER NORD STATIONERY')?.confidence).toBeGreaterThan(0.9);
  expect(read('PAPIERNORDSTATIONERY')?.confidence).toBeLessThanOrEqual(0.5);
});

describe('a name with another word behind its form', () => {
  it('ends with its form where a branch is behind it', () => {
    const read = vendorOf('Tintenfeder Fuhrpark GmbH Geschäftsstelle Süd', 'Seeweg 2, 12345 Neustadt');
    expect(read).toEqual({ value: 'Tintenfeder Fuhrpark GmbH', confidence: 0.8 });
  });

  it('is not sure beside another firm, which may be the seller', () => {
    const lines = ['TINTENFEDER GMBH BIRKENRING GMBH', 'Seeweg 2 Ring 4', 'Tintenfeder GmbH, Neustadt'];
    expect(vendorOf(...lines)).toEqual({ value: 'TINTENFEDER GMBH', confidence: 0.8 });
  });

  it.each(['Birkenring GmbH & Co. KG', 'Birkenring GmbH Co KG', 'Birkenring UG (haftungsbeschränkt)'])(
    'keeps all of its form: %s',
    (name) => {
      expect(vendorOf(name, 'Ring 4, 12345 Neustadt')?.value).toBe(name);
    },
  );
});
