import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';
import { linesOfPieces } from '../text-line';
import { findVendor } from './find-vendor';

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

  it.each([
    ['From: Neustadt Hbf', 'To: Altstadt'],
    ['From: Neustadt', 'To: Altstadt', 'Departure 09:14'],
    ['From: Neustadt TO: Altstadt', '1 passenger'],
  ])('is not the place that a journey is from: %s', (...lines) => {
    expect(vendorOf('Nordbahn', ...lines)?.value).toBe('Nordbahn');
  });

  it('is the hotel that it is from', () => {
    const vendor = vendorOf('From: Seeblick', 'To: Eckbuch', 'Arrival 2026-06-01', 'Departure 2026-06-03');
    expect(vendor).toEqual({ value: 'Seeblick', confidence: 0.85 });
  });

  it.each(['Departure: 11.03.2026', 'Departure 11.03.26'])('is the hotel that it is from with %s', (day) => {
    expect(vendorOf('From: Seeblick', 'To: Eckbuch', day)?.value).toBe('Seeblick');
  });

  it.each(['Station Road Dental', 'Airport Cabs', 'The Old Station House Bakery'])(
    'is the firm named after a station that it is from: %s',
    (name) => {
      expect(vendorOf('Your order', `From: ${name}`)).toEqual({ value: name, confidence: 0.85 });
    },
  );

  it.each([
    ['From: Flughafen Neustadt', 'To: Altstadt Hbf'],
    ['From: Gare de Lac'],
    ['From: Neustadt Hbf, Gleis 3'],
    ['From: Neustadt Airport (NST)'],
    ['From: Neustadt Airport T2'],
    ['From: Neustadt Hbf 09:14'],
  ])('is not the station that it is from: %s', (...lines) => {
    expect(vendorOf('Nordbahn', ...lines)?.value).toBe('Nordbahn');
  });

  it.each(['Departure 09.14', 'Abfahrt: 9:14 Uhr', 'Departure 09:14:00', 'Ankunft 09.14.'])(
    'is not the place of a journey with %s',
    (time) => {
      expect(vendorOf('Nordbahn', 'From: Neustadt', 'To: Altstadt', time)?.value).toBe('Nordbahn');
    },
  );

  it('is a firm that it is from, whatever it sells', () => {
    expect(vendorOf('From: Nordbahn GmbH', 'To: Eckbuch', 'Departure 09:14')).toEqual({
      value: 'Nordbahn GmbH',
      confidence: 0.85,
    });
  });

  it('is not the one who passed it on by mail', () => {
    const head = ['From: Muster, Max', 'Sent: Monday, June 8, 2026', 'To: Books', 'Subject: FW: Invoice'];
    const first = ['From: Papier Nord', 'Sent: Sunday, June 7, 2026', 'To: Muster, Max', 'Subject: Invoice'];
    expect(vendorOf(...head, 'Papier Nord GmbH', 'Invoice 12')?.value).toBe('Papier Nord GmbH');
    expect(vendorOf(...head, ...first, 'Invoice 12')?.value).toBe('Papier Nord');
  });

  it.each(['Limited warranty: see site', 'Limited edition', '2 year limited warranty on all goods'])(
    'is not told by words that begin like a form: %s',
    (line) => {
      expect(vendorOf('Papier Nord', 'Pier 3', line)?.value).toBe('Papier Nord');
      expect(vendorOf('Papier Nord', 'Pier 3', line, 'Quill Limited')?.value).toBe('Quill Limited');
    },
  );

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
