import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

/** In January a bill that is overpaid by 40.00, of which 15.00 came back, and an open one; all of January is locked. */
async function locked() {
  const books = await newPayables(service.client);
  const [paid, open] = await books.bills([
    { issued: '2026-01-05', lines: [['Rent', 100]] },
    { issued: '2026-01-06', lines: [['Software', 70]] },
  ]);
  const [out = '', into = '', unused = '', back = ''] = await books.transactions([
    ['2026-01-10', -140],
    ['2026-01-20', 15],
    ['2026-01-21', -70],
    ['2026-01-22', 5],
  ]);
  const at = (rest: string) => `/v0/business/${books.business.id}/${rest}`;
  const send = (method: string, rest: string, body?: object) => call(service, method, at(rest), body);
  const payment = await send('POST', 'bill-payment', { bill_id: paid?.id, transaction_id: out });
  const [{ id: paymentId } = { id: '' }] = payment.data.payments as { id: string }[];
  const vendor_id = books.vendor.id;
  const refund = await send('POST', 'refund', { vendor_id, transaction_id: into, amount: 15 });
  expect([payment.status, refund.status]).toEqual([201, 201]);

  const body = { through: '2026-01-31', reason: 'January is closed' };
  must(await service.client.lockBooks({ parameters: books.parameters, body }));
  return { ...books, send, open, unused, back, vendor_id, paymentId, refundId: String(refund.data.id) };
}

it('what lies in locked books is refused in the words of the books, whatever is asked for', async () => {
  const { send, ...books } = await locked();
  const { open, unused, back, vendor_id, paymentId, refundId } = books;
  const ledger_id = books.ledger('Rent').id;
  const pay = { bill_id: open?.id, transaction_id: unused };
  const delete_lines = open?.lines.map(({ id }) => id);
  const line_changes = { delete_lines, create_lines: [{ ledger_id, amount: 70 }] };
  const answers = {
    remove: await send('DELETE', `bill-payment/${paymentId}`),
    pay: await send('POST', 'bill-payment', pay),
    link: await send('POST', 'transaction-link', { kind: 'payment', ...pay }),
    refund: await send('POST', 'refund', { vendor_id, transaction_id: back, amount: 5 }),
    removeRefund: await send('DELETE', `refund/${refundId}`),
    lines: await send('PATCH', `bills/${open?.id}`, { line_changes }),
    date: await send('PATCH', `bills/${open?.id}`, { issued_at: '2026-02-02T00:00:00Z' }),
  };
  const told = Object.entries(answers).map(([name, answer]) => [
    `${name} ${answer.status} ${answer.problem.detail}`,
    ...faultsOf(answer),
  ]);
  const words = '409 The books are locked through 2026-01-31.';
  expect(told).toEqual([
    [`remove ${words}`, ' period_locked'],
    [`pay ${words}`, '/transaction_id period_locked'],
    [`link ${words}`, '/transaction_id period_locked'],
    [`refund ${words}`, '/transaction_id period_locked'],
    [`removeRefund ${words}`, ' period_locked'],
    [`lines ${words}`, '/line_changes period_locked'],
    [`date ${words}`, '/issued_at period_locked'],
  ]);
});
