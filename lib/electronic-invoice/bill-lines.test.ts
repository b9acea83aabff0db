import { describe, expect, it } from 'vitest';
import { billLinesOf } from './bill-lines';
import type { ElectronicInvoice } from './electronic-invoice';
import { readElectronicInvoice } from './read-electronic-invoice';
import { smallCii, smallUbl } from './testing/small-invoices';

function read(xml: string): ElectronicInvoice {
  const invoice = readElectronicInvoice(xml);
  if (invoice === null) throw new Error('no invoice');
  return invoice;
}

const one = read(smallCii());
const two: Partial<ElectronicInvoice> = {
  lines: [
    { name: 'Paper', quantity: '2', amount: '100.00' },
    { name: 'Book', quantity: '1', amount: '20.00' },
    { name: 'Free sample', quantity: '1', amount: '0.00' },
  ],
  lineTotal: '120.00',
  net: '120.00',
  tax: '20.40',
  total: '140.40',
  toPay: '140.40',
  taxes: [
    { name: 'VAT', rate: '19', net: '100.00', tax: '19.00' },
    { name: 'VAT', rate: '7', net: '20.00', tax: '1.40' },
  ],
};

const shown = (invoice: Partial<ElectronicInvoice>) =>
  billLinesOf({ ...one, ...invoice }).map(({ description, amount }) => `${description}: ${amount}`);

describe('the lines of a bill for an electronic invoice', () => {
  it('are its lines, net, and the tax of each rate', () => {
    expect(billLinesOf(one)).toEqual([
      { description: 'Umschläge & Papier', amount: '100.00', isTax: false },
      { description: 'VAT 19 %', amount: '19.00', isTax: true },
    ]);
    expect(shown(two)).toEqual(['Paper: 100.00', 'Book: 20.00', 'VAT 19 %: 19.00', 'VAT 7 %: 1.40']);
  });

  it('have charges and what is rounded up', () => {
    const more = {
      ...two,
      charges: '5.00',
      net: '125.00',
      total: '145.40',
      rounding: '0.10',
      toPay: '145.50',
    };
    expect(shown(more)).toEqual([
      'Paper: 100.00',
      'Book: 20.00',
      'Charges: 5.00',
      'VAT 19 %: 19.00',
      'VAT 7 %: 1.40',
      'Rounding: 0.10',
    ]);
  });

  it('are one for each rate where something is taken off', () => {
    const off = {
      ...two,
      allowances: '10.00',
      net: '110.00',
      tax: '18.50',
      total: '128.50',
      toPay: '128.50',
      taxes: [
        { name: 'VAT', rate: '19', net: '90.00', tax: '17.10' },
        { name: 'VAT', rate: '7', net: '20.00', tax: '1.40' },
      ],
    };
    expect(shown(off)).toEqual([
      'Net, tax 19 %: 90.00',
      'Net, tax 7 %: 20.00',
      'VAT 19 %: 17.10',
      'VAT 7 %: 1.40',
    ]);
    const back = [
      { name: 'Paper', quantity: '2', amount: '130.00' },
      { name: 'Paper that came back', quantity: '-1', amount: '-30.00' },
    ];
    expect(shown({ lines: back })).toEqual(['Paper, Paper that came back: 100.00', 'VAT 19 %: 19.00']);
  });

  it('are one where there are more than anybody enters', () => {
    const calls = Array.from({ length: 100 }, (_, at) => ({
      name: `Call ${at}`,
      quantity: null,
      amount: '1.00',
    }));
    expect(shown({ lines: calls })).toEqual([
      expect.stringMatching(/^Call 0, Call 1, .{400,500}: 100\.00$/),
      'VAT 19 %: 19.00',
    ]);
  });

  it.each<[string, Partial<ElectronicInvoice>]>([
    ['its sums do not agree', { total: '191.00' }],
    ['a part was paid before', { prepaid: '19.00', toPay: '100.00' }],
    ['it is rounded down', { rounding: '-0.05', toPay: '118.95' }],
    ['it gives money back', { kind: 'credit_note' }],
    ['it asks for nothing yet', { kind: 'proforma' }],
    [
      'nothing is to be paid',
      { lines: [], lineTotal: '0', net: '0', tax: '0', total: '0', toPay: '0', taxes: [] },
    ],
  ])('are none where %s', (_, changed) => {
    expect(shown(changed)).toEqual([]);
  });

  it('are none of what came partly paid', () => {
    expect(billLinesOf(read(smallUbl()))).toEqual([]);
  });
});
