import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const invoice = ['Northwind LLC', 'Invoice 1001', 'Invoice date: 4 March 2026', 'Balance due $500.00'];
const due = 'Due date: 26 March 2026';
const isBill = (...lines: string[]) => readExtraction([...invoice, ...lines], reader).isBill;

describe('a bill', () => {
  it.each([
    'PAID 03/06/2026',
    'PAID 03/06/2026 CK 1234',
    'PAID CHECK #1234',
    'Paid: March 6, 2026',
    'PAID 6 Mar 2026 by check no. 1234',
    '** PAID CARD **',
    'Paid # 1234',
    'It was paid by Direct Debit',
  ])('was paid with the stamp %s', (stamp) => {
    expect(isBill(due, stamp)).toBe(false);
  });

  it.each([
    ['This bill is paid by Direct Debit on or after 26 March 2026'],
    ['Paid by Direct Debit'],
    ['Your bill is paid by Direct Debit. We will collect $500.00 on or after 26 March 2026.'],
    ['Paid', '$0.00'],
    ['Paid early: 2 % discount'],
    ['Paid 12/02/2026 120.00'],
  ])('is to be paid with %s', (...lines) => {
    expect(isBill(due, ...lines)).toBe(true);
  });

  it('without a day to pay is open with a payment of nothing', () => {
    expect(isBill('Paid', '$0.00')).toBe(true);
    expect(isBill('Paid $0.00')).toBe(true);
    expect(isBill('Paid', '$500.00')).toBe(false);
  });

  it('of which a part was paid is open', () => {
    expect(isBill(due, 'Total $900.00', 'Paid', '$400.00')).toBe(true);
    const { isBill: isRest } = readExtraction(
      ['Muster GmbH', 'Rechnung 17', 'Gesamtbetrag 119,00', 'Bezahlt', '50,00', 'Restbetrag 69,00', due],
      reader,
    );
    expect(isRest).toBe(true);
  });
});

it.each([
  'Total due: 0.00',
  'Total amount due $0.00',
  'Balance: $0.00',
  'Outstanding balance 0.00',
  'Settled in full',
  'Betrag dankend erhalten',
  'Betrag in bar dankend erhalten',
  'Facture acquittée le 12/03/2026',
])('a bill of which nothing is left to pay is none: %s', (line) => {
  expect(isBill(due, line)).toBe(false);
});

it.each([
  'Total due: 10.00',
  'Previous balance $0.00',
  'Invoices that are not settled in full bear interest',
  'Balance: $0.50',
  'TVA acquittée sur les débits',
  "Toute facture non acquittée à l'échéance entraîne des pénalités",
  'Ihren Auftrag vom 02.06.2026 haben wir dankend erhalten und berechnen wie folgt',
])('a bill is one where it only speaks of that: %s', (line) => {
  expect(isBill(due, line)).toBe(true);
});

it('a bill is one where nothing was left of the one before', () => {
  const { isBill } = readExtraction(
    [
      'Northwind LLC',
      'Invoice 1001',
      'Previous balance 45.00',
      'Payments -45.00',
      'Balance 0.00',
      'Current charges 92.10',
      'Total due 92.10',
      due,
    ],
    reader,
  );
  expect(isBill).toBe(true);
});

it('a bill is none where what was paid stands behind the balance of nothing', () => {
  expect(isBill(due, 'Balance 0.00', 'Amount paid 500.00')).toBe(false);
});
