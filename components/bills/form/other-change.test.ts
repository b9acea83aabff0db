import { expect, it } from 'vitest';
import { sampleBill } from '../testing/sample-bill';
import { otherChange } from './other-change';

it.each([
  [{}, 'saved it'],
  [{ status: 'voided' as const }, 'changed the status to voided'],
  [{ total_paid: 5, number: '9' }, 'changed its payments and its number'],
  [{ credit_applied: 5 }, 'changed its payments'],
  [{ lines: [] }, 'changed its lines'],
  [{ vendor_id: 'ven_9' }, 'changed its vendor'],
  [{ due_at: '2027-01-31T00:00:00.000Z' }, 'changed its dates'],
  [{ description: 'Card' }, 'changed its description'],
])('somebody else with %j %s', (changes, words) => {
  expect(otherChange(sampleBill, { ...sampleBill, ...changes })).toBe(words);
});
