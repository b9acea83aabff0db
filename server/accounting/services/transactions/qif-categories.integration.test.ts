import { afterAll, beforeAll, expect, it } from 'vitest';
import { must, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { startService, type TestService } from '../../testing/start-service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(async () => {
  expect(await service.differences()).toEqual([]);
  await service.close();
});

const file = `!Type:Bank
D1/15/2026
T-100.00
PHardware store
LRent
SRent
$-60.00
SSoftware
$-40.00
^
D1/16/2026
T-20.00
PZqx 17
LSoftware
^
D1/17/2026
T-30.00
PZqy 18
LPets
^
`;

it('the splits and categories of QIF that name ledgers become lines, others are told as a reason', async () => {
  const { parameters, business, ledger } = await newBooks(service.client);
  const body = { name: 'Bank', ledger_id: ledger('Checking').id };
  const account = must(await service.client.createExternalAccount({ parameters, body })).data;
  const form = new FormData();
  form.set('external_account_id', account.id);
  form.set('file', new File([file], 'home.qif'));
  const { transaction_ids } = must(await service.client.importTransactions({ parameters, form })).data;
  const entries = await Promise.all(
    transaction_ids.map(async (transaction_id) => {
      const found = must(
        await service.client.getTransaction({ parameters: { ...parameters, transaction_id } }),
      );
      const path = `/v0/business/${business.id}/journal-entries/${found.data.journal_entry_id}`;
      return (await call(service, 'GET', path)).data;
    }),
  );
  const line = (name: string, debit_credit: string, amount: number) =>
    expect.objectContaining({ ledger_id: ledger(name).id, debit_credit, amount });
  expect(entries).toMatchObject([
    {
      review_status: 'bookkeeper_pending',
      categorization_reasons: ['The file splits it over “Rent”, “Software”.'],
      categorization_confidence: null,
      line_entries: [
        line('Checking', 'credit', 100),
        line('Rent', 'debit', 60),
        line('Software', 'debit', 40),
      ],
    },
    {
      categorization_reasons: ['The file’s category is “Software”.'],
      line_entries: [line('Checking', 'credit', 20), line('Software', 'debit', 20)],
    },
    { categorization_reasons: expect.arrayContaining(['The file’s category is “Pets”.']) },
  ]);
});
