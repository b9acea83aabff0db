import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const read = (lines: readonly string[], businessCurrency = 'USD') =>
  readExtraction(lines, { businessName: 'Quillfeather Press', businessCurrency, uploadedOn: '2026-06-30' })
    .currency;

const toronto = [
  'Weir Street Grill',
  '12 Front St W, Toronto ON M5J 2X5',
  'Subtotal $18.00',
  'HST 13% $2.34',
  'Total $20.34',
  'INTERAC',
];
const sydney = ['Harbour Coffee', 'ABN 51 824 753 556', 'GST incl. $1.85', 'Total $20.34'];
const johor = ['Kedai Kopi Sdn Bhd', '12 Jalan Sagu, 81100 Johor Bahru', 'Total $20.34'];
const springfield = [
  'Weir Street Grill',
  '12 Front Street',
  'Springfield, IL 62701',
  'Sales tax $1.34',
  'Total $20.34',
];

describe('the dollar of a paper', () => {
  it.each<[string, string[], string]>([
    ['a harmonized sales tax', ['HST 13% 2.34', 'Total $20.34'], 'CAD'],
    ['taxes of Quebec', ['TPS 5% 0.90', 'TVQ 9.975% 1.80', 'Total $20.34'], 'CAD'],
    ['a postal code of Canada', ['Vancouver BC V6B 1A1', 'Total $20.34'], 'CAD'],
    ['a number to call in Canada', ['Tel (604) 555-0134', 'Total $20.34'], 'CAD'],
    ['a business number of Australia', ['ABN: 51824753556', 'Total $20.34'], 'AUD'],
    ['a legal form of Australia', ['Harbour Coffee Pty Ltd', 'Total $20.34'], 'AUD'],
    ['an address in Australia', ['Sydney NSW 2000', 'Total $20.34'], 'AUD'],
    ['a tax number of New Zealand', ['GST No: 123-456-789', 'Total $20.34'], 'NZD'],
    ['a tax number of Singapore', ['GST Reg No: M2-1234567-8', 'Total $20.34'], 'SGD'],
    ['a legal form of Singapore', ['Orchard Pte Ltd', 'Total $20.34'], 'SGD'],
    ['an address in Hong Kong', ['Nathan Road, Kowloon', 'Total $20.34'], 'HKD'],
    ['a tax number of Mexico', ['RFC: ABC010203AB1', 'IVA 16%', 'Total $20.34'], 'MXN'],
  ])('is told by %s, with a doubt in books of another', (_, lines, value) => {
    expect(read(lines)).toEqual({ value, confidence: 0.85 });
    expect(read(lines, value)).toEqual({ value, confidence: 0.95 });
  });

  it.each([
    ['a sales tax', ['Sales tax 1.34', 'Total $20.34']],
    ['a state and ZIP code', ['Springfield, IL 62701', 'Total $20.34']],
    ['a number to call', ['(217) 555-0134', 'Total $20.34']],
    ['the country at the end of an address', ['Springfield, USA', 'Total $20.34']],
  ])('is sure in books of US dollars with %s', (_, lines) => {
    expect(read(lines)).toEqual({ value: 'USD', confidence: 0.95 });
  });

  it.each([
    ['some goods and services tax', ['GST 10% 1.85', 'Total $20.34']],
    ['a country without dollars', ['Blue Kettle Pvt Ltd', 'GSTIN 22AAAAA0000A1Z5', 'Total $20.34']],
    ['two other countries', ['ABN 51 824 753 556', 'GST No 123-456-789', 'Total $20.34']],
  ])('is not assumed with %s', (_, lines) => {
    expect(read(lines)).toBeNull();
  });

  it.each([
    ['a value added tax', ['VAT No. 123', 'Total $20.34'], 0.6],
    ['addresses of both', ['Springfield, IL 62701', 'Toronto ON M5J 2X5', 'Total $20.34'], 0.6],
    ['nothing', ['Weir Street Grill', 'Total $20.34'], 0.8],
  ])('is in doubt with %s', (_, lines, confidence) => {
    expect(read(lines)).toEqual({ value: 'USD', confidence });
  });

  it.each([
    ['CAD', 'Toronto, ON M5V 2T6'],
    ['USD', 'Springfield, IL 62701'],
  ])("is not sure by the reader's address in books of %s", (value, address) => {
    const lines = ['Blue Kettle', 'Bill to: Quillfeather Press Inc', address, 'Total $45.00'];
    expect(read(lines, value)).toEqual({ value, confidence: 0.8 });
    expect(read([address, ...lines], value)).toEqual({ value, confidence: 0.95 });
  });

  it('of another tax is the own one where that country levies it', () => {
    expect(read(['GST 5% 0.90', 'Total $20.34'], 'CAD')).toEqual({ value: 'CAD', confidence: 0.8 });
  });

  it.each(['All prices in CAD', 'Currency: CAD', 'Amount (CAD)'])('is the one named: %s', (line) => {
    expect(read([line, 'Springfield, IL 62701', 'Total $20.34'])).toEqual({ value: 'CAD', confidence: 0.95 });
  });

  it.each([
    ['COP', 'Total $ 45.000', { value: 'COP', confidence: 0.8 }],
    ['COP', 'Total $ 45.000,00', { value: 'COP', confidence: 0.8 }],
    ['COP', 'Total $45.00', { value: 'USD', confidence: 0.6 }],
    ['CLP', 'Total $ 45.000', { value: 'CLP', confidence: 0.8 }],
    ['CLP', 'Total $ 45.000,00', { value: 'CLP', confidence: 0.6 }],
    ['CLP', 'Total $45.00', { value: 'USD', confidence: 0.6 }],
    ['UYU', 'Total $ 1.250,00', { value: 'UYU', confidence: 0.8 }],
  ])(
    'in books of %s is the own one only with as many decimals as that has: %s',
    (currency, line, expected) => {
      expect(read([line], currency)).toEqual(expected);
    },
  );

  it('is in doubt at a place that has no decimals', () => {
    const santiago = ['RUT: 77.261.280-K', 'Total $45.00'];
    expect(read(santiago, 'CLP')).toEqual({ value: 'CLP', confidence: 0.6 });
  });

  it('is that of the code behind the amount, and of none where two are named', () => {
    expect(read(['TOTAL $ 45.000 COP', 'USD 11.25'])).toEqual({ value: 'COP', confidence: 0.95 });
    expect(read(['TOTAL $45.00', 'CAD 60.00', 'AUD 70.00'], 'USD')).toEqual({
      value: 'USD',
      confidence: 0.8,
    });
  });

  it('follows the tax of the issuer over the address of the reader', () => {
    expect(read(['Springfield, IL 62701', ...sydney])?.value).toBe('AUD');
    expect(read(['Toronto ON M5J 2X5', ...springfield])?.value).toBe('USD');
  });
});

describe('a sign of several currencies', () => {
  it.each([
    ['USD', 'Total ¥1,250', { value: 'JPY', confidence: 0.6 }],
    ['JPY', 'Total ¥1,250', { value: 'JPY', confidence: 0.8 }],
    ['CNY', 'Total ¥1,250', { value: 'CNY', confidence: 0.8 }],
    ['USD', 'Total ¥125.50', { value: 'CNY', confidence: 0.6 }],
    ['CNY', 'Total ¥125.50', { value: 'CNY', confidence: 0.8 }],
    ['PKR', 'Total Rs. 1,250', { value: 'PKR', confidence: 0.8 }],
    ['ISK', 'Total 12.500 kr', { value: 'ISK', confidence: 0.8 }],
    ['USD', 'Total Rs. 1,250', null],
  ])('in books of %s: %s', (currency, line, expected) => {
    expect(read([line], currency)).toEqual(expected);
  });

  it.each([
    ['CNY', ['墨羽纸张有限公司', '合计 ¥1,250']],
    ['CNY', ['Inkfeather Paper, Harbin, China', 'Total ¥1,250']],
    ['CNY', ['Tel +86 451 5550 1234', 'Total ￥125.50']],
    ['JPY', ['すみ紙店', '合計 ¥1,250']],
    ['JPY', ['Sumi Paper, Kobe, Japan', 'Total ¥1,250']],
  ])('is the yen of whoever writes and stands so: %s of %j', (value, lines) => {
    expect(read(lines, 'USD')).toEqual({ value, confidence: 0.9 });
  });

  it.each([
    [['すみ紙店', '合計 ¥125.50'], { value: 'CNY', confidence: 0.6 }],
    [['Kobe, Japan', 'Harbin, China', 'Total ¥1,250'], { value: 'JPY', confidence: 0.6 }],
  ])('is one of two yen, not surely: %j', (lines, expected) => {
    expect(read(lines, 'USD')).toEqual(expected);
  });

  it.each([
    ['合計 1,250円', 'JPY', 0.9],
    ['合计 125.50元', 'CNY', 0.85],
    ['Total RMB 125.50', 'CNY', 0.9],
    ['Currency: RMB Total 125.50', 'CNY', 0.9],
  ])('has other names: %s', (line, value, confidence) => {
    expect(read([line], 'USD')).toEqual({ value, confidence });
  });

  it('is that of the place', () => {
    expect(read(['GSTIN 22AAAAA0000A1Z5', 'Total Rs. 1,250'])).toEqual({ value: 'INR', confidence: 0.85 });
  });
});

describe('whole receipts', () => {
  it.each([
    ['Toronto', toronto, 'CAD', 0.85],
    ['Sydney', sydney, 'AUD', 0.85],
    ['Johor Bahru', johor, 'MYR', 0.6],
    ['Springfield', springfield, 'USD', 0.95],
  ])('of %s', (_, lines, value, confidence) => {
    expect(read(lines)).toEqual({ value, confidence });
  });

  it('without any sign have the currency of their place', () => {
    const unsigned = (lines: readonly string[]) => lines.map((line) => line.replace('$', ''));
    expect([toronto, sydney, johor, springfield].map((lines) => read(unsigned(lines))?.value)).toEqual([
      'CAD',
      'AUD',
      'MYR',
      'USD',
    ]);
  });
});

it.each([
  ['a time', '10:30 PST', '14:20 HST'],
  ['a time with its zone in brackets', '10:32 AM (PST)', '14:20 (HST)'],
  ['hours of support', 'Support: Mon-Fri 9am-5pm (PST)', 'Chat 8:00 - 17:00 (PST) or 217-000'],
  ['an identifier', 'STORE ID 12345', 'ORDER NO 12345'],
  ['a free number to call', '1-800-555-0134', '(888) 555-0134'],
  ['a product', 'Canada Dry 2.00', 'Australian wine 9.00'],
])('is no mark of a country: %s', (_, ...lines) => {
  expect(read([...lines, 'Total $20.34'])).toEqual({ value: 'USD', confidence: 0.8 });
});

it('does not take an abbreviation for a currency', () => {
  expect(read(['PEN 5.00', 'Total $5.00'])?.value).toBe('USD');
  expect(read(['SVC 5.00', 'TOTAL 5.00'])).toBeNull();
});

it.each([
  '(HST 13%) 2.34',
  'Tax $2.34 (HST 13%)',
  'Tax (HST) 2.34',
  'Taxes (PST): $2.34',
  '(PST #1234-5678)',
  'GST (5%) + PST (7%) 2.34',
])('takes a tax in brackets for a mark of Canada: %s', (line) => {
  expect(read([line, 'Total $20.34'])?.value).toBe('CAD');
});

describe('letters that are a word beside a number', () => {
  const springfieldIl = ['Weir Street Drafting', 'Springfield, IL 62701'];

  it.each([
    ['Drafting in CAD 10 h $75.00 $750.00'],
    ['2 CAD drawings $750.00'],
    ['CAD 3.2 license $750.00'],
    ['The drawings are in CAD format'],
    ['Training in AUD methods, 1 AUD 2 kit $750.00'],
  ])('do not say whose dollar a sign is: %s', (line) => {
    expect(read([...springfieldIl, line, 'Total $750.00'])).toEqual({ value: 'USD', confidence: 0.95 });
    expect(read([line, 'Total $750.00'])).toEqual({ value: 'USD', confidence: 0.8 });
  });

  it.each(['1 AED Plus trainer 99.00', 'PHP 8.2 hosting 99.00', 'AMD 7600 CPU 99.00', 'RM 412'])(
    'are no currency where the place has another, and in doubt elsewhere: %s',
    (line) => {
      expect(read([...springfieldIl, line, 'Total 168.00'])).toEqual({ value: 'USD', confidence: 0.85 });
      expect(read([line, 'Total 168.00'])?.confidence ?? 0).toBeLessThanOrEqual(0.6);
      expect(read([line])?.confidence ?? 0).toBeLessThanOrEqual(0.6);
    },
  );

  it.each(['AMD 7600', 'JPY 1250', 'CAD 45'])('are a currency beside the total: %s', (amount) => {
    expect(read([`Total ${amount}`])).toEqual({ value: amount.slice(0, 3), confidence: 0.95 });
  });

  it('are a currency where it is that of the place', () => {
    expect(read(['Kedai Kopi Sdn Bhd', 'RM 12', 'Total 12.00'])).toEqual({ value: 'MYR', confidence: 0.9 });
  });

  it('do not turn day and month round', () => {
    const { issuedOn } = readExtraction(['1 AED Plus trainer 99.00', 'Date 03/04/2026', 'Total 99.00'], {
      businessName: 'Quillfeather Press',
      businessCurrency: 'USD',
      uploadedOn: '2026-06-30',
    });
    expect(issuedOn).toEqual({ value: '2026-03-04', confidence: 0.45 });
  });

  it.each([
    ['CAD', 'All amounts are in CAD'],
    ['CAD', 'All anounts are in CAD.'],
    ['CAD', 'Prices shown in CAD'],
    ['CAD', '(in CAD)'],
    ['CAD', 'Charged in CAD'],
    ['CAD', 'Tax CAD 2.30'],
    ['CAD', 'Paid CAD 1,250'],
    ['AUD', 'Total AUD'],
  ])('are the currency %s where they name the amounts: %s', (value, line) => {
    expect(read([line, 'Total $20.34'])).toEqual({ value, confidence: 0.95 });
  });

  it.each([
    ['EUR', 'Alle Beträge in EUR'],
    ['EUR', 'Montants en EUR'],
    ['CHF', 'Angaben in CHF'],
  ])('are the currency %s of amounts without a sign: %s', (value, line) => {
    expect(read([line, 'Total 20.34'])).toEqual({ value, confidence: 0.95 });
  });
});
