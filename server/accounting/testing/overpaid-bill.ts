import { expect } from 'vitest';
import { must } from './books';
import { call } from './call';
import { newPayables } from './payables';
import type { TestService } from './start-service';

/** A bill of 100.00, overpaid by 40.00, and an open one of 70.00; money in of 90.00. */
export async function newOverpaidBill(service: TestService) {
  const books = await newPayables(service.client);
  const { parameters, vendor } = books;
  const [first, second] = await books.bills([
    { issued: '2026-01-05', lines: [['Rent', 100]] },
    { issued: '2026-02-05', lines: [['Software', 70]] },
  ]);
  const [transaction_id = '', moneyIn = ''] = await books.transactions([
    ['2026-01-10', -140],
    ['2026-03-01', 90],
  ]);
  const body = { bill_id: first?.id ?? '', transaction_id };
  must(await service.client.createBillPayment({ parameters, body }));
  const path = (rest: string) => `/v0/business/${books.business.id}/${rest}`;
  const apply = (amount: number, more: object = {}) =>
    call(service, 'POST', path('credit-application'), {
      vendor_id: vendor.id,
      bill_id: second?.id,
      amount,
      ...more,
    });
  const refund = (amount: number, more: object = {}) =>
    call(service, 'POST', path('refund'), { vendor_id: vendor.id, transaction_id: moneyIn, amount, ...more });
  const aged = async (as_of: string) => {
    const aging = must(await service.client.getBillAging({ parameters, query: { as_of } })).data;
    expect(aging.amount).toBe(await books.payable(as_of));
    return aging.bands.flatMap(({ band, amount }) => (Number(amount) === 0 ? [] : [`${band} ${amount}`]));
  };
  return { ...books, first, second, moneyIn, path, apply, refund, aged };
}
