import { describe, expect, it } from 'vitest';
import { invoiceFaults } from './invoice-faults';

describe('invoiceFaults', () => {
  it.each([
    ['what a sentence says', 'Credit of the customer was applied.', 'Credit of the customer was applied.'],
    ['what is wrong with all lines', 'come to more than fits', 'The lines come to more than fits'],
  ])('tells %s above the form', (_, message, told) => {
    const errors = [{ path: '/changes/line_changes', code: 'x', message }];
    const problem = { code: 'conflict', status: 409, detail: 'Refused.', errors };
    expect(invoiceFaults(problem, [])).toEqual({ fields: [], others: [told] });
  });
});
