import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: '', businessCurrency: 'EUR', uploadedOn: '2026-06-30' };
const totalOf = (...lines: string[]) => readExtraction(lines, reader).totalAmount;
const head = ['Tintenfeder GmbH', 'Rechnung Nr. 4711', 'Schreibpapier 110,00'];

describe('the sums below the items of an invoice', () => {
  it.each([
    [
      'a sum of charges',
      [
        'Gesamtbetrag der Zuschläge 5,80',
        'Gesamtbetrag der Abschläge -2,00',
        'Rechnungssumme ohne USt. 113,80',
      ],
    ],
    ['a sum of discounts', ['Summe der Abschläge 4,00', 'Total des remises 4,00', 'Sum of allowances 4,00']],
  ])('have none to pay in %s', (_, lines) => {
    expect(totalOf(...head, ...lines, 'Steuerbetrag 21,62', 'Bruttosumme 135,42')?.value).toBe('135.42');
  });

  it.each(['Zahlbetrag', 'Endsumme', 'Rechnungsendbetrag', 'Bruttobetrag', 'Due payable:', 'Summe brutto'])(
    'name the one to pay: %s',
    (label) => {
      expect(totalOf(...head, `${label} 135,42`)).toMatchObject({ value: '135.42', confidence: 0.95 });
    },
  );

  it('have the one with another tax than that on sales', () => {
    const lines = ['Gesamtbeitrag 50,00 €', 'Versicherungsteuer 19 % 9,50 €', 'Rechnungsbeitrag 59,50 €'];
    expect(totalOf('Musterhafter Verein a.G.', ...lines)).toMatchObject({ value: '59.50', confidence: 0.95 });
  });

  it('have none where all that is called a total comes back', () => {
    expect(totalOf(...head, 'Zuschlag 0,23', 'Zahlbetrag -8,79')).toBeNull();
    expect(totalOf('RECHNUNGS-KORREKTUR', 'Tintenfeder GmbH', 'Schreibpapier 4,00')).toBeNull();
    expect(totalOf('Storno-Rechnung', ...head, 'Zahlbetrag 8,79')?.confidence).toBe(0.3);
  });

  it('are not those of the first row below the heads of columns', () => {
    const rows = ['380,00 2,47 382,47', '130,00 6,52 136,52', '510,00 8,99 518,99'];
    expect(totalOf(...head, 'Net Tax Total due', ...rows)?.value).toBe('518.99');
    expect(totalOf(...head, 'Net Tax Total due', '510,00 8,99 518,99')?.confidence).toBe(0.95);
  });
});

it.each(['PAYABLE AMOUNT', 'Due amount', 'Invoice amount'])(
  'takes %s for the sum to pay, not the total before tax',
  (label) => {
    const lines = [
      'Pens 185.50',
      'Paper 108.00',
      'TOTAL 293.50',
      'Taxable amount 280.00',
      'Tax 50.40',
      `${label} 330.40`,
    ];
    expect(totalOf('Inkfeather Ltd', ...lines)).toMatchObject({ value: '330.40', confidence: 0.95 });
  },
);

it('takes the amount behind a count for the one that its own words name', () => {
  const lines = ['Pens 12 185.50', 'Paper 15 108.00', 'Total pcs: 27 Total price: 293.50'];
  expect(totalOf('Inkfeather Ltd', ...lines)).toMatchObject({ value: '293.50', confidence: 0.85 });
});

it('reads groups that a sign stands close before as one amount, in doubt', () => {
  expect(totalOf('Inkfeather Ltd', 'Total: £4 355.80')).toMatchObject({ value: '4355.80', confidence: 0.3 });
});
