import { beforeEach, describe, expect, it } from 'vitest';
import type { IdentifierKind } from '@/lib/ids/identifier';
import { linesOf, must } from '../../testing/books';
import { type Answered, call, read } from '../../testing/call';
import { connectAsService, setVisibility, uuidOf } from '../../testing/connect-as-service';
import { uploadForm } from '../../testing/documents';
import { openBooksForEach, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

const service = openService();
const books = openBooksForEach(service, newPayables);
let accountId: string;
beforeEach(async () => {
  const body = { name: 'Savings account', ledger_id: books.ledger('Savings').id };
  accountId = String((await call(service, 'POST', `${books.base}/external-account`, body)).data.id);
});

async function upload(file: string, name = 'march.csv'): Promise<Answered> {
  const form = new FormData();
  form.append('external_account_id', accountId);
  form.append('file', new File([file], name));
  return read(
    await service.request(`${books.base}/transactions/import`, {
      method: 'POST',
      body: form,
      headers: { 'x-user-id': 'ann' },
    }),
  );
}

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);
const csv = (...rows: string[]) => ['Date,Amount,Description', ...rows].join('\n');
const march = csv('2026-03-01,-5.00,Paper', '2026-03-02,0.00,Voided cheque', '2026-03-31,-7.00,Ink');
const get = (rest: string) => call(service, 'GET', `${books.base}/${rest}`);
const undo = (importId: unknown, body?: object) =>
  call(service, 'POST', `${books.base}/transaction-import/${importId}/undo`, body, { 'x-user-id': 'bob' });

async function entryOf(transactionId: unknown): Promise<string> {
  return String((await get(`transactions/${transactionId}`)).data.journal_entry_id);
}

describe('an import', () => {
  it('is listed with its file, its counts, and who imported it', async () => {
    const answer = await upload(march);
    expect(answer.data).toMatchObject({ imported: 3, without_entry: 1, cut_off: null });
    const listed = await get('transaction-import');
    expect(listed.data).toMatchObject([
      {
        id: answer.data.import_id,
        external_account_id: accountId,
        file_name: 'march.csv',
        format: 'csv',
        imported: 3,
        without_entry: 1,
        duplicates: 0,
        refused: 0,
        first_day: '2026-03-01',
        last_day: '2026-03-31',
        imported_by: 'ann',
        undone_at: null,
      },
    ]);
    const of = await get(`transactions?import_id=${answer.data.import_id}`);
    expect(of.data).toHaveLength(3);
    expect(of.data).toMatchObject([{ import_id: answer.data.import_id }, {}, {}]);
  });

  it('says of each record that was not added why', async () => {
    const first = await upload(march, 'march.csv');
    const [paper] = first.data.transaction_ids as string[];
    const again = csv('2026-03-01,-5.00,Paper', '2026-03-33,-1.00,Glue', '2026-03-04,-2.00,Tape');
    const second = await upload(again, 'again.csv');
    expect(second.data).toMatchObject({ imported: 1, duplicates: 1, refused: [{ line: 3 }] });
    const found = await get(`transaction-import/${second.data.import_id}`);
    expect(found.data).toMatchObject({ imported: 1, duplicates: 1, refused: 1, kept: [] });
    expect(found.data.records).toEqual([
      {
        line: 2,
        outcome: 'duplicate',
        reason: 'The day, the amount and the text are those of a transaction of march.csv.',
        day: '2026-03-01',
        amount: -5,
        description: 'Paper',
        transaction_id: paper,
      },
      expect.objectContaining({ line: 3, outcome: 'refused', transaction_id: null }),
    ]);
  });

  it('of another business is not found', async () => {
    const { data } = await upload(march);
    const other = await newPayables(service.client);
    const theirs = `/v0/business/${other.business.id}/transaction-import/${data.import_id}`;
    expect((await call(service, 'GET', theirs)).status).toBe(404);
    expect((await call(service, 'POST', `${theirs}/undo`)).status).toBe(404);
  });
});

describe('undoing an import', () => {
  it('removes what it added from the books, and the file can be imported again', async () => {
    const before = (await get('ledger/balances')).data;
    const { data } = await upload(march);
    const [paper] = data.transaction_ids as string[];
    const entryId = await entryOf(paper);
    const undone = await undo(data.import_id);
    expect([undone.status, undone.data]).toEqual([200, { removed: 3, kept: [] }]);
    expect((await get('ledger/balances')).data).toEqual(before);
    expect((await get(`transactions/${paper}`)).status).toBe(404);
    expect((await get(`journal-entries/${entryId}`)).status).toBe(404);
    expect((await get(`transaction-import/${data.import_id}`)).data).toMatchObject({
      removed: 3,
      undone_by: 'bob',
      version: 2,
    });
    expect((await upload(march)).data).toMatchObject({ imported: 3, duplicates: 0 });
  });

  it('leaves the entry and the transaction, as they were, in the audit log', async () => {
    const { data } = await upload(march);
    const [paper] = data.transaction_ids as string[];
    const [transaction, entry] = [
      (await get(`transactions/${paper}`)).data,
      (await get(`journal-entries/${await entryOf(paper)}`)).data,
    ];
    await undo(data.import_id);
    const logOf = async (id: unknown) => (await get(`audit-log?resource_id=${id}&action=delete`)).data;
    expect(await logOf(paper)).toMatchObject([{ user_id: 'bob', before: transaction, after: null }]);
    expect(await logOf(entry.id)).toMatchObject([{ before: entry, after: null }]);
    expect((await get(`audit-log?resource_id=${data.import_id}`)).data).toMatchObject([
      { action: 'undo', after: { file_name: 'march.csv', removed: 3, kept: 0 } },
    ]);
  });

  it('only says what it would do in a dry run', async () => {
    const { data } = await upload(march);
    expect((await undo(data.import_id, { dry_run: true })).data).toEqual({ removed: 3, kept: [] });
    expect((await get('transactions')).data).toHaveLength(3);
    expect((await get(`transaction-import/${data.import_id}`)).data).toMatchObject({ undone_at: null });
  });

  it('keeps what is confirmed, paid, reconciled or locked, or has a document or a question', async () => {
    const names = ['Locked', 'Confirmed', 'Paid', 'Reconciled', 'Receipt', 'Question', 'Free'];
    const rows = names.map((name, index) => `2026-03-0${index + 1},-60.00,${name}`);
    const { data } = await upload(csv(...rows));
    const [locked, confirmed, paid, reconciled, receipt, question] = data.transaction_ids as string[];
    const { parameters } = books;
    const change = async (id: unknown, changes: object) =>
      expect(
        (await call(service, 'PATCH', `${books.base}/journal-entries/${await entryOf(id)}`, changes)).status,
      ).toBe(200);
    await change(confirmed, { review_status: 'confirmed' });
    await change(reconciled, { is_reconciled: true });
    const [bill] = await books.bills([{ issued: '2026-02-20', lines: [['Rent', 60]] }]);
    const payment = { bill_id: bill?.id ?? '', transaction_id: paid ?? '' };
    must(await service.client.createBillPayment({ parameters, body: payment }));
    const form = uploadForm(pixel, 'receipt.png', { transaction_id: receipt ?? '' });
    must(await service.client.uploadDocument({ parameters, form }));
    const body = { journal_entry_id: await entryOf(question), body: 'What is it?' };
    must(await service.client.createTask({ parameters, body }));
    const lock = { through: '2026-03-01', reason: null };
    expect((await call(service, 'POST', `${books.base}/books-lock`, lock)).status).toBe(200);

    const kept = [
      { transaction_id: locked, reason: 'locked' },
      { transaction_id: confirmed, reason: 'confirmed' },
      { transaction_id: paid, reason: 'paid' },
      { transaction_id: reconciled, reason: 'reconciled' },
      { transaction_id: receipt, reason: 'document' },
      { transaction_id: question, reason: 'question' },
    ];
    expect((await undo(data.import_id)).data).toEqual({ removed: 1, kept });
    expect((await get(`transaction-import/${data.import_id}`)).data).toMatchObject({ removed: 1, kept });

    await change(confirmed, { review_status: 'bookkeeper_pending' });
    expect((await undo(data.import_id)).data).toMatchObject({ removed: 1 });
    expect((await get(`transaction-import/${data.import_id}`)).data).toMatchObject({ removed: 2 });
  });

  it('takes along a payment that was removed before', async () => {
    const { data } = await upload(csv('2026-03-01,-60.00,Rent'));
    const [paid = ''] = data.transaction_ids as string[];
    const [bill] = await books.bills([{ issued: '2026-02-20', lines: [['Rent', 60]] }]);
    const { parameters, client } = { parameters: books.parameters, client: service.client };
    const body = { bill_id: bill?.id ?? '', transaction_id: paid };
    must(await client.createBillPayment({ parameters, body }));
    const [payment] = (await get(`transactions/${paid}`)).data.bill_payments as { id: string }[];
    const bill_payment_id = payment?.id ?? '';
    must(await client.deleteBillPayment({ parameters: { ...parameters, bill_payment_id } }));
    expect((await undo(data.import_id)).data).toEqual({ removed: 1, kept: [] });
  });

  it('is asked for once: the same key gives the same answer', async () => {
    const { data } = await upload(march);
    const once = () =>
      call(
        service,
        'POST',
        `${books.base}/transaction-import/${data.import_id}/undo`,
        {},
        { 'idempotency-key': 'u' },
      );
    expect((await once()).data).toEqual({ removed: 3, kept: [] });
    expect((await once()).data).toEqual({ removed: 3, kept: [] });
  });

  it('removes the booking of what another import had announced', async () => {
    const pending = 'Date,Amount,Description,Status\n2026-03-01,-5.00,Paper,Pending';
    const announced = await upload(pending, 'announced.csv');
    expect(announced.data).toMatchObject({ imported: 1, without_entry: 1 });
    const booked = await upload(pending.replace('Pending', 'Booked'), 'booked.csv');
    expect(booked.data).toMatchObject({
      imported: 1,
      without_entry: 0,
      transaction_ids: announced.data.transaction_ids,
    });
    expect((await undo(announced.data.import_id)).data).toEqual({ removed: 0, kept: [] });
    expect((await undo(booked.data.import_id)).data).toEqual({ removed: 1, kept: [] });
  });
});

it('an entry that no import added is not removed by the functions of the database either', async () => {
  const lines = linesOf(books.ledger('Rent'), books.ledger('Checking'), 10);
  const body = { description: 'Rent', datetime: '2026-03-02T10:00:00Z', lines };
  const { data } = await call(service, 'POST', `${books.base}/journal-entries`, body);
  const imported = (await upload(march)).data.transaction_ids as string[];
  const confirmed = await entryOf(imported[0]);
  await call(service, 'PATCH', `${books.base}/journal-entries/${confirmed}`, { review_status: 'confirmed' });
  await expect(asService('remove_imported_entries', 'journal_entry', String(data.id))).rejects.toThrow(
    /not removed/,
  );
  await expect(asService('remove_imported_entries', 'journal_entry', confirmed)).rejects.toThrow(
    /not removed/,
  );
  await expect(asService('remove_imported_transactions', 'transaction', imported[0] ?? '')).rejects.toThrow(
    /foreign key/,
  );
});

/** Calls a function of the database with one row of the business, as the role that the service connects with. */
async function asService(name: string, kind: IdentifierKind, id: string, business = books.business.id) {
  const db = await connectAsService();
  try {
    await db.query('BEGIN');
    const { tenant_id: tenant } = books.business;
    const own = { tenant: uuidOf('tenant', tenant), business: uuidOf('business', books.business.id) };
    await setVisibility(db, own);
    await db.query(`SELECT ${name}($1, $2)`, [uuidOf('business', business), [uuidOf(kind, id)]]);
    await db.query('SET CONSTRAINTS ALL IMMEDIATE');
  } finally {
    await db.end();
  }
}

it('the functions remove nothing of another business', async () => {
  const other = await newPayables(service.client);
  const [transaction = ''] = await other.transactions([['2026-03-01', -5]]);
  const call = asService('remove_imported_transactions', 'transaction', transaction, other.business.id);
  await expect(call).rejects.toThrow(/permission denied/);
});
