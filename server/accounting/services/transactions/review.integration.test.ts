import { describe, expect, it } from 'vitest';
import { must, newBooks } from '../../testing/books';
import { call } from '../../testing/call';
import { importMovements } from '../../testing/documents';
import { openBooksForEach, openService } from '../../testing/open-service';

const service = openService();
const books = openBooksForEach(service, newBooks);

function newTransactions() {
  const movements = ['2026-03-03,Paper shop,-12.50', '2026-03-02,Coffee,-4.20'];
  return importMovements(service.client, books.parameters, books.ledger('Checking'), movements);
}

async function transactionOf(transaction_id: string) {
  const parameters = { ...books.parameters, transaction_id };
  return must(await service.client.getTransaction({ parameters })).data;
}

const base = () => `/v0/business/${books.business.id}`;

describe('a transaction', () => {
  it('is reviewed once its entry is confirmed, and no longer when that is put back', async () => {
    const transactions = await newTransactions();
    const change = (review_status: string) =>
      transactions.map(({ journal_entry_id }) => ({ journal_entry_id, changes: { review_status } }));
    const reviewed = async () =>
      (await Promise.all(transactions.map(({ id }) => transactionOf(id)))).map((each) => [
        each.reviewed,
        each.version,
      ]);
    expect((await call(service, 'PATCH', `${base()}/journal-entries`, change('confirmed'))).status).toBe(200);
    expect(await reviewed()).toEqual([
      [true, 2],
      [true, 2],
    ]);
    const [first] = transactions;
    const entry = `${base()}/journal-entries/${first?.journal_entry_id}`;
    await call(service, 'PATCH', entry, { notes: 'Looked at twice' });
    await call(service, 'PATCH', entry, { review_status: 'business_pending' });
    expect(await reviewed()).toEqual([
      [false, 3],
      [true, 2],
    ]);
  });

  it('confirms its entry when it is called reviewed, and returns it to review when it is not', async () => {
    const [first] = await newTransactions();
    const path = `${base()}/transactions/${first?.id}`;
    const entry = `${base()}/journal-entries/${first?.journal_entry_id}`;
    const change = async (to: object) => {
      const { status, data } = await call(service, 'PATCH', path, to);
      const { review_status } = (await call(service, 'GET', entry)).data;
      return [status, data.reviewed, data.version, review_status];
    };
    expect(await change({ reviewed: false })).toEqual([200, false, 2, 'bookkeeper_pending']);
    expect(await change({ reviewed: true })).toEqual([200, true, 3, 'confirmed']);
    expect(await change({ reviewed: true, description: 'Paper' })).toEqual([200, true, 4, 'confirmed']);
    expect(await change({ description: 'Paper and ink' })).toEqual([200, true, 5, 'confirmed']);
    expect(await change({ reviewed: false })).toEqual([200, false, 6, 'bookkeeper_pending']);
    expect((await call(service, 'GET', `${entry}/history`)).data).toMatchObject([
      { action: 'import' },
      {
        action: 'update',
        before: { review_status: 'bookkeeper_pending' },
        after: { review_status: 'confirmed' },
      },
      {
        action: 'update',
        before: { review_status: 'confirmed' },
        after: { review_status: 'bookkeeper_pending' },
      },
    ]);
    await call(service, 'PATCH', entry, { review_status: 'business_pending' });
    expect(await change({ reviewed: false })).toEqual([200, false, 7, 'business_pending']);
  });

  it('is not reviewed where its entry cannot be confirmed', async () => {
    const [first] = await newTransactions();
    const path = `${base()}/transactions/${first?.id}`;
    const stale = await call(service, 'PATCH', path, { reviewed: true }, { 'if-match': '"7"' });
    expect(stale.status).toBe(412);
    const entry = `${base()}/journal-entries/${first?.journal_entry_id}`;
    expect((await call(service, 'GET', entry)).data.review_status).toBe('bookkeeper_pending');
    expect((await call(service, 'GET', path)).data).toMatchObject({ reviewed: false, version: 1 });
  });

  it('without an entry is reviewed by itself', async () => {
    const [voided] = await importMovements(service.client, books.parameters, books.ledger('Checking'), [
      '2026-03-04,Voided cheque,0.00',
    ]);
    const path = `${base()}/transactions/${voided?.id}`;
    expect(voided?.journal_entry_id).toBeNull();
    expect((await call(service, 'PATCH', path, { reviewed: true })).data).toMatchObject({ reviewed: true });
    expect((await call(service, 'PATCH', path, { reviewed: false })).data).toMatchObject({ reviewed: false });
  });
});

it('an entry that an import made tells of the import, and who asked for it', async () => {
  const [first] = await newTransactions();
  const entry = `${base()}/journal-entries/${first?.journal_entry_id}`;
  await call(service, 'PATCH', entry, { review_status: 'confirmed' });
  expect((await call(service, 'GET', `${entry}/history`)).data).toMatchObject([
    {
      action: 'import',
      resource_id: first?.external_account_id,
      at: first?.created_at,
      before: null,
      after: { file_name: 'movements.csv', imported: 2 },
      superseded_lines: [],
    },
    { action: 'update', after: { review_status: 'confirmed' } },
  ]);
});
