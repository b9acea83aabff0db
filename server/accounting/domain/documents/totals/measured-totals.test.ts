import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const totalOf = (...lines: string[]) => readExtraction(['Blue Kettle', ...lines], reader).totalAmount;

describe('a total of hours or of a weight', () => {
  it.each([
    ['Total billable hours 12.50', 'Rate $150.00', 'Total $1,875.00'],
    ['Total billed hours: 12.50', 'Subtotal $1,875.00', 'Total $1,875.00'],
    ['Total chargeable time (hrs) 12.50', 'Total $1,875.00'],
    ['Total 12.50 hours', 'Total $1,875.00'],
    ['Total hours 12.50 $1,875.00'],
    ['Total hours 12.50 1,875.00', 'Total due 1,875.00'],
    ['Total weight 2250.50 kg', 'Total 1,875.00'],
    ['Gesamt Gewicht 2250.50 kg', 'Gesamt 1,875.00 USD'],
  ])('is not to be paid: %s', (...lines) => {
    const total = totalOf(...lines);
    expect(total?.value).toBe('1875.00');
    expect(total?.confidence).toBeGreaterThanOrEqual(0.6);
  });

  it('is paid where it is in a currency', () => {
    expect(totalOf('Total billable hours $1,875.00')?.value).toBe('1875.00');
  });
});

it('is not sure without a currency where other totals have one', () => {
  expect(totalOf('Total charged 12.50', 'Total $1,875.00')?.confidence).toBeLessThan(0.9);
  expect(totalOf('Total charged 12.50', 'Total $12.50')?.confidence).toBeGreaterThanOrEqual(0.9);
});

it.each(['Total (12 items) $50.00', 'Items total: $50.00', '3 items Total $50.00', 'Total Qty: 3 $50.00'])(
  'is an amount where it is in a currency, whatever is said of items: %s',
  (line) => {
    expect(totalOf(line)).toEqual({ value: '50.00', confidence: 0.5 });
    expect(totalOf('Tea $20.00', 'Tea $30.00', line, 'Delivery $3.00', 'Order total $53.00')?.value).toBe(
      '53.00',
    );
  },
);
