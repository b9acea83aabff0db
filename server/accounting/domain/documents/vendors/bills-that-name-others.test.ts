import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const isBill = (...lines: string[]) => readExtraction(lines, reader).isBill;
const rest = ['Invoice date: 4 March 2026', 'Due date: 3 April 2026', 'Total due $216.40'];

describe('a bill that names its order or delivery', () => {
  it.each([
    ['Blue Kettle LLC', 'Invoice', 'Invoice no. 1042', 'Purchase order: PO-778'],
    ['Blue Kettle LLC', 'Invoice 1042', 'Your purchase order', 'PO-778'],
    ['Blue Kettle LLC INVOICE', 'Purchase Order #778'],
    ['Blue Kettle LLC', 'Tax Invoice', 'Delivery note: 8812'],
    ['Blue Kettle LLC', 'Invoice & delivery note'],
    ['Blue Kettle LLC', 'Invoice number', '1042', 'Packing slip 17'],
    ['Blauer Kessel GmbH', 'Rechnung Nr. 2026-17', 'Lieferschein Nr. 8812'],
    ['Blauer Kessel GmbH', 'Rechnung', 'gemäß Lieferschein vom 01.03.2026'],
  ])('is one: %s, %s, %s', (...head) => {
    expect(isBill(...head, ...rest)).toBe(true);
  });

  it.each([
    ['Blue Kettle LLC', 'PURCHASE ORDER', 'Please send your invoice to us'],
    ['Blue Kettle LLC', 'Purchase order PO-778', 'Please send your invoice to us'],
    ['Blue Kettle LLC', 'Delivery note', 'Invoice no. 1042'],
    ['Blauer Kessel GmbH', 'Lieferschein Nr. 8812', 'Die Rechnung folgt'],
  ])('is none where it is the order or the delivery note itself: %s, %s, %s', (...head) => {
    expect(isBill(...head, ...rest)).toBe(false);
  });
});

describe('a bill with the payment of the one before', () => {
  const water = (payment: string) =>
    isBill(
      'City Water Department',
      'Water bill',
      'Billing date: Mar 3, 2026',
      'Previous balance $120.00',
      payment,
      'Current charges $80.00',
      'Total amount due $80.00',
      'Due date Mar 25, 2026',
    );

  it.each(['Payments received $120.00', 'Payment received $120.00', 'Payment $120.00', 'Payments -$120.00'])(
    'is open: %s',
    (payment) => {
      expect(water(payment)).toBe(true);
    },
  );

  it('is paid by a payment of its own', () => {
    expect(water('Payment received $80.00')).toBe(false);
  });
});
