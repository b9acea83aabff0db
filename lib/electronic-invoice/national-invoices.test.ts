import { describe, expect, it } from 'vitest';
import { beginsAsInvoice } from './begins-as-invoice';
import { billLinesOf } from './bill-lines';
import type { ElectronicInvoice } from './electronic-invoice';
import { isConsistent, readElectronicInvoice } from './read-electronic-invoice';
import { smallEbInterface, smallFattura } from './testing/national-invoices';

function read(xml: string): ElectronicInvoice {
  expect(beginsAsInvoice(new TextEncoder().encode(xml))).toBe(true);
  const invoice = readElectronicInvoice(xml);
  if (invoice === null) throw new Error('no invoice');
  return invoice;
}
const linesOf = (invoice: ElectronicInvoice) =>
  billLinesOf(invoice).map(({ description, amount }) => `${description}: ${amount}`);

describe('an invoice of Italy', () => {
  it('is read, its lines in cents', () => {
    const invoice = read(smallFattura());
    expect(invoice).toMatchObject({
      kind: 'invoice',
      seller: 'Esempio Carta S.r.l.',
      buyer: 'Nome Esempio',
      number: 'FPR 12/26',
      issuedOn: '2026-03-04',
      dueDays: ['2026-04-03'],
      currency: 'EUR',
      net: '100.00',
      tax: '22.00',
      total: '122.00',
      toPay: '122.00',
    });
    expect(isConsistent(invoice)).toBe(true);
    expect(linesOf(invoice)).toEqual(['Consulenza: 100.00', 'IVA 22 %: 22.00']);
  });

  it('is asked for less than its total where tax is withheld, and has no lines then', () => {
    const invoice = read(smallFattura({ withheld: '20.00' }));
    expect(invoice).toMatchObject({ total: '122.00', withheld: '20.00', toPay: '102.00' });
    expect(isConsistent(invoice)).toBe(true);
    expect(linesOf(invoice)).toEqual([]);
  });

  it('that gives money back is a credit note', () => {
    expect(read(smallFattura({ type: 'TD04' })).kind).toBe('credit_note');
  });

  it.each(['I', 'D'])('is asked for with its tax where that is due as usual (%s)', (taxDue) => {
    expect(read(smallFattura({ taxDue, hasPayment: false }))).toMatchObject({
      withheld: null,
      toPay: '122.00',
    });
  });

  it('is asked for without its tax where the buyer pays that (split payment)', () => {
    const invoice = read(smallFattura({ taxDue: 'S', hasPayment: false }));
    expect(invoice).toMatchObject({ kind: 'invoice', total: '122.00', withheld: '22.00', toPay: '100.00' });
    expect(isConsistent(invoice)).toBe(true);
    expect(linesOf(invoice)).toEqual([]);
    const withholding = read(smallFattura({ taxDue: 'S', withheld: '20.00', hasPayment: false }));
    expect(withholding).toMatchObject({ withheld: '42.00', toPay: '80.00' });
  });

  it.each(['TD16', 'TD17', 'TD18', 'TD19', 'TD28'])('that the buyer wrote (%s) asks for nothing', (type) => {
    const invoice = read(smallFattura({ type, hasPayment: false }));
    expect(invoice).toMatchObject({ kind: 'self_invoice', withheld: '22.00', toPay: '100.00' });
    expect(linesOf(invoice)).toEqual([]);
  });

  it.each(['TD02', 'TD06', 'TD24', 'TD26'])('of another type (%s) is one', (type) => {
    expect(read(smallFattura({ type })).kind).toBe('invoice');
  });

  it('is not read where there are several in one file', () => {
    expect(readElectronicInvoice(smallFattura({ bodies: 2 }))).toBeNull();
  });
});

describe('an invoice of Austria', () => {
  it.each(['6p1', '4p2'] as const)('is read in version %s', (version) => {
    const invoice = read(smallEbInterface(version));
    expect(invoice).toMatchObject({
      kind: 'invoice',
      seller: 'Beispiel Papier GmbH',
      buyer: 'Muster Bau GmbH',
      number: '2026-0415',
      issuedOn: '2026-03-04',
      dueDays: ['2026-04-03'],
      currency: 'EUR',
      allowances: '10.00',
      net: '90.00',
      total: '108.00',
      toPay: '108.00',
    });
    expect(isConsistent(invoice)).toBe(true);
    expect(linesOf(invoice)).toEqual(['Papier: 90.00', 'USt 20 %: 18.00']);
  });

  it('that gives money back is a credit note', () => {
    expect(read(smallEbInterface('6p1', 'CreditMemo')).kind).toBe('credit_note');
  });
});
