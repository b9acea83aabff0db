import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

/** A bill of 100.00, overpaid by 40.00, and 30.00 that is owed to its vendor on account, such as from before the books. */
async function overpaidBesideCharge() {
  const books = await newPayables(service.client);
  const { parameters, vendor, ledger } = books;
  const send = (method: string, rest: string, body?: object) =>
    call(service, method, `/v0/business/${books.business.id}/${rest}`, body);
  const [bill, other] = await books.bills([
    { issued: '2026-01-05', lines: [['Rent', 100]] },
    { issued: '2026-01-06', lines: [['Software', 70]] },
  ]);
  const charge = await send('POST', 'journal-entries', {
    description: 'Owed from before',
    datetime: '2026-01-01T00:00:00Z',
    lines: [
      { ledger_id: ledger('Opening balance equity').id, debit_credit: 'debit', amount: 30 },
      { ledger_id: ledger('Accounts payable').id, debit_credit: 'credit', amount: 30, vendor_id: vendor.id },
    ],
  });
  const [transaction_id = ''] = await books.transactions([['2026-01-10', -140]]);
  const body = { bill_id: bill?.id ?? '', transaction_id };
  const paid = must(await service.client.createBillPayment({ parameters, body })).data;
  const balance = async () => {
    const { data } = await send('GET', `vendor/${vendor.id}`);
    return [data.open_amount, data.credit_amount];
  };
  expect(await balance()).toEqual([70, 10]);
  return {
    send,
    balance,
    vendorId: vendor.id,
    bill: `bills/${bill?.id}`,
    removePayment: () => send('DELETE', `bill-payment/${paid.payments[0]?.id}`),
    apply: (amount: number) =>
      send('POST', 'credit-application', { vendor_id: vendor.id, bill_id: other?.id, amount }),
    chargeId: charge.data.id,
  };
}

describe('credit that only nets with what is owed on account', () => {
  it('goes with the payment that is removed', async () => {
    const { removePayment, balance } = await overpaidBesideCharge();
    expect((await removePayment()).data).toMatchObject({ status: 'open', total_paid: 0 });
    expect(await balance()).toEqual([200, 0]);
  });

  it('goes with the bill: to another vendor, by a higher total, and when it is opened again', async () => {
    const { send, balance, bill } = await overpaidBesideCharge();
    const change = async (body: object) => (await send('PATCH', bill, body)).status;
    expect(await change({ status: 'voided' })).toBe(200);
    expect(await change({ status: 'open' })).toBe(200);
    const shown = await send('GET', bill);
    const [line] = shown.data.lines as { ledger_id: string }[];
    const create_lines = [{ ledger_id: line?.ledger_id, amount: 40 }];
    expect(await change({ line_changes: { create_lines } })).toBe(200);
    expect(await balance()).toEqual([100, 0]);
    const { data: cedar } = await send('POST', 'vendor', { name: 'Cedar' });
    expect(await change({ vendor_id: cedar.id })).toBe(200);
  });

  it('stays where some of the credit is applied', async () => {
    const { removePayment, apply, send } = await overpaidBesideCharge();
    const applied = await apply(10);
    expect(applied.status).toBe(201);
    const refused = await removePayment();
    expect([refused.status, ...faultsOf(refused)]).toEqual([409, ' credit_applied']);
    expect((await send('DELETE', `credit-application/${applied.data.id}`)).status).toBe(200);
    expect((await removePayment()).status).toBe(200);
  });

  it('a credit that was taken back is none, though its reversal is owed', async () => {
    const { send, vendorId, bill, apply, chargeId } = await overpaidBesideCharge();
    expect((await send('POST', `journal-entries/${chargeId}/reverse`, {})).status).toBe(201);
    const shown = await send('GET', bill);
    const [line] = shown.data.lines as { ledger_id: string }[];
    const lines = [{ ledger_id: line?.ledger_id, amount: 25 }];
    const note = { vendor_id: vendorId, number: 'C-1', issued_at: '2026-01-11T00:00:00Z', lines };
    const { data: credit } = await send('POST', 'credit-note', note);
    expect((await send('POST', `credit-note/${credit.id}/void`, {})).status).toBe(200);
    expect((await apply(40)).status).toBe(201);
    const create_lines = [{ ...lines[0], amount: 0.01 }];
    const refused = await send('PATCH', bill, { line_changes: { create_lines } });
    expect(faultsOf(refused)).toEqual(['/line_changes credit_applied']);
  });
});
