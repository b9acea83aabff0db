import { describe, expect, it } from 'vitest';
import { sampleDocument } from '@/components/documents/testing/sample-document';
import type { DocumentExtraction } from '@/lib/contract/document';
import { isTotalToType, toCheck, valuesOfDocument } from './document-values';

const read = <Value>(value: Value, confidence = 0.95) => ({
  value,
  confidence,
  place: null,
  is_corrected: false,
});
const whole: DocumentExtraction = {
  vendor_name: read('BLUE KETTLE LLC'),
  total_amount: read(1216.4),
  currency: read('USD'),
  issued_on: read('2026-03-04'),
  number: read('1042'),
  due_on: read('2026-04-10'),
  is_bill: true,
  is_credit_note: false,
  corrects: null,
  lines: [],
  turn: 0,
};
const documentOf = (changed: Partial<DocumentExtraction>) =>
  sampleDocument({ extraction: { ...whole, ...changed } });
const format = { currency: 'USD', locale: 'en-US' };
const known = { vendorId: 'ven_1', ledgerId: 'ldg_1', taxLedgers: [], today: '2026-06-30' };
const lines = [
  { description: 'Paper', amount: 1000, is_tax: false },
  { description: 'VAT 19 %', amount: 190, is_tax: true },
  { description: 'VAT 7 %', amount: 26.4, is_tax: true },
];

describe('the bill of a document', () => {
  it('has all that was read, and what the vendor is usually paid for', () => {
    const document = documentOf({});
    expect(isTotalToType(document.extraction, 'USD')).toBe(false);
    expect(valuesOfDocument(document, known, format)).toEqual({
      documentId: document.id,
      vendorId: 'ven_1',
      number: '1042',
      issued: '2026-03-04',
      due: '2026-04-10',
      description: '',
      lines: [{ lineId: null, ledgerId: 'ldg_1', description: '', amount: '1,216.40' }],
    });
  });

  it('is as open as a new one where nothing was read', () => {
    const nothing = sampleDocument({ extraction: null });
    expect(isTotalToType(documentOf({ currency: read('EUR'), total_amount: null }).extraction, 'USD')).toBe(
      false,
    );
    expect(valuesOfDocument(nothing, { ...known, vendorId: null, ledgerId: null }, format)).toMatchObject({
      vendorId: null,
      number: '',
      issued: '2026-06-30',
      due: '2026-07-30',
      lines: [{ ledgerId: null, amount: '' }],
    });
  });

  it.each([
    ['with what was bought', [], ['ldg_1', 'ldg_1', 'ldg_1']],
    ['on the one ledger of it', ['Input VAT'], ['ldg_1', 'Input VAT', 'Input VAT']],
    [
      'on that of the rate',
      ['Vorsteuer 19 %', 'Vorsteuer 7 %'],
      ['ldg_1', 'Vorsteuer 19 %', 'Vorsteuer 7 %'],
    ],
    ['on one that is still to be chosen', ['Vorsteuer', 'Vorsteuer EU'], ['ldg_1', null, null]],
  ])('has the lines of an electronic invoice, its tax %s', (_, names, ledgers) => {
    const taxLedgers = names.map((name) => ({ id: name, name }));
    const values = valuesOfDocument(documentOf({ lines }), { ...known, taxLedgers }, format);
    expect(values.lines.map(({ description, amount }) => `${description}: ${amount}`)).toEqual([
      'Paper: 1,000.00',
      'VAT 19 %: 190.00',
      'VAT 7 %: 26.40',
    ]);
    expect(values.lines.map(({ ledgerId }) => ledgerId)).toEqual(ledgers);
  });

  it('has one line where an amount of one fits no currency of the books', () => {
    const odd = [
      { description: 'Paper', amount: 1216.4, is_tax: false },
      { description: 'Half', amount: 0.005, is_tax: false },
    ];
    expect(valuesOfDocument(documentOf({ lines: odd }), known, format).lines).toHaveLength(1);
  });

  it('leaves the amount open in another currency', () => {
    const foreign = documentOf({ currency: read('EUR'), lines });
    expect(isTotalToType(foreign.extraction, 'USD')).toBe(true);
    expect(valuesOfDocument(foreign, known, format).lines[0]?.amount).toBe('');
  });

  it('leaves the amount open where no currency was read', () => {
    const unread = documentOf({ currency: null, lines });
    expect(isTotalToType(unread.extraction, 'USD')).toBe(true);
    expect(valuesOfDocument(unread, known, format).lines).toEqual([
      { lineId: null, ledgerId: 'ldg_1', description: '', amount: '' },
    ]);
  });
});

it('names what is to be compared with the paper', () => {
  const isSure = (confidence: number) => confidence >= 0.9;
  expect(toCheck(documentOf({}), isSure)).toEqual([]);
  expect(toCheck(documentOf({ number: null, total_amount: read(5, 0.85) }), isSure)).toEqual([
    'number',
    'total',
  ]);
  expect(toCheck(documentOf({ currency: null }), isSure)).toEqual(['currency']);
  expect(toCheck(documentOf({ currency: read('USD', 0.6) }), isSure)).toEqual(['currency']);
  expect(toCheck(documentOf({ currency: read('USD', 0.8) }), isSure)).toEqual([]);
});
