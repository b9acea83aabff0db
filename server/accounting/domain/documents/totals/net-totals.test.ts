import { describe, expect, it } from 'vitest';
import { readExtraction, readLines } from '../read-extraction';
import { recognized } from '../testing/recognized-lines';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'GBP', uploadedOn: '2026-06-30' };
const textOf = (...lines: string[]) => readExtraction(['Acme Ltd', ...lines], reader).totalAmount;
const pictureOf = (...lines: string[]) =>
  readLines(recognized(['Acme Ltd', ...lines], 0.97), reader).totalAmount;

describe('a net total', () => {
  it.each([
    [['Grand total £120.00', 'VAT £20.00', 'Net total £100.00']],
    [['Amount due £120.00', 'VAT £20.00', 'Net total £100.00']],
    [['Balance due £120.00', 'VAT £20.00', 'Total net £100.00']],
    [['Total inc VAT £120.00', 'VAT £20.00', 'Nett total £100.00']],
    [['Total £120.00', 'VAT 20% £20.00', 'Net total £100.00']],
    [['Total £120.00', 'Net total £100.00', 'VAT £20.00']],
    [['Net total £100.00', 'VAT £20.00', 'Total £120.00']],
    [['TOTAL £120.00', 'VAT @ 20% £20.00', 'NET TOTAL £100.00', 'CARD £120.00']],
    [['Widget £70.00', 'Gadget £50.00', 'Total £120.00', 'VAT £20.00', 'Net total £100.00']],
    [['Total £120.00', 'VAT 20% £15.00', 'VAT 5% £5.00', 'Net total £100.00']],
    [['TOTAL € 120,00', 'MwSt 20,00', 'Netto gesamt 100,00']],
    [['Total £120.00', 'VAT £20.00', 'Net £100.00']],
  ])('is a subtotal where another total is more by the tax: %j', (lines) => {
    expect(textOf(...lines)?.value).toBe('120.00');
    expect(pictureOf(...lines)?.value).toBe('120.00');
  });

  it('is no rival of the total', () => {
    expect(textOf('Grand total £120.00', 'VAT £20.00', 'Net total £100.00')?.confidence).toBe(0.95);
    expect(textOf('Total £120.00', 'VAT £20.00', 'Net total £100.00', 'CARD £120.00')?.confidence).toBe(0.85);
  });

  it.each([
    [['Subtotal 10.00', 'Service 1.00', 'Net Total 11.00'], '11.00'],
    [['Total 12.00', 'Discount 2.00', 'Nett Total 10.00'], '10.00'],
    [['Total 10.60', 'GST included 0.60', 'Discount 1.00', 'Net Total 9.60', 'Cash 9.60'], '9.60'],
  ])('is what is to pay elsewhere: %j', (lines, value) => {
    expect(textOf(...lines)?.value).toBe(value);
    expect(pictureOf(...lines)?.value).toBe(value);
  });

  it.each([
    [['Total 50.00', 'Customer discount 5.00', 'Net total 45.00'], '45.00', 0.95],
    [['Total 1000.00', 'Festival discount 100.00', 'Net total 900.00'], '900.00', 0.95],
    [['Total sales (incl GST) 10.57', 'Rounding adjustment -0.02', 'Net total 10.55'], '10.55', 0.95],
    [
      ['Website 20.00', 'Hosting 30.00', 'Total 50.00', 'Customer discount 5.00', 'Amount due 45.00'],
      '45.00',
      0.95,
    ],
    [['Rice 62.00', 'Oil 50.00', 'Total 112.00', 'Less VAT 12.00', 'Amount due 100.00'], '100.00', 0.95],
    [['Total 120.00', 'VAT adjustment -20.00', 'Net total 100.00'], '100.00', 0.95],
  ])('is what is to pay after what is taken off, whatever it is called: %j', (lines, value, confidence) => {
    expect(textOf(...lines)).toMatchObject({ value, confidence });
    expect(pictureOf(...lines)?.value).toBe(value);
  });

  it('is what is to pay after tax that is withheld', () => {
    const lines = ['Total £100.00', 'Withholding tax £20.00', 'Net total £80.00'];
    expect(textOf(...lines)?.value).toBe('80.00');
  });
});

describe('the words of a Dutch total', () => {
  it.each([
    [['Subtotaal € 100,00', 'Korting € 10,00', 'Totaal € 90,00'], '90.00'],
    [['Subtotaal € 100,00', 'BTW 21% € 21,00', 'Totaal € 121,00'], '121.00'],
    [
      ['1 MELK 1,19', '1 BROOD 2,49', 'SUBTOTAAL 3,68', 'BONUS KORTING -0,50', 'TOTAAL 3,18', 'PINNEN 3,18'],
      '3.18',
    ],
    [['Subtotaal € 100,00', 'Te betalen € 90,00'], '90.00'],
  ])('name what is to pay: %j', (lines, value) => {
    expect(textOf(...lines)?.value).toBe(value);
    expect(pictureOf(...lines)?.value).toBe(value);
  });
});
