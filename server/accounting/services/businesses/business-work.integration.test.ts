import { afterAll, beforeAll, expect, it } from 'vitest';
import { linesOf, must, newBooks } from '../../testing/books';
import { startService, type TestService } from '../../testing/start-service';

let service: TestService;
beforeAll(async () => {
  service = await startService();
});
afterAll(() => service.close());

/** Another business of the same practice with some of everything that can wait. */
async function booksWithWork() {
  const books = await newBooks(service.client);
  const { parameters, ledger } = books;
  const entry = async (review_status: 'bookkeeper_pending' | 'confirmed') =>
    must(
      await service.client.createJournalEntry({
        parameters,
        body: {
          datetime: '2026-03-03T00:00:00Z',
          description: 'Paper',
          review_status,
          lines: linesOf(ledger('Office supplies'), ledger('Checking'), 12),
        },
      }),
    ).data;
  const asked = await entry('bookkeeper_pending');
  const answered = await entry('bookkeeper_pending');
  await entry('bookkeeper_pending');
  await entry('confirmed');
  const ask = async (journal_entry_id: string) =>
    must(await service.client.createTask({ parameters, body: { journal_entry_id, body: 'What is this?' } }))
      .data;
  await ask(asked.id);
  const question = await ask(answered.id);
  must(
    await service.client.addTaskMessage({
      parameters: { ...parameters, task_id: question.id },
      body: { body: 'Paper for the printer.' },
    }),
  );
  const account = must(
    await service.client.createExternalAccount({
      parameters,
      body: { name: 'Main account', ledger_id: ledger('Checking').id },
    }),
  ).data;
  const form = new FormData();
  form.set('external_account_id', account.id);
  form.set(
    'file',
    new Blob(['Date,Description,Amount\n2026-03-09,Paper,-5.00\n2026-03-04,Ink,-6.00']),
    'bank.csv',
  );
  must(await service.client.importTransactions({ parameters, form }));
  return books;
}

const workOf = async (businessId: string) =>
  must(await service.client.listBusinessWork({})).data.find(({ business }) => business.id === businessId);

it('counts what waits in each business, like the counts of that business', async () => {
  const { business, parameters } = await booksWithWork();
  const empty = await newBooks(service.client);
  const counts = must(await service.client.countJournalEntries({ parameters })).data;
  expect(counts).toEqual({ bookkeeper_pending: 4, business_pending: 1 });
  expect(await workOf(business.id)).toEqual({
    business,
    ...counts,
    open_tasks: 1,
    answered_tasks: 1,
    last_bank_day: '2026-03-09',
  });
  expect(await workOf(empty.business.id)).toEqual({
    business: empty.business,
    bookkeeper_pending: 0,
    business_pending: 0,
    open_tasks: 0,
    answered_tasks: 0,
    last_bank_day: null,
  });
});

it('shows a tenant nothing of another', async () => {
  await booksWithWork();
  const stranger = await service.newTenant();
  const own = await newBooks(stranger);
  const seen = must(await stranger.listBusinessWork({})).data;
  expect(seen.map((work) => work.business.id)).toEqual([own.business.id]);
});
