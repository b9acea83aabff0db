import { describe, expect, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { smallPdf } from '../../domain/documents/testing/small-files';
import { must } from '../../testing/books';
import { type Answered, call, faultsOf, read } from '../../testing/call';
import { uploadForm } from '../../testing/documents';
import { openBooksForEach, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooksForEach(service, newPayables);

/**
 * How many wait for what this connection has locked, or for one who does. Of the locks, for this connection is in a
 * transaction, where `pg_stat_activity` stays as it was first read, without whoever connected since.
 */
async function waiting(): Promise<number> {
  const { rows } = await service.owner.query(`
    WITH RECURSIVE behind AS (
      SELECT pg_backend_pid() AS pid
      UNION
      SELECT l.pid FROM pg_locks l JOIN behind b ON NOT l.granted AND b.pid = ANY(pg_blocking_pids(l.pid)))
    SELECT count(*)::integer - 1 AS count FROM behind`);
  return rows[0].count;
}

/** How many jobs of the business are not done: one that judges its entries, or reads a document, may wait for them as well. */
async function jobs(): Promise<number | null> {
  const ofBusiness = [decodeIdentifier('business', books.business.id)];
  return (await service.owner.query('SELECT FROM job WHERE business_id = $1', ofBusiness)).rowCount;
}

const send = (method: string, rest: string, body: object) =>
  call(service, method, `${books.base}${rest}`, body);

/**
 * Begins to undo the import of the transaction, which waits for the last one of the import, and then uses the transaction, of
 * which the undoing has locked the entry and the transaction itself.
 */
async function whileUndone(transactionId: string, use: () => Promise<Answered>): Promise<Answered> {
  const shown = must(
    await service.client.getTransaction({
      parameters: { ...books.parameters, transaction_id: transactionId },
    }),
  ).data;
  await expect.poll(jobs).toBe(0);
  await service.owner.query('BEGIN');
  const answers: Promise<Answered>[] = [];
  try {
    const last = 'SELECT id FROM transaction WHERE description = $1 FOR KEY SHARE';
    const { rows } = await service.owner.query(last, [`Last ${shown.description}`]);
    expect(rows).toHaveLength(1);
    answers.push(send('POST', `/transaction-import/${shown.import_id}/undo`, {}));
    await expect.poll(waiting).toBe(1);
    answers.push(use());
    await expect.poll(waiting).toBe(2);
  } finally {
    await service.owner.query('ROLLBACK');
  }
  const [undone, used] = await Promise.all(answers);
  expect(undone?.status).toBe(200);
  expect(undone?.data).toMatchObject({ removed: 2 });
  if (!used) throw new Error('two answers expected');
  return used;
}

/** The first of two movements of an import, with words of its own. */
async function imported(amount: number): Promise<string> {
  const form = new FormData();
  form.set('external_account_id', books.account.id);
  const words = `Moved ${books.business.id}`;
  const rows = [`2026-01-10,${amount},${words}`, `2026-01-11,1,Last ${words}`];
  form.set('file', new File([['Date,Amount,Description', ...rows].join('\n')], 'bank.csv'));
  const answer = must(await service.client.importTransactions({ parameters: books.parameters, form }));
  return answer.data.transaction_ids[0] ?? '';
}

const outcome = (answer: Answered) => [answer.status, ...faultsOf(answer)];

describe('a transaction that is removed meanwhile is none of the business any more:', () => {
  it('it pays no bill', async () => {
    const [bill] = await books.bills([{ issued: '2026-01-05', lines: [['Rent', 60]] }]);
    const transaction_id = await imported(-60);
    const paid = await whileUndone(transaction_id, () =>
      send('POST', '/bill-payment', { bill_id: bill?.id, transaction_id }),
    );
    expect([paid.status, ...faultsOf(paid)]).toEqual([422, '/transaction_id not_found']);
  });

  it('it refunds no credit', async () => {
    const lines = [{ ledger_id: books.ledger('Rent').id, amount: 60 }];
    const note = { vendor_id: books.vendor.id, number: 'C-1', issued_at: '2026-01-05T00:00:00Z', lines };
    must(await service.client.createCreditNote({ parameters: books.parameters, body: note }));
    const transaction_id = await imported(60);
    const refunded = await whileUndone(transaction_id, () =>
      send('POST', '/refund', { vendor_id: books.vendor.id, transaction_id, amount: 60 }),
    );
    expect([refunded.status, ...faultsOf(refunded)]).toEqual([422, '/transaction_id not_found']);
  });

  it('it refunds no payment', async () => {
    const [other_transaction_id] = await books.transactions([['2026-01-04', -60]]);
    const transaction_id = await imported(60);
    const linked = await whileUndone(transaction_id, () =>
      send('POST', '/transaction-link', { kind: 'refund', transaction_id, other_transaction_id }),
    );
    expect([linked.status, ...faultsOf(linked)]).toEqual([422, '/transaction_id not_found']);
  });

  it('it is refunded by none', async () => {
    const [transaction_id] = await books.transactions([['2026-01-12', 60]]);
    const other_transaction_id = await imported(-60);
    const linked = await whileUndone(other_transaction_id, () =>
      send('POST', '/transaction-link', { kind: 'refund', transaction_id, other_transaction_id }),
    );
    expect([linked.status, ...faultsOf(linked)]).toEqual([422, '/other_transaction_id not_found']);
  });

  const link = (body: object) => () => send('POST', '/transaction-link', body);

  it('it is no leg of a transfer', async () => {
    const [there] = await books.transactions([['2026-01-12', 60]]);
    const gone = await imported(-60);
    const transfer = { kind: 'transfer', transaction_id: gone, other_transaction_id: there };
    expect(outcome(await whileUndone(gone, link(transfer)))).toEqual([422, '/transaction_id not_found']);
  });

  it('it is the same as no other', async () => {
    const [there] = await books.transactions([['2026-01-12', 60]]);
    const gone = await imported(60);
    const same = { kind: 'same', transaction_id: gone, other_transaction_id: there };
    expect(outcome(await whileUndone(gone, link(same)))).toEqual([422, '/transaction_id not_found']);
  });

  it('no other is the same as it', async () => {
    const [there] = await books.transactions([['2026-01-12', 60]]);
    const gone = await imported(60);
    const same = { kind: 'same', transaction_id: there, other_transaction_id: gone };
    expect(outcome(await whileUndone(gone, link(same)))).toEqual([422, '/other_transaction_id not_found']);
  });

  it('it takes over no entry', async () => {
    const lines = [
      { ledger_id: books.ledger('Rent').id, debit_credit: 'debit', amount: 60 },
      { ledger_id: books.ledger('Checking').id, debit_credit: 'credit', amount: 60 },
    ] as const;
    const body = { description: 'Rent', datetime: '2026-01-10T00:00:00Z', lines: [...lines] };
    const entry = must(await service.client.createJournalEntry({ parameters: books.parameters, body })).data;
    const gone = await imported(-60);
    const same = { kind: 'same', transaction_id: gone, journal_entry_id: entry.id };
    expect(outcome(await whileUndone(gone, link(same)))).toEqual([422, '/transaction_id not_found']);
  });

  it('no question is asked about its entry', async () => {
    const gone = await imported(-60);
    const parameters = { ...books.parameters, transaction_id: gone };
    const { journal_entry_id } = must(await service.client.getTransaction({ parameters })).data;
    const asked = await whileUndone(gone, () =>
      send('POST', '/task', { journal_entry_id, body: 'For what?' }),
    );
    expect(outcome(asked)).toEqual([422, '/journal_entry_id not_found']);
  });

  it.each<[how: string, use: (id: string, transaction_id: string) => Promise<Answered>, path: string]>([
    [
      'changed to it',
      (id, transaction_id) => send('PATCH', `/document/${id}`, { transaction_id }),
      '/transaction_id',
    ],
    [
      'matched to it',
      (id, transaction_id) => send('POST', `/document/${id}/match`, { transaction_id }),
      '/transaction_id',
    ],
    [
      'matched to it with others',
      (document_id, transaction_id) => send('POST', '/document/matches', [{ document_id, transaction_id }]),
      '/0/transaction_id',
    ],
    [
      'declined for it',
      (id, transaction_id) => send('POST', `/document/${id}/declined-match`, { transaction_id }),
      '/transaction_id',
    ],
  ])('no document is %s', async (_how, use, path) => {
    const form = uploadForm(smallPdf(['Rent']), 'receipt.pdf');
    const { id } = must(await service.client.uploadDocument({ parameters: books.parameters, form })).data;
    const gone = await imported(-60);
    expect(outcome(await whileUndone(gone, () => use(id, gone)))).toEqual([422, `${path} not_found`]);
  });

  it('no document is uploaded to it', async () => {
    const gone = await imported(-60);
    const body = uploadForm(smallPdf(['Rent']), 'receipt.pdf', { transaction_id: gone });
    const upload = async () =>
      read(await service.request(`${books.base}/document`, { method: 'POST', body }));
    expect(outcome(await whileUndone(gone, upload))).toEqual([422, '/transaction_id not_found']);
  });
});
