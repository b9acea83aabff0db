import { beforeAll, expect, it } from 'vitest';
import type { Client } from '@/lib/client/client';
import { must, newBooks } from '../../testing/books';
import { importMovements } from '../../testing/documents';
import { openService } from '../../testing/open-service';

const service = openService();
let client: Client;
beforeAll(() => {
  client = service.client;
});

/** A sole proprietor's books with bank movements, and a question about each. */
async function asked(...movements: string[]) {
  const books = await newBooks(client, { entity_type: 'sole-prop' });
  const { parameters } = books;
  const imported = await importMovements(client, parameters, books.ledger('Checking'), movements);
  const tasks = [];
  for (const { journal_entry_id: id } of imported) {
    const body = { journal_entry_id: id ?? '', body: 'What did the plumber do here?' };
    tasks.push(must(await client.createTask({ parameters, body })).data);
  }
  const of = (id: string) => ({ ...parameters, task_id: id });
  const entryOf = async (id: string) =>
    must(await client.getJournalEntry({ parameters: { ...parameters, journal_entry_id: id } })).data;
  const ledgersOf = async (id: string) =>
    (await entryOf(id)).line_entries.map(
      ({ ledger_id: ledgerId }) => books.ledgers.find((each) => each.id === ledgerId)?.name,
    );
  return { ...books, parameters, tasks, of, entryOf, ledgersOf };
}

it('a question is answered with a ledger, which is then suggested and never confirmed', async () => {
  const { tasks, of, ledger, entryOf, ledgersOf, parameters } = await asked(
    '2026-03-05,Corner Hardware,-216.40',
    '2026-03-04,Unknown Cafe,-9.00',
  );
  const [task] = tasks;
  const { answer_options: options } = must(await client.getTask({ parameters: of(task?.id ?? '') })).data;
  expect(options?.ledgers.map(({ name }) => name)).toContain('Repairs');
  expect(options?.ledgers.at(-1)).toEqual({ ledger_id: ledger('Owner draws').id, name: 'Personal' });

  const body = { ledger_id: ledger('Repairs and maintenance').id };
  const answered = must(
    await client.addTaskMessage({ parameters: of(task?.id ?? ''), body, userId: 'owner' }),
  ).data;
  expect(answered).toMatchObject({ status: 'answered' });
  expect(answered.messages.at(-1)).toMatchObject({ from: 'business', body: 'Repairs', ...body });
  const entry = await entryOf(answered.journal_entry_id);
  expect(entry).toMatchObject({
    review_status: 'bookkeeper_pending',
    categorization_method: 'similarity',
    categorization_confidence: null,
    categorization_reasons: ['The owner answered: Repairs.'],
  });
  expect(entry.answered_at).not.toBeNull();
  expect((await ledgersOf(entry.id)).toSorted()).toEqual(['Checking', 'Repairs and maintenance']);

  // The latest of the two is first, because it was answered.
  const query = { review_status: 'bookkeeper_pending' as const, sort: 'answered' as const };
  must(await client.updateTask({ parameters: of(tasks[1]?.id ?? ''), body: { status: 'done' } }));
  const queue = must(await client.listJournalEntries({ parameters, query })).data;
  expect(queue.map(({ description }) => description)).toEqual(['Corner Hardware', 'Unknown Cafe']);
  const page = must(await client.listJournalEntries({ parameters, query: { ...query, page_size: 1 } }));
  const next = { ...query, page_size: 1, page_token: page.pagination.next_page_token ?? '' };
  const rest = must(await client.listJournalEntries({ parameters, query: next })).data;
  expect(rest.map(({ description }) => description)).toEqual(['Unknown Cafe']);

  // Asked again, it is the owner's once more; another answer changes the ledger.
  const again = { body: 'Which repair?', from: 'bookkeeper' as const };
  must(await client.addTaskMessage({ parameters: of(answered.id), body: again }));
  expect(await entryOf(entry.id)).toMatchObject({ review_status: 'business_pending', answered_at: null });
  const other = { ledger_id: ledger('Owner draws').id, body: 'My own drill, sorry' };
  must(await client.addTaskMessage({ parameters: of(answered.id), body: other }));
  expect(await entryOf(entry.id)).toMatchObject({
    review_status: 'bookkeeper_pending',
    categorization_reasons: ['The owner answered: Personal.'],
  });
  must(await client.updateTask({ parameters: of(answered.id), body: { status: 'done' } }));
  expect(await entryOf(entry.id)).toMatchObject({
    answered_at: null,
    categorization_reasons: ['The owner answered: Personal.'],
  });
});

it('one answer is for all open questions about the payee, and for no other', async () => {
  const { tasks, of, ledger, ledgersOf, parameters } = await asked(
    '2026-03-08,Corner Hardware,-216.40',
    '2026-03-07,Corner Hardware,-12.00',
    '2026-03-06,Corner Hardware,20.00',
    '2026-03-05,Unknown Cafe,-9.00',
  );
  const [first, second, moneyBack, stranger] = tasks;
  const id = first?.id ?? '';
  expect(must(await client.getTask({ parameters: of(id) })).data.answer_options?.same_payee).toBe(1);
  const body = { ledger_id: ledger('Small tools and equipment').id, for_payee: true };
  must(await client.addTaskMessage({ parameters: of(id), body }));
  const open = must(await client.listTasks({ parameters, query: { status: 'open' } })).data;
  expect(open.map((task) => task.id).toSorted()).toEqual([moneyBack?.id, stranger?.id].toSorted());
  for (const task of [first, second]) {
    expect(await ledgersOf(task?.journal_entry_id ?? '')).toContain('Small tools and equipment');
  }
  expect(await ledgersOf(stranger?.journal_entry_id ?? '')).not.toContain('Small tools and equipment');
});

it('an answer given by a slip is corrected by a tap, to what was answered before', async () => {
  const { tasks, of, ledger } = await asked('2026-03-08,Zyx Qq Lkem,-9.00');
  const parameters = of(tasks[0]?.id ?? '');
  for (const name of ['Travel', 'Owner draws']) {
    must(await client.addTaskMessage({ parameters, body: { ledger_id: ledger(name).id } }));
  }
  const { answer_options: options } = must(await client.getTask({ parameters })).data;
  expect(options?.ledgers.map(({ name }) => name)).toEqual(['Repairs', 'Travel', 'Personal']);
});

it('an answer about locked books is kept as words', async () => {
  const { tasks, of, ledger, ledgersOf, parameters } = await asked('2026-03-08,Corner Hardware,-216.40');
  const id = tasks[0]?.id ?? '';
  must(await client.lockBooks({ parameters, body: { through: '2026-03-31', reason: 'Filed' } }));
  const body = { ledger_id: ledger('Travel').id };
  const said = must(await client.addTaskMessage({ parameters: of(id), body })).data;
  expect(said.messages.at(-1)).toMatchObject({ body: 'Travel', ...body });
  expect(await ledgersOf(said.journal_entry_id)).not.toContain('Travel');
});

it('an answer is refused with a ledger that tells nothing, and from the bookkeeper', async () => {
  const { tasks, of, ledger } = await asked('2026-03-08,Corner Hardware,-216.40');
  const id = tasks[0]?.id ?? '';
  const foreign = (await newBooks(client)).ledger('Travel').id;
  const say = async (body: object) => {
    const answer = await client.addTaskMessage({ parameters: of(id), body });
    return answer.ok ? null : answer.problem.errors?.map(({ path, code }) => `${path} ${code}`);
  };
  expect(await say({ ledger_id: foreign })).toEqual(['/ledger_id not_found']);
  for (const name of ['Checking', 'Accounts payable', 'Uncategorized outflow']) {
    expect(await say({ ledger_id: ledger(name).id })).toEqual(['/ledger_id invalid']);
  }
  const travel = { ledger_id: ledger('Travel').id };
  expect(await say({ ...travel, from: 'bookkeeper' })).toEqual(['/ledger_id invalid']);
  expect(await say({ body: 'x', for_payee: true, from: 'bookkeeper' })).toEqual(['/for_payee invalid']);
  expect(must(await client.getTask({ parameters: of(id) })).data.messages).toHaveLength(1);
});

it('an answer leaves the ledger of a payment of which money has come back', async () => {
  const { tasks, of, ledger, entryOf, ledgersOf, parameters } = await asked(
    '2026-03-05,Corner Hardware,-216.40',
    '2026-03-09,Corner Hardware refund,16.40',
  );
  const entries = await Promise.all(tasks.map(({ journal_entry_id: id }) => entryOf(id)));
  const paid = entries.find(({ description }) => description === 'Corner Hardware');
  const back = entries.find(({ description }) => description !== 'Corner Hardware');
  const task = tasks.find(({ journal_entry_id: id }) => id === paid?.id)?.id ?? '';
  const answer = (name: string) =>
    client.addTaskMessage({ parameters: of(task), body: { ledger_id: ledger(name).id }, userId: 'owner' });
  must(await answer('Repairs and maintenance'));
  const link = {
    kind: 'refund' as const,
    transaction_id: back?.transaction_id ?? '',
    other_transaction_id: paid?.transaction_id ?? '',
  };
  must(await client.createTransactionLink({ parameters, body: link }));
  const answered = must(await answer('Travel')).data;
  expect(answered.messages.at(-1)).toMatchObject({ from: 'business', body: 'Travel' });
  for (const entry of [paid, back])
    expect((await ledgersOf(entry?.id ?? '')).toSorted()).toEqual(['Checking', 'Repairs and maintenance']);
});
