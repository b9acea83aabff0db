import { describe, expect, it } from 'vitest';
import { mergedWithLines } from '@/components/forms/merged-values';
import { sampleInvoice, sampleLine } from '../testing/sample-invoice';
import { valuesOf } from './invoice-values';

const format = { currency: 'USD', locale: 'en-US' };
const opened = sampleInvoice({ lines: [sampleLine('inv_line_1', { unit_price: 10 })] });
const theirs = sampleInvoice({
  number: '8',
  due_at: '2027-01-31T00:00:00.000Z',
  lines: [sampleLine('inv_line_2', { unit_price: 20 })],
});
const [mine, other] = [valuesOf(opened, format), valuesOf(theirs, format)];

describe('mergedWithLines', () => {
  it('takes theirs for all that was not touched', () => {
    const merged = mergedWithLines(mine, { ...mine, description: 'Mine', customerId: 'cus_2' }, other);
    expect(merged).toEqual({ ...other, description: 'Mine', customerId: 'cus_2' });
  });

  it('keeps touched lines, as new ones where theirs have replaced them', () => {
    const lines = mine.lines.map((line) => ({ ...line, price: '12' }));
    const merged = mergedWithLines(mine, { ...mine, lines }, other);
    expect(merged.number).toBe('8');
    expect(merged.lines.map(({ lineId, price }) => [lineId, price])).toEqual([[null, '12']]);
  });
});
