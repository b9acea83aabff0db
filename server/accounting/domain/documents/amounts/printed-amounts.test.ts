import { expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const read = (businessCurrency: string, ...lines: string[]) =>
  readExtraction(['Blue Kettle', ...lines], {
    businessName: 'Quillfeather Press',
    businessCurrency,
    uploadedOn: '2026-06-30',
  });

it.each([
  ['ZAR', 'R1 086,96', 'R163,04', 'R1 250,00', '1250.00'],
  ['ZAR', 'R1,086.96', 'R163.04', 'R1,250.00', '1250.00'],
  ['ZAR', 'R43.48', 'R6.52', 'R50.00', '50.00'],
  ['KRW', '45,000원', '5,000원', '50,000원', '50000'],
  ['KES', 'KSh4,500.00', 'KShs 500.00', 'KSh. 5,000.00', '5000.00'],
])('the sign of %s may stand close to the number: %s, %s, %s', (currency, subtotal, tax, total, value) => {
  const lines = [`Subtotal ${subtotal}`, `VAT ${tax}`, `Total due ${total}`];
  for (const books of [currency, 'USD'])
    expect(read(books, ...lines)).toMatchObject({
      totalAmount: { value, confidence: 0.95 },
      currency: { value: currency, confidence: 0.9 },
    });
});

it('the sign may stand behind a day', () => {
  expect(read('USD', '12/03/26 R150.00', 'Total 150.00').currency?.value).toBe('ZAR');
});

it('groups before a dot are in doubt behind it, too', () => {
  expect(read('ZAR', 'Total due R1 250.00').totalAmount).toEqual({ value: '1250.00', confidence: 0.3 });
});

it('a letter apart from a number is a tax code', () => {
  expect(read('USD', 'Milk R 3.99', 'Tea R 4.01', 'Total 8.00').currency).toBeNull();
});

it.each(['Total due K1 250,00', 'Total due N12 250.00', 'Total due GHC1 250.00'])(
  'thousands may be hidden by letters that are no known sign: %s',
  (line) => {
    expect(read('USD', line).totalAmount).toEqual({ value: '250.00', confidence: 0.3 });
  },
);

it('a code before the price of an item leaves its total sure', () => {
  expect(read('USD', 'Mount A12 250.00', 'Total due 250.00').totalAmount).toEqual({
    value: '250.00',
    confidence: 0.95,
  });
});

it.each([
  ['NOK', 'kr 1 250,-'],
  ['NOK', 'kr 1 250,–'],
  ['CHF', "CHF 1'250.--"],
  ['JPY', '¥1,250-'],
])('a dash stands for no cents: %s, %s', (currency, amount) => {
  expect(read(currency, `Total due ${amount}`).totalAmount).toEqual({ value: '1250', confidence: 0.95 });
});

it.each(['kr 1 250.', 'kr 1 250, takk', 'NOK 1 250;', 'NOK 1 250.'])(
  'groups are one amount before the end of a sentence: %s',
  (amount) => {
    expect(read('NOK', `Total due ${amount}`).totalAmount).toEqual({ value: '1250', confidence: 0.95 });
  },
);

it.each(['kr 1 250:', 'kr 1 250,5', 'kr 1 250/mnd'])(
  'the first group is in doubt where the next may be of it: %s',
  (amount) => {
    expect(read('NOK', `Total due ${amount}`).totalAmount?.confidence).toBe(0.3);
  },
);

it.each(['P205/55 R16 89.90', 'Kasse R1 02.06.2026', 'R2 10.22 Uhr', 'R5 12,50', 'P205/55 R16 125.00'])(
  'a letter that begins a code is no sign of the rand: %s',
  (line) => {
    expect(read('USD', line, 'Total 125.00').currency).toBeNull();
  },
);

it.each(['205/55R16 125.00', '205/55 R16 125.00'])(
  'the size of a tyre is no part of its price: %s',
  (line) => {
    expect(read('ZAR', line).totalAmount).toEqual({ value: '125.00', confidence: 0.3 });
  },
);
