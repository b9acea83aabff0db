import { describe, expect, it } from 'vitest';
import { readLines } from '../read-extraction';
import { recognized } from '../testing/recognized-lines';

const reader = { businessName: 'Quillfeather Press', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const totalOf = (...lines: string[]) => readLines(recognized(lines, 0.95), reader).totalAmount;

describe('the total of a receipt in a picture', () => {
  it.each([
    ['never the cash that was given', ['Coffee 8.20', 'Total 8.20', 'Cash 50.00', 'Change 41.80'], '8.20'],
    [
      'cash less change where its own digits were misread',
      ['Total Incl. GST 58.70', 'Final Total 53.70', 'Cash 60.00', 'Change 1.30'],
      '58.70',
    ],
    ['after rounding', ['Total incl. tax 31.02', 'Rounding Adj -0.02', 'TOTAL 31.00', 'CASH 31.00'], '31.00'],
    ['before a summary of taxes', ['Total 10.40', 'GST Summary', 'SR 9.81 0.59', 'Total 9.81 0.59'], '10.40'],
    ['of a line with letters misread', ['Sub T0tal 10.00', 'T0tai Sales 10.60', 'Tax 0.60'], '10.60'],
    ['of the words nearest to it', ['TOTAL SAVING: 0.00 TOTAL: 12.00'], '12.00'],
    [
      'what was paid exactly, where no total can be read',
      ['Tea 3.00', 'Pie 4.00', 'T**## 7-00', 'VISA 7.00'],
      '7.00',
    ],
    ['with a dollar sign read as a letter', ['Total S7.10', 'Item S9.00'], '7.10'],
    ['with a tax code behind it', ['TOTAL 5.40SR', 'Weight 9.35KG'], '5.40'],
    [
      'of all rates together',
      [
        'Total 0% supplies: 9.57',
        'Total 6% supplies (excl. GST): 14.40',
        'GST: 0.86',
        'Total 6% supplies (Inc. GST): 15.26',
        'Total 0% supplies: 9.57',
        'Total Payable: 24.83',
      ],
      '24.83',
    ],
    [
      'after rounding where the words say the same of both',
      ['Total (incl GST) 29.28', 'Rounding Adjust 0.02', 'Total Rounded 29.30', 'Cash Tendered 50.00'],
      '29.30',
    ],
    [
      'after rounding that was misread',
      [
        'Sub-total 46.54',
        'Total Sales Incl GST 46.54',
        'Rounding Adj 6.01',
        'Total After Adj Incl GST 46.55',
      ],
      '46.55',
    ],
    [
      'what was paid after rounding',
      ['TOTAL 19.99', 'Rounding Adj 0.01', 'Rounding 20:00', 'CASH 20.00', 'CHANGE 0.00'],
      '20.00',
    ],
    [
      'cash less change where its words were misread',
      [
        'Total Cty 25 32.69',
        'Total GST 1.65',
        'Thtal Sales (lnclusive of GST) 32.70',
        'Cash 40.00',
        'Change 7.30',
      ],
      '32.70',
    ],
    [
      'cash less change, also of a subtotal',
      ['Soup 11.60', 'SUBTOTAL 53.60', 'CASH 100.00', 'CHANGE 46.40'],
      '53.60',
    ],
    [
      'cash less change where a count stands beside the change',
      ['Total 46.54', 'Total After Adj 46.55', 'CASH 100.00', 'Item Count 2 Change Amt 53.45'],
      '46.55',
    ],
    [
      'cash less change with a minus behind it',
      ['Sales Amount 33.00', 'TOTAL 35.00', 'CASH 55.00', 'Change Returned 20.00-'],
      '35.00',
    ],
    [
      'of words on two lines',
      ['Tape 1.90 T', 'Paper 9.90 T', 'Total RM', 'Incl. of GST 11.80', 'T@6% 11.13 0.67'],
      '11.80',
    ],
    [
      'with the tip that was added',
      ['Subtotal 20.00', 'Tax 1.60', 'Total 21.60', 'Tip 4.00', 'Total 25.60'],
      '25.60',
    ],
    [
      'without a tip that is only proposed',
      ['Subtotal 20.00', 'Tax 1.60', 'Total 21.60', 'Suggested tip 18% 3.89'],
      '21.60',
    ],
    ['with thousands set apart by a space', ['TVA 20% 205,76 €', 'Total TTC 1 234,56 €'], '1234.56'],
    [
      'what was paid and not given back, where no total can be read',
      ['Bread 5.90', 'Milk 2.70', 'T07A1', 'CASH 20.00', 'CHANGE 11.40'],
      '8.60',
    ],
    [
      'of more than a subtotal and tax',
      ['Total Amount 155.50', 'GST 6% 9.31', 'Rounding 0.01', 'Total Amount 164.80', 'TOTAL: 164.80'],
      '164.80',
    ],
    [
      'not what was handed over before change',
      ['Total (Incl GST) 21.85', 'Total Paid 50.00', 'Change 28.15'],
      '21.85',
    ],
    [
      'without words beside a number for a currency',
      ['22 LRG Road', 'Rice 8.50', 'Egg 1.80', 'SUBTOTAL 10.30'],
      '10.30',
    ],
    ['not what a machine took', ['Amount Incl. GST 5.00', 'Accepted total 10.00', 'Change 5.00'], '5.00'],
  ])('is %s', (_, lines, value) => {
    expect(totalOf(...lines)?.value).toBe(value);
  });

  it.each([
    ['cash less change', ['Total 8.20', 'Cash 10.00', 'Change 1.80']],
    ['subtotal and tax', ['Subtotal 10.00', 'Tax 0.60', 'Total 10.60']],
    ['net amount and tax of a summary', ['Total 10.60', 'GST Summary', 'SR 10.00 0.60']],
    ['the items', ['Tea 3.00', 'Pie 4.50', 'Total 7.50']],
    ['the payment', ['Total 7.50', 'VISA 7.50']],
  ])('is sure where %s agrees with it', (_, lines) => {
    expect(totalOf(...lines)?.confidence).toBeGreaterThan(0.9);
  });

  it('is not the nearest round sum that was handed over', () => {
    expect(totalOf('Total 19.98', 'Cash 20.00', 'Change 0.02')?.value).toBe('19.98');
    expect(totalOf('Total 19.98', 'Cash 20.00')?.value).toBe('19.98');
  });

  it('is nothing that comes back', () => {
    expect(totalOf('Paper 42.39', 'TOTAL -$42.39')?.confidence ?? 0).toBeLessThan(0.5);
    expect(totalOf('Pen -9.09', 'TOTAL REFUND 9.09', 'VISA 9.09')?.confidence).toBeLessThan(0.5);
  });

  it.each([
    ['rates', ['Total 0% supplies: 20.67', 'Total 6% supplies (Inc. GST): 73.52', 'Total Payable: 194.19']],
    ['subtotal and tax', ['Subtotal 10.00', 'Tax 0.60', 'Total 10.80']],
    ['items', ['Tea 3.00', 'Pie 4.50', 'Total 77.50']],
  ])('is in doubt where one of its digits is not that of the sum of %s', (_, lines) => {
    expect(totalOf(...lines)?.confidence).toBeLessThan(0.7);
  });

  it('is in doubt where two totals have as much for them', () => {
    expect(totalOf('Total 8.20', 'Total 9.20')?.confidence).toBeLessThan(0.7);
  });

  const totalIn = (businessCurrency: string, ...lines: string[]) =>
    readLines(recognized(lines, 1), { ...reader, businessCurrency }).totalAmount;

  it.each([
    ['CLP', 'TOTAL $ 45.000', '45000'],
    ['CLP', 'TOTAL $ 1.245.000', '1245000'],
    ['CLP', 'Total $45,000', '45000'],
    ['USD', 'Total 45.000 CLP', '45000'],
    ['JPY', 'Total ¥1.250', '1250'],
    ['KWD', 'Total KWD 1.250', '1.250'],
    ['EUR', 'Total 12.50 €', '12.50'],
    ['EUR', 'Total 12.500,00 €', '12500.00'],
    ['USD', 'Total $1,250', '1250'],
  ])('in %s is of %s %s', (currency, line, value) => {
    expect(totalIn(currency, line)).toMatchObject({ value, confidence: 0.85 });
  });

  it('in a currency without decimals is thousands also beside a number with two', () => {
    expect(totalIn('CLP', 'Caja 12.50', 'TOTAL $ 45.000')?.value).toBe('45000');
  });

  it.each([
    ['COP', ['1.00 ARROZ 45.000', 'TOTAL $ 45.000'], '45000'],
    ['COP', ['IVA 19,00', 'TOTAL $ 45,000'], '45000'],
    ['IDR', ['1.00 x IDR 45.000', 'TOTAL IDR 45.000'], '45000'],
    ['IQD', ['TOTAL 45,000 IQD'], '45000'],
    ['EUR', ['IVA 21,00', 'TOTAL 1.250 €'], '1250'],
    ['TND', ['TOTAL 1 012,250 TND'], '1012.250'],
    ['TND', ['EAU 0,500 TND', 'TOTAL 12,250 TND'], '12.250'],
    ['KWD', ['TOTAL KWD 1,012.250'], '1012.250'],
  ])('in %s is sure of three digits behind a mark that has one meaning: %j', (currency, lines, value) => {
    expect(totalIn(currency, ...lines)).toMatchObject({ value, confidence: 0.85 });
  });

  it.each([
    ['EUR', ['IVA 21.00', 'TOTAL 1.250 €'], '1250'],
    ['EUR', ['IVA 21,00', 'TOTAL 1,250 €'], '1250'],
    ['EUR', ['TOTAL 1,250 €'], '1250'],
    ['EUR', ['TOTAL 1 012,250 €'], '1012.250'],
    ['JPY', ['TOTAL JPY 12.50'], '12.50'],
    ['TND', ['TOTAL 12,250 TND'], '12.250'],
    ['TND', ['TVA 19.00', 'TOTAL 12,250 TND'], '12.250'],
  ])('in %s is in doubt with more decimals than that has, or fewer: %j', (currency, lines, value) => {
    expect(totalIn(currency, ...lines)).toMatchObject({ value, confidence: 0.3 });
  });

  it.each([
    ['IDR', ['TOTAL Rp 45.000'], '45000'],
    ['IDR', ['TOTAL Rp. 45.000,00'], '45000.00'],
    ['PYG', ['TOTAL Gs. 45.000'], '45000'],
    ['CRC', ['TOTAL ₡4.500'], '4500'],
    ['HUF', ['TOTAL 12.500 Ft'], '12500'],
    ['HUF', ['TOTAL 12 500 Ft'], '12500'],
    ['KWD', ['TOTAL KD 1.250'], '1.250'],
    ['JOD', ['TOTAL JD 4.500'], '4.500'],
    ['TND', ['EAU 0,500 DT', 'TOTAL 12,250 DT'], '12.250'],
    ['INR', ['TOTAL Rs. 1,250/-'], '1250'],
    ['USD', ['TOTAL SEK 1 250:50'], '1250.50'],
    ['SEK', ['TOTAL 250:50 kr'], '250.50'],
    ['SEK', ['TOTAL 14:20 SEK 250,50'], '250.50'],
    ['SEK', ['TOTAL kr 12 250:50', 'Tid 10:30'], '12250.50'],
    ['PEN', ['TOTAL S/ 45'], '45'],
    ['ISK', ['TOTAL 12.500 kr'], '12500'],
    ['NOK', ['TOTAL kr 1 250'], '1250'],
    ['XOF', ['TOTAL 12 500 FCFA'], '12500'],
    ['CLP', ['PANTALON 25.000', 'TOTAL 45.000'], '45000'],
    ['KWD', ['CAKE 10.000', 'TOTAL 12.250'], '12.250'],
    ['HUF', ['TOTAL 12.500'], '12500'],
    ['USD', ['RUT: 77.261.280-K', 'TOTAL 45.000'], '45000'],
  ])('in %s is read beside its sign, or where none is printed: %j', (currency, lines, value) => {
    expect(totalIn(currency, ...lines)).toMatchObject({ value, confidence: 0.85 });
  });

  it.each([
    ['CLP', ['1.00 POLERA', 'TOTAL 45.000'], '45000'],
    ['SEK', ['TOTAL 1 250.50 kr'], '1250.50'],
    ['USD', ['TOTAL 1 250 USD'], '250'],
    ['USD', ['TOTAL $ 1 250.00'], '250.00'],
    ['EUR', ['TOTAL 12 €50'], '50'],
    ['USD', ['TOTAL $12 50'], '12'],
  ])(
    'in %s is in doubt where nothing tells where the number begins or ends: %j',
    (currency, lines, value) => {
      expect(totalIn(currency, ...lines)).toMatchObject({ value, confidence: 0.3 });
    },
  );

  it.each([
    ['USD', ['Rope 100 Ft', 'TOTAL 45.000']],
    ['USD', ['TOTAL 45.000']],
  ])('in %s is no number without a sign: %j', (currency, lines) => {
    expect(totalIn(currency, ...lines)).toBeNull();
  });

  it.each([
    ['EUR', ['Total 1.250 €']],
    ['USD', ['Total $1.250']],
    ['EUR', ['Abono 1.050 €', 'Iva 200 €', 'Total 1.250 €', 'VISA 1.250 €']],
  ])('in %s is in doubt where a dot may be of thousands or of decimals', (currency, lines) => {
    expect(totalIn(currency, ...lines)).toMatchObject({ value: '1250', confidence: 0.3 });
  });

  it('is in doubt where what was handed over is', () => {
    const total = totalIn('EUR', 'Tea 1.050 €', 'T07A1', 'Cash 2.000 €', 'Change 750 €');
    expect(total).toMatchObject({ value: '1250.00', confidence: 0.3 });
  });

  it.each([
    [['Litros 38.520 $ 45.000', 'TOTAL $ 45.000'], '45000'],
    [['TOTAL LITROS 38.520 $ 45.000'], '45000'],
    [['TOTAL $ 45.000', '$ 91.250 KG'], '45000'],
  ])('is no weight and no volume: %s', (lines, value) => {
    expect(totalIn('CLP', ...lines)?.value).toBe(value);
  });

  it('is no price of a litre where the total shows the decimal mark', () => {
    expect(totalIn('EUR', '38,52 l', '1,259 €', 'Total 48,50 €')?.value).toBe('48.50');
    expect(totalIn('USD', '$ 3.259 / gal', 'Total $48.50')?.value).toBe('48.50');
    expect(totalIn('USD', '$3.259', 'FUEL SALE $48.50')?.value).toBe('48.50');
  });

  it('knows its place', () => {
    expect(totalOf('Tea 3.00', 'Total 7.50')?.place).toMatchObject({ top: 0.5, left: expect.closeTo(0.06) });
  });
});
