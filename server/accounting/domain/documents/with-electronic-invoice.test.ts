import { describe, expect, it } from 'vitest';
import { readElectronicInvoice } from '@/lib/electronic-invoice/read-electronic-invoice';
import { smallFattura } from '@/lib/electronic-invoice/testing/national-invoices';
import { smallCii, smallUbl } from '@/lib/electronic-invoice/testing/small-invoices';
import { readLines } from './read-extraction';
import { linesOfText } from './text-line';
import { readInvoiceAlone } from './with-electronic-invoice';

const reader = { businessName: 'Beispiel Bau AG', businessCurrency: 'EUR', uploadedOn: '2026-03-10' };
const print = [
  'Muster Papier GmbH',
  'Rechnung Nr. R-2026-17',
  'Rechnungsdatum: 04.03.2026',
  'Umschläge 2 x 50,00 100,00',
  'Zwischensumme 100,00 EUR',
  'MwSt 19 % 19,00 EUR',
  'Gesamtbetrag 119,00 EUR',
  'Zahlbar bis 03.04.2026 auf das Konto IBAN DE00',
];

function invoiceOf(xml: string) {
  const invoice = readElectronicInvoice(xml);
  if (invoice === null) throw new Error('no invoice');
  return invoice;
}

const read = (lines: readonly string[], xml: string) => readLines(linesOfText(lines), reader, invoiceOf(xml));

describe('a PDF with an electronic invoice', () => {
  it('is sure of what both parts say', () => {
    expect(read(print, smallCii())).toMatchObject({
      vendorName: { value: 'Muster Papier GmbH', confidence: 0.98 },
      totalAmount: { value: '119.00', confidence: 0.98 },
      currency: { value: 'EUR', confidence: 0.98 },
      issuedOn: { value: '2026-03-04', confidence: 0.98 },
      number: { value: 'R-2026-17', confidence: 0.98 },
      dueOn: { value: '2026-04-03', confidence: 0.98 },
      isBill: true,
    });
  });

  it('is not sure of a total that people see otherwise', () => {
    const forged = smallCii({ total: '919.00' }).replaceAll('100.00<', '900.00<');
    expect(read(print, forged).totalAmount).toEqual({
      value: '919.00',
      confidence: 0.5,
      printed: '119.00',
    });
  });

  it.each(['Summe', 'Total', 'Gesamt'])('shows both totals where %s stands before the other', (label) => {
    const forged = smallCii({ total: '919.00' }).replaceAll('100.00<', '900.00<');
    const others = print.map((line) => line.replace('Gesamtbetrag', label));
    expect(read(others, forged).totalAmount).toEqual({
      value: '919.00',
      confidence: 0.5,
      printed: '119.00',
    });
  });

  it('is sure of what the print has as well, where another name stands above it', () => {
    const [seller, ...others] = print;
    expect(read(['Papierwelt', ...others, `${seller}, Musterstadt`], smallCii()).vendorName).toEqual({
      value: seller,
      confidence: 0.9,
    });
  });

  it('is not sure of what nobody sees', () => {
    const [, ...others] = print;
    const told = read(others, smallCii({ seller: 'Andere Firma GmbH', number: '4711' }));
    expect(told.vendorName?.confidence).toBeLessThan(0.9);
    expect(told.number?.confidence).toBeLessThan(0.9);
    expect(read([], smallCii()).totalAmount).toEqual({ value: '119.00', confidence: 0.7 });
  });

  it('is not sure of a total to which its own sums do not come', () => {
    const torn = smallCii().replace('GrandTotalAmount>119.00', 'GrandTotalAmount>191.00');
    const unclear = print.map((line) => line.replace('Gesamtbetrag', 'Betrag'));
    expect(read(unclear, torn).totalAmount?.confidence).toBeLessThan(0.9);
  });

  it('is no bill where the print says that it was paid, or nothing is left to pay', () => {
    expect(read([...print, 'Bezahlt'], smallCii()).isBill).toBe(false);
    const paid = smallCii({ toPay: '0.00' });
    expect(read(print, paid)).toMatchObject({ totalAmount: { value: '119.00' }, isBill: false });
  });

  it('is not contradicted by a sign that several currencies have', () => {
    const inDollars = [...print.slice(0, 6).map((line) => line.replace(' EUR', '')), 'Gesamtbetrag $119.00'];
    const canadian = smallCii().replaceAll('EUR', 'CAD');
    expect(read(inDollars, canadian).currency).toEqual({ value: 'CAD', confidence: 0.7 });
    expect(read(print, canadian).currency).toMatchObject({ value: 'CAD', printed: 'EUR' });
    const there = { ...reader, businessCurrency: 'CAD' };
    expect(readLines(linesOfText(inDollars), there, invoiceOf(canadian)).currency).toEqual({
      value: 'CAD',
      confidence: 0.98,
    });
  });

  it('keeps what the print says where the electronic part is silent', () => {
    const silent = read(print, smallCii({ terms: '' }));
    expect(silent.dueOn?.value).toBe('2026-04-03');
  });
});

describe('an electronic invoice alone', () => {
  const alone = (xml: string) => readInvoiceAlone(invoiceOf(xml), 'Beispiel Bau AG');

  it('is sure where its sums agree', () => {
    expect(alone(smallUbl())).toMatchObject({
      vendorName: { value: 'Voorbeeld Papier BV', confidence: 0.98 },
      totalAmount: { value: '100.00', confidence: 0.85 },
      dueOn: { value: '2026-04-03', confidence: 0.98 },
      isBill: true,
    });
    expect(alone(smallCii()).totalAmount).toEqual({ value: '119.00', confidence: 0.98 });
    expect(alone(smallCii({ total: '191.00' })).totalAmount?.confidence).toBe(0.7);
  });

  it('takes the day that is due from the terms', () => {
    const terms = '<ram:Description>Zahlbar innerhalb von 14 Tagen netto</ram:Description>';
    expect(alone(smallCii({ terms })).dueOn?.value).toBe('2026-03-18');
  });

  it('takes them from the sentence that says them', () => {
    const before = 'Es gelten unsere Allgemeinen Geschäftsbedingungen. '.repeat(10);
    const terms = `<ram:Description>${before}Zahlbar innerhalb von 14 Tagen netto.</ram:Description>`;
    expect(alone(smallCii({ terms })).dueOn?.value).toBe('2026-03-18');
  });

  it('takes no longer for terms without end than parsing them does', () => {
    const terms = `<ram:Description>${'1 Jan 26 '.repeat(20_000)}</ram:Description>`;
    const start = performance.now();
    const invoice = invoiceOf(smallCii({ terms }));
    const parsed = performance.now();
    readInvoiceAlone(invoice, 'Beispiel Bau AG');
    expect(performance.now() - parsed).toBeLessThan(parsed - start);
  });

  it('is no bill where the buyer wrote it for a tax, and only its net amount is paid', () => {
    expect(alone(smallFattura({ type: 'TD17', hasPayment: false }))).toMatchObject({
      totalAmount: { value: '100.00', confidence: 0.3 },
      isBill: false,
    });
    expect(alone(smallFattura({ taxDue: 'S', hasPayment: false }))).toMatchObject({
      totalAmount: { value: '100.00', confidence: 0.85 },
      isBill: true,
    });
  });

  it('gives money back by a credit note, and owes nothing to itself', () => {
    expect(alone(smallUbl('CreditNote'))).toMatchObject({
      totalAmount: { value: '100.00', confidence: 0.3 },
      isBill: false,
    });
    expect(alone(smallCii({ typeCode: '381' }))).toMatchObject({ isBill: false });
    expect(alone(smallCii({ seller: 'Beispiel Bau AG' })).isBill).toBe(false);
    expect(alone(smallCii({ total: '-119.00' })).totalAmount).toBeNull();
  });
});
