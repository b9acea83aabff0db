import { describe, expect, it } from 'vitest';
import { type Extraction, nothingRead } from '../extraction';
import { type InvoiceFile, isSameInvoice } from './same-invoice';

const read = (value: string, confidence = 0.95) => ({ value, confidence });
const whole: Extraction = {
  ...nothingRead,
  vendorName: read('Muster Papier GmbH'),
  totalAmount: read('119.00'),
  currency: read('EUR'),
  issuedOn: read('2026-03-04'),
  number: read('R-2026-17'),
};
const xml: InvoiceFile = { mediaType: 'application/xml', extraction: whole, text: null };
const pdf = (changed: Partial<Extraction> = {}, text = ''): InvoiceFile => ({
  mediaType: 'application/pdf',
  extraction: { ...whole, ...changed },
  text,
});

describe('two files of one invoice', () => {
  it.each<[string, InvoiceFile]>([
    ['the same of all', pdf()],
    ['the total written with other decimals', pdf({ totalAmount: read('119') })],
    ['the number written otherwise', pdf({ number: read('R 2026/17', 0.6) })],
    ['the number in its text', pdf({ number: null }, 'Rechnung: R-2026-17')],
    [
      'another line for the number, which is in its text',
      pdf({ number: read('K-4711', 0.5) }, 'Rechnung R-2026-17'),
    ],
    ['the seller in its text', pdf({ vendorName: read('RECHNUNG', 0.4) }, 'Muster Papier GmbH, Musterweg 1')],
    ['no day and no currency', pdf({ issuedOn: null, currency: null })],
  ])('are known by %s', (_, file) => {
    expect(isSameInvoice(xml, file)).toBe(true);
    expect(isSameInvoice(file, xml)).toBe(true);
  });

  it.each<[string, InvoiceFile]>([
    ['total', pdf({ totalAmount: read('119.10') })],
    ['currency', pdf({ currency: read('USD') })],
    ['number', pdf({ number: read('R-2026-18') }, 'our R-2026-17')],
    ['number, as none is read', pdf({ number: null })],
    ['number, of which this one is a part', pdf({ number: null }, 'Rechnung R-2026-171')],
    ['day', pdf({ issuedOn: read('2026-04-04') })],
    ['seller', pdf({ vendorName: read('Other Paper GmbH') })],
    ['seller, as nothing is read', { ...pdf(), extraction: null }],
  ])('are two by another %s', (_, file) => {
    expect(isSameInvoice(xml, file)).toBe(false);
  });

  it('are two by a number that says nothing', () => {
    const short = { ...whole, number: read('17') };
    expect(isSameInvoice({ ...xml, extraction: short }, pdf(short))).toBe(false);
  });

  it('are one of two PDFs only by a sure number', () => {
    expect(isSameInvoice(pdf(), pdf())).toBe(true);
    expect(isSameInvoice(pdf(), pdf({ number: read('R-2026-17', 0.8) }))).toBe(false);
    expect(isSameInvoice(pdf(), pdf({ number: null }, 'R-2026-17'))).toBe(false);
  });

  it.each<[string, InvoiceFile]>([
    ['its text', pdf({}, 'Muster Papier GmbH\nCREDIT NOTE CN-7\nInvoice no: R-2026-17')],
    ['its electronic part', pdf({ isCreditNote: true })],
  ])('are two where one is a credit note by %s', (_, credit) => {
    expect(isSameInvoice(xml, credit)).toBe(false);
    expect(isSameInvoice(credit, xml)).toBe(false);
    expect(isSameInvoice(pdf(), credit)).toBe(false);
    expect(isSameInvoice({ ...xml, extraction: { ...whole, isCreditNote: true } }, credit)).toBe(true);
  });

  it.each<[string, Partial<Extraction>, string]>([
    ['a correction, which may give money back', { corrects: 'R-2026-9' }, 'Rechnungskorrektur R-2026-17'],
    ['a Gutschrift, which may be self-billed', {}, 'Gutschrift Nr. R-2026-17'],
  ])('may be one of %s', (_, told, text) => {
    expect(isSameInvoice({ ...xml, extraction: { ...whole, ...told } }, pdf({}, text))).toBe(true);
  });
});
