import { expect, it } from 'vitest';
import { must } from '../../testing/books';
import { call } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newTwoBanks } from '../../testing/two-banks';

const service = openService();

it('what the owner answered goes before a payment that is suggested only', async () => {
  const { client } = service;
  const books = await newTwoBanks(client);
  const { parameters } = books;
  const body = {
    customer_id: books.customer.id,
    number: 'QF-309',
    status: 'open' as const,
    sent_at: '2026-03-01T00:00:00Z',
    due_at: '2026-03-31T00:00:00Z',
    lines: [{ ledger_id: books.ledger('Service revenue').id, unit_price: 6960 }],
  };
  must(await client.createInvoice({ parameters, body }));
  const [id = ''] = await books.importInto(books.checking, [
    ['2026-04-05', 6960, 'BLUE DOOR STUDIO QF-309 WIRE'],
  ]);
  const ofTransaction = { ...parameters, transaction_id: id };
  const { journal_entry_id: entryId } = must(await client.getTransaction({ parameters: ofTransaction })).data;
  const confirming = async () => {
    const asked = {
      query: { review_status: 'bookkeeper_pending', search: 'wire' },
      changes: { review_status: 'confirmed' },
      dry_run: true,
    };
    const path = `/v0/business/${books.business.id}/journal-entry-change`;
    return (await call(service, 'POST', path, asked)).data;
  };
  const undecided = { changed: 0, left: [{ reason: 'link_suggested', count: 1 }] };
  expect(await confirming()).toMatchObject(undecided);

  const question = { journal_entry_id: entryId ?? '', body: 'What did they pay?' };
  const task = must(await client.createTask({ parameters, body: question })).data;
  const ledger_id = books.ledger('Product sales').id;
  must(
    await client.addTaskMessage({
      parameters: { ...parameters, task_id: task.id },
      body: { ledger_id },
      userId: 'owner',
    }),
  );
  expect(await confirming()).toMatchObject({ changed: 1, left: [] });
  const query = { review_status: 'bookkeeper_pending' as const, search: 'wire', with_links: 'true' as const };
  const [entry] = must(await client.listJournalEntries({ parameters, query })).data;
  expect(entry?.links).toMatchObject([{ kind: 'payment', status: 'suggested' }]);
  expect(entry?.line_entries.map((line) => line.ledger_id)).toContain(ledger_id);
});

it('what the owner answered is no leg of a transfer until somebody says so', async () => {
  const { client } = service;
  const books = await newTwoBanks(client);
  const { parameters } = books;
  const [out = ''] = await books.importInto(books.checking, [['2026-03-02', -1000.5, 'ONLINE TRANSFER']]);
  const { id } = await books.entryOf(out);
  const question = { journal_entry_id: String(id), body: 'What was it for?' };
  const task = must(await client.createTask({ parameters, body: question })).data;
  const body = { ledger_id: books.ledger('Rent').id };
  const answered = { parameters: { ...parameters, task_id: task.id }, body, userId: 'owner' };
  must(await client.addTaskMessage(answered));
  await books.importInto(books.savings, [['2026-03-03', 1000.5, 'TRANSFER']]);
  expect((await books.read(out)).links).toMatchObject([{ kind: 'transfer', status: 'suggested' }]);
  expect(await books.linesOf(out)).toEqual(['credit Checking 1000.5', 'debit Rent 1000.5']);
});
