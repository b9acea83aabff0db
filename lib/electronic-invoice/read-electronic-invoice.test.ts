import { describe, expect, it } from 'vitest';
import { longestName } from '../contract/limits';
import { beginsAsInvoice } from './begins-as-invoice';
import { linesOfInvoice } from './lines-of-invoice';
import { isConsistent, readElectronicInvoice } from './read-electronic-invoice';
import { smallCii, smallUbl } from './testing/small-invoices';
import { xmlText } from './xml-text';

const bytesOf = (text: string) => new TextEncoder().encode(text);

function read(xml: string) {
  const invoice = readElectronicInvoice(xml);
  if (invoice === null) throw new Error('no invoice');
  return invoice;
}

it('reads an invoice of the syntax of ZUGFeRD and Factur-X', () => {
  expect(read(smallCii())).toMatchObject({
    kind: 'invoice',
    seller: 'Muster Papier GmbH',
    buyer: 'Beispiel Bau AG',
    number: 'R-2026-17',
    issuedOn: '2026-03-04',
    dueDays: ['2026-04-03'],
    currency: 'EUR',
    tax: '19.00',
    total: '119.00',
    toPay: '119.00',
    lines: [{ name: 'Umschläge & Papier', quantity: '2.0000', amount: '100.00' }],
  });
});

it.each([
  ['Invoice', 'invoice', ['2026-04-03']],
  ['CreditNote', 'credit_note', []],
] as const)('reads a UBL %s', (root, kind, dueDays) => {
  expect(read(smallUbl(root))).toMatchObject({
    kind,
    dueDays,
    seller: 'Voorbeeld Papier BV',
    tradingName: 'Papier voorbeeld',
    number: '2026-88',
    issuedOn: '2026-03-04',
    total: '121.00',
    prepaid: '21.00',
    toPay: '100.00',
  });
});

it('tells whether the sums are those of their parts', () => {
  expect(isConsistent(read(smallCii()))).toBe(true);
  expect(isConsistent(read(smallUbl()))).toBe(true);
  expect(isConsistent(read(smallCii({ total: '191.00' })))).toBe(false);
  expect(isConsistent(read(smallCii({ toPay: '100.00' })))).toBe(false);
  expect(isConsistent(read(smallUbl().replaceAll('110.00', '111.00')))).toBe(false);
  const inTwo = smallUbl().replace('PayableAmount currencyID="EUR"', 'PayableAmount currencyID="USD"');
  expect(isConsistent(read(inTwo))).toBe(false);
});

describe('what is no invoice, and what harms', () => {
  const bomb = `<!DOCTYPE a [<!ENTITY b "cc"><!ENTITY d "&b;&b;">]>${smallCii().replace(/<\?.*\?>/, '')}`;
  const deep = `<Invoice>${'<a>'.repeat(5000)}${'</a>'.repeat(5000)}</Invoice>`;
  it.each([
    ['a DOCTYPE', bomb],
    ['an XML that is cut off', smallCii().slice(0, -40)],
    ['elements without end', deep],
    ['another XML', '<html xmlns="http://www.w3.org/1999/xhtml"><script>alert(1)</script></html>'],
    ['another format with a root of the same name', '<Invoice><InvoiceNumber>1</InvoiceNumber></Invoice>'],
    ['more than anybody bills', `<Invoice><a>${'b'.repeat(3_000_001)}</a></Invoice>`],
  ])('does not read %s', (_, xml) => {
    expect(readElectronicInvoice(xml)).toBeNull();
  });
});

it('shortens names and numbers that are longer than any', () => {
  const long = '\u{1f4c4}'.repeat(20_000);
  const { seller, number } = read(smallCii({ seller: `A${long}`, number: long }));
  expect(seller?.length).toBe(longestName);
  expect(number?.length).toBe(longestName);
  expect([seller, number].every((each) => each?.isWellFormed())).toBe(true);
});

it('keeps references to what is no letter of XML as they are written', () => {
  const terms = '<ram:Description>&#0;&#xD800;&#x1F4C4;</ram:Description>';
  expect(read(smallCii({ seller: 'A&#0;B&#65;', terms }))).toMatchObject({
    seller: 'A&#0;BA',
    terms: ['&#0;&#xD800;\u{1f4c4}'],
  });
});

it('takes no longer for many beginnings of files within it', () => {
  const started = performance.now();
  expect(readElectronicInvoice('<Attachment'.repeat(200_000))).toBeNull();
  expect(performance.now() - started).toBeLessThan(5_000);
});

it('knows an invoice by the root and its namespace', () => {
  const begins = (text: string) => beginsAsInvoice(bytesOf(text));
  expect(begins(smallCii())).toBe(true);
  expect(begins(`\ufeff${smallUbl('CreditNote')}`)).toBe(true);
  expect(begins('<Invoice xmlns="urn:example:another"/>')).toBe(false);
  expect(begins(`<html><!-- ${smallUbl()} --></html>`)).toBe(false);
  expect(begins(smallUbl().replace('<!--', '<!DOCTYPE Invoice><!--'))).toBe(false);
  expect(begins('<toString xmlns="urn:oasis:names:specification:ubl:schema:xsd:Invoice-2">')).toBe(false);
});

it('reads the letters in the encoding that is declared', () => {
  const latin1 = Buffer.from('<?xml version="1.0" encoding="ISO-8859-1"?><a>Köln</a>', 'latin1');
  expect(xmlText(latin1)).toContain('Köln');
  expect(xmlText(Buffer.from('\ufeff<a>Köln</a>', 'utf16le'))).toContain('Köln');
  expect(xmlText(bytesOf('<?xml version="1.0" encoding="none-such"?><a>Köln</a>'))).toContain('Köln');
});

it.each(['utf-16', 'UTF-16LE', 'utf-16be', 'ISO-10646-UCS-2'])(
  'reads bytes that cannot be in the declared %s as UTF-8',
  (name) => {
    const declared = smallCii().replace('UTF-8', name).replace('Muster Papier', 'Muster Büro');
    expect(beginsAsInvoice(bytesOf(declared))).toBe(true);
    expect(read(xmlText(bytesOf(declared))).seller).toBe('Muster Büro GmbH');
  },
);

it('says what an invoice says in lines', () => {
  const lines = linesOfInvoice(read(smallCii()));
  expect(lines).toEqual(
    expect.arrayContaining(['Invoice: R-2026-17', 'Seller: Muster Papier GmbH', 'To pay: 119.00']),
  );
  expect(linesOfInvoice(read(smallUbl()))).toEqual(
    expect.arrayContaining(['Discounts: -10.00', 'Paid before: -21.00']),
  );
});
