import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

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

  it.each([
    ['Return by date: 14 June 2026', '2 June 2026 10:22'],
    ['Last day to return: 14 June 2026', '2 June 2026 10:22'],
    ['Returnable before 14 June 2026', '2 June 2026 10:22'],
    ['Return: 14 June 2026', '2 June 2026 10:22'],
    ['Return date: 14 June 2026', '2 June 2026 10:22'],
  ])('is not the day for bringing things back: %s', (...lines) => {
    expect(issued(...lines)).toEqual({ value: '2026-06-02', confidence: 0.65 });
  });

  it('is the day of the return where the money comes back, not that of the purchase', () => {
    const paper = ['Sales return R-17', 'Original purchase date: 2 May 2026', 'Return date: 2 June 2026'];
    expect(issued(...paper)).toEqual({ value: '2026-06-02', confidence: 0.9 });
  });

  it.each([
    'Return by 2 June 2026',
    'Last payment date: 2 June 2026',
    'Reprinted on 2 June 2026',
    'Next billing date: 2 June 2026',
  ])('is never %s', (line) => {
    expect(issued(line)).toBeNull();
  });

  it.each(['Rates updated January 1, 2026', 'SEPA mandate January 1, 2026'])(
    'is not the day of %s',
    (line) => {
      const reading = read('Invoice 1042', 'June 4, 2026', 'Total $5.00', line).issuedOn;
      expect(reading?.value).toBe('2026-06-04');
    },
  );

  it.each(['Rechnungs-/Lieferdatum', 'Liefer- und Rechnungsdatum', 'Invoice / delivery date'])(
    'may be that of the delivery as well: %s',
    (label) => {
      expect(read('Rechnung 1042', `${label}: 2026-06-04`).issuedOn).toEqual({
        value: '2026-06-04',
        confidence: 0.9,
      });
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
describe('a day beside what is due', () => {
  it.each([
    ['Invoice date: June 1, 2026 Amount due: $1,200.00'],
    ['Invoice date: June 1, 2026 Balance due $1,200.00'],
    ['Amount due: $1,200.00 Invoice date: June 1, 2026'],
    ['Due on receipt Invoice date: June 1, 2026'],
  ])('is what the words before it call it: %s', (line) => {
    const { issuedOn } = read('Invoice 1042', line);
    expect(issuedOn).toEqual({ value: '2026-06-01', confidence: 0.9 });
  });

  it('leaves the terms to say when the rest is due', () => {
    const lines = ['Invoice 1042', 'Invoice date: June 1, 2026 Amount due: $1,200.00', 'Terms: Net 30'];
    expect(read(...lines).dueOn).toEqual({ value: '2026-07-01', confidence: 0.85 });
  });

  it('leaves the days to pay in to say it, too', () => {
    const { issuedOn, dueOn, isBill } = read(
      'Invoice 1042',
      'Invoice date: June 1, 2026 Terms: Due in 30 days',
      'Total $5.00',
    );
    expect([issuedOn?.value, dueOn?.value, isBill]).toEqual(['2026-06-01', '2026-07-01', true]);
  });

  it.each([
    '$1,200.00 due July 1, 2026',
    'Amount due by July 1, 2026 $1,200.00',
    'July 1, 2026 due date',
    'Invoice 1042, date due: July 1, 2026',
  ])('is the day it is due: %s', (line) => {
    expect(read('Invoice date: June 1, 2026', line)).toMatchObject({
      issuedOn: { value: '2026-06-01', confidence: 0.9 },
      dueOn: { value: '2026-07-01', confidence: 0.9 },
    });
  });
});
