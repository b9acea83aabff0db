import { describe, expect, it } from 'vitest';
import { must } from '../../testing/books';
import { type Answered, call, faultsOf } from '../../testing/call';
import { openBooksForEach, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooksForEach(service, newPayables);

/** How many wait for what this connection has locked, or for one who does. */
async function waiting(): Promise<number> {
  const { rows } = await service.owner.query(`
    WITH RECURSIVE behind AS (
      SELECT pg_backend_pid() AS pid
      UNION
      SELECT a.pid FROM pg_stat_activity a JOIN behind b ON b.pid = ANY(pg_blocking_pids(a.pid)))
    SELECT count(*)::integer - 1 AS count FROM behind`);
  return rows[0].count;
}

const send = (method: string, rest: string, body: object) =>
  call(service, method, `${books.base}${rest}`, body);

/** Begins to undo the import of the transaction, and what uses the transaction while that is not done. */
async function whileUndone(transactionId: string, use: () => Promise<Answered>): Promise<Answered> {
  const shown = must(
    await service.client.getTransaction({
      parameters: { ...books.parameters, transaction_id: transactionId },
    }),
  ).data;
  await service.owner.query('BEGIN');
  const answers: Promise<Answered>[] = [];
  try {
    const { rows } = await service.owner.query(
      `SELECT e.id FROM journal_entry e JOIN transaction t ON t.business_id = e.business_id AND t.id = e.transaction_id
       WHERE t.description = $1 FOR UPDATE OF e`,
      [shown.description],
    );
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
  expect(undone?.data).toMatchObject({ removed: 1 });
  if (!used) throw new Error('two answers expected');
  return used;
}

/** One movement of the bank, with words of its own. */
async function imported(amount: number): Promise<string> {
  const form = new FormData();
  form.set('external_account_id', books.account.id);
  const row = `2026-01-10,${amount},Moved ${books.business.id}`;
  form.set('file', new File([['Date,Amount,Description', row].join('\n')], 'bank.csv'));
  const answer = must(await service.client.importTransactions({ parameters: books.parameters, form }));
  return answer.data.transaction_ids[0] ?? '';
}

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
});
