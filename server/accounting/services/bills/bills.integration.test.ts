import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

describe('a bill', () => {
  it('is posted when it is made, paid in parts, and cash flow sees through to its lines', async () => {
    const { client } = service;
    const books = await newPayables(client);
    const [bill] = await books.bills([
      {
        issued: '2026-03-01',
        lines: [
          ['Rent', 100],
          ['Software', 50.01],
          ['Utilities', 49.99],
        ],
      },
    ]);
    if (!bill) throw new Error('one bill expected');
    expect(bill).toMatchObject({ status: 'open', total_amount: 200, total_paid: 0, credit_amount: 0 });
    expect(await books.payable()).toBe(200);

    const [first, second] = await books.transactions([
      ['2026-03-10', -66.67],
      ['2026-04-12', -200],
    ]);
    if (!first || !second) throw new Error('two transactions expected');
    const part = must(
      await client.createBillPayment({
        parameters: books.parameters,
        body: { bill_id: bill.id.replace('bill_', 'bil_'), transaction_id: first },
      }),
    ).data;
    expect(part).toMatchObject({ status: 'open', total_paid: 66.67, version: 2 });
    expect(await books.payable()).toBe(133.33);
    expect(await books.cashFlow('2026-03')).toEqual({ Rent: -33.34, Software: -16.67, Utilities: -16.66 });

    const paid = must(
      await client.createBillPayment({
        parameters: books.parameters,
        body: { bill_id: bill.id, transaction_id: second, payment_amount: 133.33 },
      }),
    ).data;
    expect(paid).toMatchObject({ status: 'paid', total_paid: 200, credit_amount: 0 });
    expect(await books.cashFlow('2026-04')).toEqual({
      Rent: -66.66,
      Software: -33.34,
      Utilities: -33.33,
      'Uncategorized outflow': -66.67,
    });
    expect(await books.payable()).toBe(0);
    const transaction = must(
      await client.getTransaction({ parameters: { ...books.parameters, transaction_id: second } }),
    ).data;
    expect(transaction.bill_payments).toEqual([paid.payments[1]]);
    const entry = must(
      await client.getJournalEntry({
        parameters: { ...books.parameters, journal_entry_id: transaction.journal_entry_id ?? '' },
      }),
    ).data;
    expect(entry).toMatchObject({ bill_id: bill.id, categorization_method: 'ap' });
  });
});

it('two people pay one bill with a transaction each: the second is told what is open by now', async () => {
  const { client } = service;
  const books = await newPayables(client);
  const { parameters } = books;
  const [bill] = await books.bills([{ issued: '2026-03-01', lines: [['Rent', 100]] }]);
  const [first = '', second = ''] = await books.transactions([
    ['2026-03-10', -100],
    ['2026-03-11', -100],
  ]);
  const pay = (transaction_id: string, open_amount?: number) => {
    const asked = {
      bill_id: bill?.id ?? '',
      transaction_id,
      ...(open_amount !== undefined && { open_amount }),
    };
    return client.createBillPayment({ parameters, body: asked });
  };
  const answers = await Promise.all([pay(first, 100), pay(second, 100)]);
  expect(answers.map(({ ok }) => ok).sort()).toEqual([false, true]);
  const refused = answers.find((answer) => !answer.ok);
  expect(refused).toMatchObject({
    problem: {
      status: 409,
      detail: 'The bill has 0.00 open by now, not 100.00: it was paid or changed meanwhile.',
      errors: [{ path: '/open_amount', code: 'open_amount_changed' }],
    },
  });
  const other = answers[0]?.ok ? second : first;
  expect(await pay(other, 0.001)).toMatchObject({ problem: { errors: [{ path: '/open_amount' }] } });
  const credit = must(await pay(other)).data;
  expect(credit).toMatchObject({ status: 'paid', total_paid: 200, credit_amount: 100 });
  expect(await service.differences()).toEqual([]);
});
