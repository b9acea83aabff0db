import { describe, expect, it } from 'vitest';
import { readExtraction } from './read-extraction';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (...lines: string[]) => readExtraction(lines, reader);

describe('a whole receipt', () => {
  it('gives who, how much, in what and when', () => {
    const extraction = read(
      'Northwind Paper LLC',
      '12 Harbour Street, Springfield',
      'Invoice INV-2026-0042',
      'Invoice date: March 4, 2026',
      'Due date: April 3, 2026',
      'Bill to: Someone Else Inc',
      '2 x Binder 10.00 20.00',
      'Subtotal $20.00',
      'Tax 8% $1.60',
      'Total due $21.60',
    );
    expect(extraction).toEqual({
      vendorName: { value: 'Northwind Paper LLC', confidence: 0.8 },
      totalAmount: { value: '21.60', confidence: 0.95 },
      currency: { value: 'USD', confidence: 0.8 },
      issuedOn: { value: '2026-03-04', confidence: 0.9 },
      number: { value: 'INV-2026-0042', confidence: 0.85 },
      dueOn: { value: '2026-04-03', confidence: 0.9 },
      isBill: true,
    });
  });

  it('gives null for all that a text without any of it says', () => {
    expect(read('12345', '---', '')).toEqual({
      vendorName: null,
      totalAmount: null,
      currency: null,
      issuedOn: null,
      number: null,
      dueOn: null,
      isBill: false,
    });
    expect(read()).toEqual(read(''));
  });
});

describe('total', () => {
  it.each([
    [
      'the sum to pay over its parts',
      ['Subtotal 10.00', 'Tax 1.00', 'Total 11.00', 'Cash tendered 20.00', 'Change 9.00'],
      '11.00',
      0.85,
    ],
    ['the surer label', ['Total 11.00', 'Tip 2.00', 'Amount paid 13.00'], '13.00', 0.95],
    ['the largest of equal labels, with a doubt', ['Total 11.00', 'Total 12.10'], '12.10', 0.6],
    ['one of two to pay, with a doubt', ['Total due 11.00', 'Total due 12.10'], '12.10', 0.6],
    ['the line below its label', ['TOTAL', '€ 7,50'], '7.50', 0.85],
    ['a decimal comma with dots for groups', ['Gesamtbetrag 1.234,56 EUR'], '1234.56', 0.95],
    ['groups in three', ['Total USD 1,234,567.89'], '1234567.89', 0.85],
    ['whole amounts beside a currency', ['Total ¥1,200'], '1200', 0.85],
    ['the largest amount where none is called a total', ['Coffee 3.50', 'Cake 4.25'], '4.25', 0.3],
  ])('is %s', (_, lines, value, confidence) => {
    expect(read(...lines).totalAmount).toEqual({ value, confidence });
  });

  it.each([
    [['ORDER CONFIRMATION – NOT A RECEIPT', 'Blue Kettle LLC', 'QUOTE', 'ESTIMATED TOTAL 890.00']],
    [['Blue Kettle LLC', 'Quotation 17', 'Total due 890.00']],
    [['Blue Kettle LLC', 'Estimate', 'Total due 890.00']],
    [['Blue Kettle LLC', 'Pro forma invoice', 'Total due 890.00']],
    [['Blue Kettle LLC', 'Total due 890.00', 'This is not a tax receipt']],
  ])('is in doubt on %j', (lines) => {
    expect(read(...lines).totalAmount).toEqual({ value: '890.00', confidence: 0.5 });
  });

  it('is not in doubt where a number is to be quoted, or the reading of a meter was estimated', () => {
    const lines = ['Blue Kettle LLC', 'Please quote invoice no. 7', 'Estimated reading', 'Total due 890.00'];
    expect(read(...lines).totalAmount?.confidence).toBe(0.95);
  });

  it.each([
    ['a count', ['Total items 3']],
    ['a percentage', ['Total 8.25%']],
    ['a date', ['Total 04/03/2026']],
    ['a version', ['Total v1.2.3']],
    ['a negative amount', ['Total -5.00']],
    ['an amount with a minus behind it', ['Total 5.00-']],
    ['an amount with a minus sign of its own', ['Total −5.00 €']],
  ])('is not %s', (_, lines) => {
    expect(read(...lines).totalAmount).toBeNull();
  });
});

describe('a total that may be none', () => {
  it.each([
    [['Blue Kettle', 'CREDIT NOTE 17', 'Total $20.00'], '20.00'],
    [['Blue Kettle', 'Refund receipt', 'Total $20.00'], '20.00'],
    [['Blue Kettle', '*** RETURN ***', 'Total $20.00', 'Refund to Visa $20.00'], '20.00'],
    [['Blue Kettle', 'VOID', 'Total $20.00'], '20.00'],
    [['Blue Kettle GmbH', 'Gutschrift Nr. 17', 'Summe 20,00 €'], '20.00'],
    [['Blue Kettle', 'Total ($20.00)'], '20.00'],
    [['Blue Kettle', 'Total - 20.00'], '20.00'],
  ])('is in doubt: %j', (lines, value) => {
    expect(read(...lines).totalAmount).toEqual({ value, confidence: 0.3 });
  });

  it('is not in doubt where the shop says how it refunds', () => {
    expect(read('Blue Kettle', 'Refund policy: 30 days', 'Total $20.00').totalAmount?.confidence).toBe(0.85);
  });

  it.each([
    [['TOTAL £12.00', 'Total VAT included £2.00'], '12.00', 0.6],
    [['TOTAL $110.00', 'GST INCLUDED IN TOTAL $10.00'], '110.00', 0.85],
    [['TOTAL $18.00', 'TOTAL YOU SAVED $22.00'], '18.00', 0.85],
  ])('is not the tax in it, nor what was saved: %j', (lines, value, confidence) => {
    expect(read(...lines).totalAmount).toEqual({ value, confidence });
  });

  it('makes its currency doubtful where it is printed in two', () => {
    const { totalAmount, currency } = read('Total 13.27 EUR', 'Total 100.00 HRK');
    expect([totalAmount?.confidence, currency?.confidence]).toEqual([0.6, 0.6]);
  });

  it('makes the dollar doubtful where its thousands may be of another, not where it may be negative', () => {
    expect(read('Total - $20.00').currency).toEqual({ value: 'USD', confidence: 0.8 });
    expect(read('Total $ 45.000').currency).toEqual({ value: 'USD', confidence: 0.6 });
  });
});

describe('currency', () => {
  it.each([
    ['Total EUR 5.00', 'USD', 'EUR', 0.95],
    ['Total 5,00 €', 'USD', 'EUR', 0.9],
    ['Total $5.00', 'CAD', 'CAD', 0.8],
    ['Total $5.00', 'EUR', 'USD', 0.6],
    ['Total US$5.00', 'CAD', 'USD', 0.9],
    ['Total 50.00 kr', 'SEK', 'SEK', 0.8],
  ])('of %s in books of %s is %s', (line, businessCurrency, value, confidence) => {
    expect(readExtraction([line], { ...reader, businessCurrency }).currency).toEqual({ value, confidence });
  });

  it.each(['Total 5.00', 'Total ABC 5.00', 'Total 50.00 kr'])('of %s is not known', (line) => {
    expect(read(line).currency).toBeNull();
  });
});

describe('day of issue', () => {
  it.each([
    ['2026-03-04', 'a date alone', '2026-03-04', 0.65],
    ['Date: 2026-03-04 12:30', 'called so', '2026-03-04', 0.9],
    ['Date 25/03/2026', 'the day must be first', '2026-03-25', 0.9],
    ['Date 03/04/2026', 'either way round: month first, half as sure', '2026-03-04', 0.45],
    ['Datum 04.03.2026', 'dots put the day first', '2026-03-04', 0.9],
    ['4 March 2026', 'a named month', '2026-03-04', 0.65],
    ['Date: Mar 4, 2026', 'a named month first', '2026-03-04', 0.9],
  ])('%s: %s', (line, _, value, confidence) => {
    expect(read(line).issuedOn).toEqual({ value, confidence });
  });

  it.each([
    ['EUR', ['Date 03/04/2026'], '2026-04-03', 0.45],
    ['USD', ['Date 03/04/2026', 'Total RM 5.00'], '2026-04-03', 0.81],
    ['EUR', ['Date 03/04/2026', 'Total US$ 5.00'], '2026-03-04', 0.45],
    ['EUR', ['Date 03/04/2026', 'Due 03/25/2026'], '2026-03-04', 0.9],
  ])(
    'that could be either way round follows the money: %s, %j',
    (businessCurrency, lines, value, confidence) => {
      const { issuedOn } = readExtraction(lines, { ...reader, businessCurrency });
      expect(issuedOn).toEqual({ value, confidence });
    },
  );

  it.each([
    ['due', 'Due date 2026-03-04'],
    ['in the future', 'Date 2027-03-04'],
    ['long past', 'Date 1999-03-04'],
    ['no day of the calendar', 'Date 2026-02-30'],
  ])('is not a valid calendar date that is %s', (_, line) => {
    expect(read(line).issuedOn).toBeNull();
  });
});

describe('vendor', () => {
  it.each([
    ['named as the seller', ['RECEIPT', 'Sold by: Blue Kettle'], 'Blue Kettle', 0.85],
    ['a firm at the head', ['Welcome', 'Best prices', 'Blue Kettle GmbH'], 'Blue Kettle GmbH', 0.8],
    [
      'beside the one it was sent to',
      ['Invoice', 'Blue Kettle, Inc. Bill to', 'Someone Else Inc'],
      'Blue Kettle, Inc.',
      0.8,
    ],
    ['the first line that can be a name', ['INVOICE', '0042', 'Blue Kettle'], 'Blue Kettle', 0.5],
  ])('is %s', (_, lines, value, confidence) => {
    expect(read(...lines).vendorName).toEqual({ value, confidence });
  });

  it.each([
    ['of a site', 'www.bluekettle.com', 0.95],
    ['of a mailbox', 'hello@blue-kettle.com', 0.95],
    ['in a sentence', 'Make checks payable to Blue Kettle LLC', 0.95],
    ['of another', 'www.othershop.com', 0.8],
  ])('is sure where its name is printed again: %s', (_, line, confidence) => {
    expect(read('Blue Kettle LLC', line, 'Total $5.00').vendorName).toEqual({
      value: 'Blue Kettle LLC',
      confidence,
    });
  });

  it.each([
    'Statement of account',
    'Monthly Statement',
    'ORDER CONFIRMATION – NOT A RECEIPT',
    'Guest Check',
    'Credit Note 17',
    'Account summary',
    'Pro-forma',
    'Kontoauszug',
  ])('is never the heading %s', (heading) => {
    expect(read(heading, 'Lakeside Water').vendorName?.value).toBe('Lakeside Water');
  });

  it.each([
    '12 Front St W, Toronto ON M5J 2X5',
    'Toronto ON M5J 2X5',
    'Springfield, IL 62701',
    '17 Weir Street',
    'Harbour Road 5',
    'Weir Street',
  ])('is never the address %s', (address) => {
    expect(read(address, 'Lakeside Water').vendorName?.value).toBe('Lakeside Water');
  });

  it('may be named after its street', () => {
    expect(read('Weir Street Supply', '17 Weir Street').vendorName?.value).toBe('Weir Street Supply');
  });

  it('is never who the document was sent to', () => {
    expect(read('Invoice', 'Bill to:', 'Someone Else Inc').vendorName).toBeNull();
  });
});

it('comes to an end with a text made to keep it busy', () => {
  const long = `${'1.'.repeat(200_000)} ${'Total '.repeat(50_000)}`;
  expect(read(...Array.from({ length: 5000 }, () => long)).totalAmount).toBeNull();
});

it.each([
  ['unnamed amounts', (at: number) => `Item ${at} 12.50 14.75 9.99 ${at}.00 7.${10 + (at % 80)}`],
  ['totals and taxes', (at: number) => (at % 2 === 0 ? `Tax ${at}.05` : `Total ${at}.50`)],
  ['net totals', (at: number) => `Net total ${at}.05 `.repeat(10)],
  ['sums, cash and change', (at: number) => `Subtotal ${at}.05 cash ${at}.55 change 0.${10 + (at % 80)}`],
  ['signs of currencies', (at: number) => `04/05/2026 $ ${at}.10 USD ${at}.20 EUR ${at}.30`],
])('reads a long document full of %s in seconds', (_, line) => {
  const started = performance.now();
  read(...Array.from({ length: 1500 }, (_each, at) => line(at)));
  expect(performance.now() - started).toBeLessThan(10_000);
});
