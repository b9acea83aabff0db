import { expect, it } from 'vitest';
import { newBillValues } from './bill-values';
import { duplicateQuery } from './duplicate-query';

const format = { currency: 'USD', locale: 'en-US' };
const bill = newBillValues('2026-11-03');
const line = { lineId: null, ledgerId: null, description: '', amount: '216.4' };

it('asks once there is a vendor, and a number or an amount', () => {
  expect(duplicateQuery({ ...bill, number: 'QF-309' }, format)).toBeNull();
  expect(duplicateQuery({ ...bill, vendorId: 'ven_1' }, format)).toBeNull();
  expect(duplicateQuery({ ...bill, vendorId: 'ven_1', number: 'QF-309', issued: '' }, format)).toBeNull();
  expect(duplicateQuery({ ...bill, vendorId: 'ven_1', number: ' QF-309 ', lines: [line] }, format)).toEqual({
    vendor_id: 'ven_1',
    number: 'QF-309',
    issued_at: '2026-11-03T00:00:00.000Z',
    total_amount: '216.40',
  });
});
