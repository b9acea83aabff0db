import { expect, it } from 'vitest';
import type { ItemKind } from '@/lib/contract/item-kind';
import { must } from '../../testing/books';
import { type Answered, call, faultsOf } from '../../testing/call';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();

type Line = { id: string; ledger_id: string; debit_credit: 'debit' | 'credit'; amount: number };
/** Whatever is dated today. */
const ever = ['2026-01-01', '9998-12-31'] as const;

/** A bill or an invoice of 100.00, called paid. */
async function calledPaid(kind: ItemKind) {
  const books = await newPayables(service.client);
  const { base, ledger, parameters } = books;
  const line = { ledger_id: ledger(kind === 'bill' ? 'Rent' : 'Service revenue').id };
  const [bill] = kind === 'bill' ? await books.bills([{ issued: '2026-01-05', lines: [['Rent', 100]] }]) : [];
  const invoice = {
    customer_id: books.customer.id,
    number: 'I-1',
    sent_at: '2026-01-05T00:00:00Z',
    status: 'open',
    lines: [{ ...line, unit_price: 100 }],
  };
  const id = bill?.id ?? (await call(service, 'POST', `${base}/invoice`, invoice)).data.id;
  const path = `${base}/${kind === 'bill' ? 'bills' : 'invoice'}/${id}`;
  const change = async (status: 'open' | 'paid' | 'voided') => {
    const answer = await call(service, 'PATCH', path, { status });
    expect(answer.status, answer.text).toBe(200);
    return answer.data.settlement_entry_id as string | null;
  };
  const settlement = (await change('paid')) ?? '';
  const entryAt = (entryId: string) => `${base}/journal-entries/${entryId}`;
  const read = async (entryId: string) => (await call(service, 'GET', entryAt(entryId))).data;
  const side = kind === 'bill' ? 'credit' : 'debit';
  /** The change that answers "paid from where?" in the entry. */
  const answerFrom = async (entryId: string, name: string) => {
    const lines = (await read(entryId)).line_entries as Line[];
    const from = lines.find((each) => each.debit_credit === side);
    return {
      line_changes: {
        delete_lines: [from?.id],
        create_lines: [{ ledger_id: ledger(name).id, debit_credit: side, amount: 100 }],
      },
    };
  };
  const patch = (entryId: string, body: object): Promise<Answered> =>
    call(service, 'PATCH', entryAt(entryId), body);
  /** The entry that takes the settlement back. */
  const takingBack = async () => {
    const { data } = must(await service.client.listJournalEntries({ parameters, query: {} }));
    const entry = data.find((each) => each.reversal_of === settlement);
    if (!entry) throw new Error('the settlement was not taken back');
    return entry;
  };
  const pending = async () => must(await service.client.countJournalEntries({ parameters })).data;
  return { ...books, id, change, settlement, read, answerFrom, patch, takingBack, pending };
}

it.each([
  ['bill', 'open'],
  ['bill', 'voided'],
  ['invoice', 'open'],
  ['invoice', 'voided'],
] as const)('what settled a %s that is %s now is not answered any more', async (kind, status) => {
  const books = await calledPaid(kind);
  const { settlement, base, ledger } = books;
  const answered = await books.patch(settlement, await books.answerFrom(settlement, 'Member contributions'));
  expect(answered.status).toBe(200);
  await books.change(status);
  const { id: back } = await books.takingBack();
  const message = `The entry was taken back by ${back}, as ${books.id} is no longer paid by it: set the ${kind} to paid again, and change the entry that this makes.`;
  const refused = (path: string) => ({
    code: 'conflict',
    detail: message,
    errors: [{ path, code: 'entry_reversed', message }],
  });

  const changes = await books.answerFrom(settlement, 'Savings');
  const one = await books.patch(settlement, changes);
  expect([one.status, one.problem]).toMatchObject([409, refused('')]);
  const many = await call(service, 'PATCH', `${base}/journal-entries`, [
    { journal_entry_id: settlement, changes },
  ]);
  expect([many.status, many.problem]).toMatchObject([409, refused('/0/changes')]);
  const earlier = await books.patch(settlement, { return_to_version: 1 });
  expect([earlier.status, earlier.problem]).toMatchObject([409, refused('')]);
  const taking = await books.patch(back, await books.answerFrom(back, 'Savings'));
  expect([taking.status, ...faultsOf(taking)]).toEqual([409, ' entry_of_document']);

  await books.patch(settlement, { review_status: 'bookkeeper_pending' });
  const all = await call(service, 'POST', `${base}/journal-entry-change`, {
    query: { review_status: 'bookkeeper_pending' },
    changes: { ledger_id: ledger('Savings').id },
  });
  expect(all.data).toMatchObject({ changed: 0 });
  expect(await books.cashFlow(...ever)).toEqual({});
  // What reports do not depend on stays open.
  const noted = await books.patch(settlement, { notes: 'Paid by mistake', review_status: 'confirmed' });
  expect([noted.status, noted.data.reversed_by]).toEqual([200, back]);
});

it.each<ItemKind>(['bill', 'invoice'])(
  'nobody is asked any more from where a %s was paid that is open again',
  async (kind) => {
    const books = await calledPaid(kind);
    const { parameters, settlement: journal_entry_id } = books;
    const ask = () =>
      service.client.createTask({ parameters, body: { journal_entry_id, body: 'Paid from where?' } });
    const { id: task_id } = must(await ask()).data;
    expect(await books.pending()).toMatchObject({ business_pending: 1 });
    const before = (await books.pending()).bookkeeper_pending;
    await books.change('open');
    expect(await books.pending()).toEqual({ bookkeeper_pending: before, business_pending: 0 });
    expect(await books.read(journal_entry_id)).toMatchObject({ review_status: 'confirmed' });
    expect(await books.takingBack()).toMatchObject({ review_status: 'confirmed' });
    const at = { parameters: { ...parameters, task_id } };
    expect(must(await service.client.getTask(at)).data).toMatchObject({ status: 'done' });
    // Set to paid again, the question is asked of another entry.
    const again = await books.change('paid');
    expect(await books.read(again ?? '')).toMatchObject({ review_status: 'bookkeeper_pending' });
  },
);

it('what takes back a settlement that was reviewed is reviewed as any other entry', async () => {
  const books = await calledPaid('bill');
  const { settlement } = books;
  const answer = await books.answerFrom(settlement, 'Savings');
  expect((await books.patch(settlement, { ...answer, review_status: 'confirmed' })).status).toBe(200);
  await books.change('open');
  const { id, review_status, categorization_method } = await books.takingBack();
  expect([review_status, categorization_method]).toEqual(['bookkeeper_pending', 'manual']);
  expect((await books.patch(id, { review_status: 'confirmed' })).status).toBe(200);
});

it('answered while the bill is opened again, it is taken back as answered, or not answered any more', async () => {
  const books = await calledPaid('bill');
  let { settlement } = books;
  for (let round = 0; round < 8; round += 1) {
    const changes = await books.answerFrom(settlement, 'Savings');
    const [answer] = await Promise.all([books.patch(settlement, changes), books.change('open')]);
    expect([200, 409], answer.text).toContain(answer.status);
    expect(await books.cashFlow(...ever)).toEqual({});
    settlement = (await books.change('paid')) ?? '';
  }
});
