import { describe, expect, it } from 'vitest';
import { readExtraction } from '../read-extraction';

const reader = { businessName: 'Quillfeather Press LLC', businessCurrency: 'USD', uploadedOn: '2026-06-30' };
const read = (lines: readonly string[], businessCurrency = 'USD') =>
  readExtraction(lines, { ...reader, businessCurrency });

describe('the order of day and month', () => {
  const recipient = ['Bill to: Someone Else Inc, 12 Pier Rd, Austin, TX 78701'];
  const invoice = ['Invoice 7', 'Invoice date: 03/02/2026', 'Total due $2,000.00'];

  it.each<[string, string[]]>([
    ['of the reader', ['Ivan Petrov', 'Kyiv, Ukraine', ...recipient, ...invoice]],
    [
      'below the name of the reader',
      ['Ivan Petrov', 'Bill to', 'Someone Else Inc', '12 Pier Rd', 'Austin, TX 78701', ...invoice],
    ],
    [
      'below the name of the business',
      ['Ivan Petrov', 'Quillfeather Press LLC', 'Austin, TX 78701', ...invoice],
    ],
    [
      'in the column of the reader',
      ['Ivan Petrov Bill to', 'Kyiv Someone Else Inc', 'Ukraine Austin, TX 78701', ...invoice],
    ],
  ])('is not sure by an address %s', (_, lines) => {
    expect(read(lines).issuedOn).toEqual({ value: '2026-03-02', confidence: 0.81 });
  });

  it.each<[string, string[]]>([
    ['of the issuer', ['Blue Kettle', 'Springfield, IL 62701', ...recipient, ...invoice]],
    [
      'in the column of the issuer',
      [
        'Blue Kettle Bill to',
        'Weir Street 5 Someone Else Inc',
        'Springfield, IL 62701 12 Pier Rd',
        ...invoice,
      ],
    ],
    ['to pay to', [...recipient, 'Remit to: Blue Kettle, Springfield, IL 62701', ...invoice]],
    [
      'below all',
      [...recipient, ...invoice, 'Thank you', 'Questions?', 'Blue Kettle, Springfield, IL 62701'],
    ],
  ])('is sure by an address %s', (_, lines) => {
    expect(read(lines).issuedOn).toEqual({ value: '2026-03-02', confidence: 0.9 });
  });

  it("with the day first is not sure by the reader's country either", () => {
    const paper = (...head: string[]) =>
      read([...head, 'Invoice date: 03/02/2026', 'Total £20.00'], 'GBP').issuedOn;
    expect(paper('Blue Kettle Ltd')).toEqual({ value: '2026-02-03', confidence: 0.9 });
    expect(paper('Blue Kettle', 'Bill to: Someone Else Ltd')).toEqual({
      value: '2026-02-03',
      confidence: 0.81,
    });
  });
});
