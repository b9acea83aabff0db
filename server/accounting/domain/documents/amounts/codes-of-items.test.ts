import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const read = (lines: readonly string[], businessCurrency = 'USD') =>
  readExtraction(lines, { businessName: 'Quillfeather Press', businessCurrency, uploadedOn: '2026-06-30' })
    .currency;

describe('a code in the name of an item', () => {
  const groceries = (item: string) => [item, 'MILK 3.00', 'TOTAL 12.97', 'VISA 12.97'];
  const items = [
    'CHICKEN TND 8.99',
    'DECK SCR 9.97',
    'BBQ RUB 4.98',
    'ORG MNT 2.49',
    'CRC 5.99',
    'STD SHP 5.99',
    'PAPER CLP 5.99',
  ];

  it.each(items)('does not overrule the place: %s', (item) => {
    expect(read(['Springfield, IL 62701', ...groceries(item)])).toEqual({ value: 'USD', confidence: 0.85 });
    expect(read(['Springfield, IL 62701', item, 'MILK $3.00', 'TOTAL $12.97'])?.value).toBe('USD');
  });

  it.each(items)('is in doubt where nothing else tells: %s', (item) => {
    expect(read(groceries(item))?.confidence ?? 0).toBeLessThanOrEqual(0.6);
  });

  it.each([
    [['Hosting EUR 45.00', 'Storage EUR 5.00', 'Total 50.00'], 'EUR', 0.95],
    [['Hosting 45.00', 'Storage 5.00', 'Total EUR 50.00', 'Visa 50.00'], 'EUR', 0.95],
    [['Hosting 45.00', 'VAT EUR 5.00', 'Total 50.00', 'Visa 50.00'], 'EUR', 0.95],
    [['MLEKO 3,19', 'PTU 0,60', 'SUMA PLN 3,19', 'Reszta 1,81'], 'PLN', 0.95],
    [['Kedai Kopi Sdn Bhd', 'Tea MYR 5.00', 'Pie 5.00', 'Total 10.00'], 'MYR', 0.95],
  ])(
    'is the currency where it stands beside most amounts, a sum, or is of the place: %j',
    (lines, value, confidence) => {
      expect(read(lines)).toEqual({ value, confidence });
    },
  );

  it('tells whose dollar a sign is', () => {
    const lines = ['Hosting USD 45.00', 'Storage $5.00', 'Total $50.00'];
    expect(read(lines, 'CAD')).toEqual({ value: 'USD', confidence: 0.95 });
  });

  it.each([
    [['Papier Nord AG', 'Papier 1’949.75', 'Total 1’949.75', 'CHF 1 949.75', 'CHF 1 949.75'], 'CHF'],
    [['LE FOURNIL', 'PAIN 12,50', 'TOTAL 12,50', 'CB 12,50', 'MONTANT REEL 12,50 EUR'], 'EUR'],
    [['Markt', 'Obst 13,40', 'Brot 10,00', 'Summe 23,40', 'Girocard 23,40', 'Betrag EUR 23,40'], 'EUR'],
    [['Papper Nord AB', 'Papper 1 250,00', 'Totalt 1 250,00', 'Att betala SEK 1 250,00'], 'SEK'],
    [['Papir Nord AS', 'Papir 1 250,00', 'Totalt 1 250,00', 'Å betale NOK 1 250,00'], 'NOK'],
    [['Papir Nord ApS', 'Papir 1.250,00', 'Total 1.250,00', 'At betale DKK 1.250,00'], 'DKK'],
    [['Papier Noord B.V.', 'Papier 50,00', 'Totaal 50,00', 'Te voldoen EUR 50,00'], 'EUR'],
  ])('is none where it stands below the total, in what is paid: %j', (lines, value) => {
    const [name = '', ...rest] = lines;
    expect(read(lines)).toEqual({ value, confidence: 0.95 });
    expect(read([name, 'Quillfeather Press', 'Austin, TX 78701', ...rest])).toEqual({
      value,
      confidence: 0.95,
    });
  });
});

it.each([
  ['Total 50.00', '1 USD = 0.92 EUR'],
  ['Total 50.00', 'Exchange rate: 1 EUR = 1.08 USD'],
  ['Total 50.00', 'Rate GBP 1.00 = USD 1.27'],
  ['Total 50.00', 'Wechselkurs 1,00 € = 1,08 $'],
])('a rate of exchange does not tell the currency of the paper: %s, %s', (...lines) => {
  expect(read(['Blue Kettle Ltd', ...lines])).toBeNull();
});
