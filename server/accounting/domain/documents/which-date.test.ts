import { describe, expect, it } from 'vitest';
import { readExtraction } from './read-extraction';

const reader = { businessName: 'Quillfeather Press LLC', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);
const issued = (...lines: string[]) => read(...lines).issuedOn;

describe('of several days, the day of issue', () => {
  it.each([
    ['the order', 'Order date: 20 May 2026'],
    ['the service', 'Date of service: 20 May 2026'],
    ['the last payment', 'Last payment date: 20 May 2026'],
    ['the last bill', 'Previous bill date: 20 May 2026'],
    ['the payment', 'Payment date: 20 May 2026'],
    ['the start', 'Subscription start date: 20 May 2026'],
    ['the delivery, in German', 'Lieferdatum: 20.05.2026'],
    ['the order, in German', 'Bestelldatum: 20.05.2026'],
    ['the contract', 'Contract date: 20 May 2026'],
    ['nothing more', 'Date: 20 May 2026'],
  ])('is that of the invoice, though the day of %s stands above', (_, line) => {
    expect(issued('Blue Kettle LLC', line, 'Invoice date: 2 June 2026', 'Total $5.00')).toEqual({
      value: '2026-06-02',
      confidence: 0.9,
    });
  });

  it.each([
    'Bill date',
    'Billing date',
    'Statement date',
    'Date of issue',
    'Issued',
    'Rechnungsdatum',
    'Date de facture',
  ])('is called %s', (label) => {
    expect(issued('Date: 20 May 2026', `${label}: 2 June 2026`)?.value).toBe('2026-06-02');
  });

  it.each([
    ['Sale 2 June 2026 10:22', 'Reprint date: 15 June 2026'],
    ['Sale 2 June 2026 10:22', 'Print date: 15 June 2026'],
    ['Subscription start date: 1 March 2025', 'Payment received 2 June 2026'],
    ['Service date: 1 June 2026', '2 June 2026 14:20'],
  ])('is in doubt where none is called so: %s, %s', (...lines) => {
    expect(issued(...lines)).toEqual({ value: '2026-06-02', confidence: 0.65 });
  });

  it.each([
    ['Order date: 2 June 2026', 0.65],
    ['Date of service: 2 June 2026', 0.65],
    ['Date paid: 2 June 2026', 0.9],
  ])('may be the only one: %s', (line, confidence) => {
    expect(issued(line)).toEqual({ value: '2026-06-02', confidence });
  });

  it.each(['Last payment date: 2 June 2026', 'Reprinted on 2 June 2026', 'Next billing date: 2 June 2026'])(
    'is never %s',
    (line) => {
      expect(issued(line)).toBeNull();
    },
  );

  it('is not sure where two that are called the same differ', () => {
    expect(issued('Date: 2 June 2026', 'Date: 3 June 2026')?.confidence).toBe(0.6);
    expect(issued('Invoice date: 2 June 2026', 'Bill date: 3 June 2026')?.confidence).toBe(0.6);
    expect(issued('Date: 2 June 2026', 'Page 2, date: 2 June 2026')?.confidence).toBe(0.9);
  });

  it('of a shop may be named like another', () => {
    expect(issued('The Last Drop 2 June 2026')?.value).toBe('2026-06-02');
    expect(issued('Order no. 17 2 June 2026', 'Pay desk 4')?.value).toBe('2026-06-02');
  });
});
