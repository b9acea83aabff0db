import { expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'EUR', uploadedOn: '2026-06-30' };
const totalOf = (...lines: string[]) =>
  readExtraction(['Blue Kettle Ltd', 'Invoice 17', 'Subtotal 100.00', 'VAT 19.00', ...lines], reader)
    .totalAmount;

it.each([
  ['Grand total 119.00', 'Less: advance (50.00)', 'Balance payable 69.00'],
  ['Total due 119.00', 'Less payments -50.00', 'Outstanding 69.00'],
  ['Total TTC 119.00', 'Acompte versé 50.00', 'Reste à payer 69.00'],
  ['Total TTC 119.00', 'Acompte -50.00', 'Net à payer 69.00'],
  ['Total TTC 119.00', 'Acompte -50.00', 'Solde à payer 69.00'],
  ['Gesamtbetrag 119.00', 'abzüglich Anzahlung 50.00', 'Restbetrag 69.00'],
  ['Total 119.00', 'Gift card 50.00', 'Balance due 69.00'],
  ['Grand total 119.00', 'Deposit 50.00', 'Net to pay 69.00'],
  ['Grand total 119.00', 'Discount 19.00', 'Balance 100.00'],
])('the total is in doubt where only a part of it is still to be paid: %s', (...lines) => {
  expect(totalOf(...lines)?.confidence).toBeLessThanOrEqual(0.6);
});

it.each([
  ['Grand total 119.00', 'Balance due 119.00'],
  ['Grand total 119.00', 'Cash 50.00', 'Card 69.00'],
  ['Total incl. VAT 119.00', 'VAT 19.00', 'Net amount 100.00'],
  ['Grand total 119.00', 'Tax 19.00', 'Amount 100.00'],
  ['Gesamtbetrag 119.00', '2 % Skonto 2.38', 'Zahlbetrag bei Skonto 116.62'],
  ['Grand total 119.00', 'Early payment discount 2.38', 'Amount 116.62'],
  ['Grand total 119.00', 'Moms 19.00', 'Nettobeløb 100.00'],
  ['Grand total 119.00', 'Herav 25 % mva 19.00', 'Balance 100.00'],
  ['Grand total 119.00', 'ALV 19.00', 'Balance 100.00'],
])('the total is sure where nothing else is: %s', (...lines) => {
  expect(totalOf(...lines)).toEqual({ value: '119.00', confidence: 0.95 });
});

it.each([
  ['Pain 12,00', 'Tarte 18,00', 'TOTAL 30,00', 'TITRE RESTAURANT 10,00', 'RESTE A PAYER 20,00', 'CB 20,00'],
  ['Brot 12,00', 'Kuchen 18,00', 'SUMME 30,00', 'Gutschein 10,00', 'Restbetrag 20,00', 'EC-Karte 20,00'],
  ['SUMME 30,00', 'Gutschein 10,00', 'Restbetrag 20,00', 'EC-Karte 20,00'],
  ['TOTAL 30,00', 'TITRE RESTAURANT 10,00', 'RESTE A PAYER 20,00', 'CB 20,00'],
])('what is left to pay behind a voucher is not the total: %s', (...lines) => {
  const { totalAmount } = readExtraction(['Blue Kettle Ltd', ...lines], reader);
  expect(totalAmount?.value).toBe('30.00');
  expect(totalAmount?.confidence).toBeLessThanOrEqual(0.6);
});

it('what is left on a gift card is not the total', () => {
  const { totalAmount } = readExtraction(
    ['Blue Kettle Ltd', 'Brot 12,00', 'SUMME 12,00', 'Gutschein 12,00', 'Restbetrag Gutschein 15,00'],
    reader,
  );
  expect(totalAmount?.value).toBe('12.00');
});

it('what is left behind a discount is the total, in doubt', () => {
  const { totalAmount } = readExtraction(
    ['Blue Kettle Ltd', 'Total 30.00', 'Discount 10.00', 'Balance 20.00', 'Visa 20.00'],
    reader,
  );
  expect(totalAmount?.value).toBe('20.00');
  expect(totalAmount?.confidence).toBeLessThanOrEqual(0.6);
});
