import { beforeEach, describe, expect, it } from 'vitest';
import type { Transaction } from '@/lib/contract/transaction';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { must } from '../../testing/books';
import { type Answered, call, read } from '../../testing/call';
import { connectAsService, setVisibility, uuidOf } from '../../testing/connect-as-service';
import { uploadForm } from '../../testing/documents';
import { openBooksForEach, openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';
import { csv, type Printed } from './testing/files-of-formats';

const service = openService();
const books = openBooksForEach(service, newPayables);
let accountId: string;
beforeEach(async () => {
  const body = { name: 'Savings account', ledger_id: books.ledger('Savings').id };
  accountId = String((await call(service, 'POST', `${books.base}/external-account`, body)).data.id);
});

const pixel = Buffer.from(
  'iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==',
  'base64',
);

async function send(place: string, file: string, fields: Record<string, string> = {}): Promise<Answered> {
  const form = new FormData();
  for (const [field, value] of Object.entries({ external_account_id: accountId, ...fields }))
    form.set(field, value);
  form.append('file', new File([file], 'bank'));
  return read(await service.request(`${books.base}/transactions/${place}`, { method: 'POST', body: form }));
}

type Outcome = { import_id: string; imported: number; duplicates: number; transaction_ids: string[] };

/** Imports a file of which the preview says the same. */
async function add(file: string): Promise<Outcome> {
  const preview = (await send('import/preview', file)).data as TransactionPreview;
  const answer = await send('import', file);
  expect([answer.status, answer.problem.detail]).toEqual([201, undefined]);
  const { imported, duplicates } = answer.data;
  expect(preview.statements[0]).toMatchObject({ new: imported, duplicates });
  return answer.data as Outcome;
}

/** The transactions of the account, oldest first, as far as they differ. */
async function listed(): Promise<string[]> {
  const { data } = await call(service, 'GET', `${books.base}/transactions?sort=datetime`);
  return (data as unknown as Transaction[]).map(
    ({ datetime, amount, description, posted, journal_entry_id: entry }) =>
      `${datetime.slice(5, 10)} ${amount} ${description}${posted ? '' : ' (pending)'}${entry ? '' : ' (no entry)'}`,
  );
}

const cafe = { day: '2026-03-05', amount: '-4.50', payee: 'CORNER CAFE BERLIN', status: 'Pending' };
const rent = { day: '2026-03-03', amount: '-800.00', payee: 'Adler Immobilien', status: 'Booked' };
const booked = (day: string, more: Partial<Printed> = {}) => ({ ...cafe, day, status: 'Booked', ...more });

describe('what the bank announces', () => {
  it.each<[string, Printed[], Printed[], string[]]>([
    ['is booked two days later', [cafe], [booked('2026-03-07')], ['03-07 -4.5 CORNER CAFE BERLIN']],
    [
      'is booked on its day in wholly other words',
      [{ ...cafe, payee: 'Reserved' }],
      [booked('2026-03-05')],
      ['03-05 -4.5 CORNER CAFE BERLIN'],
    ],
    [
      'is booked ten days later, in a file that begins after it, in other case and with the number of a card',
      [rent, cafe],
      [booked('2026-03-15', { payee: 'POS Purchase Corner Cafe Berlin card 4711' })],
      ['03-03 -800 Adler Immobilien', '03-15 -4.5 POS Purchase Corner Cafe Berlin card 4711'],
    ],
    [
      'is booked eleven days later, which may be another one',
      [cafe],
      [booked('2026-03-16')],
      ['03-05 -4.5 CORNER CAFE BERLIN (pending) (no entry)', '03-16 -4.5 CORNER CAFE BERLIN'],
    ],
    [
      'is not what was booked before it',
      [cafe],
      [booked('2026-03-04')],
      ['03-04 -4.5 CORNER CAFE BERLIN', '03-05 -4.5 CORNER CAFE BERLIN (pending) (no entry)'],
    ],
    [
      'is booked with another amount, which nothing shows for certain',
      [cafe],
      [booked('2026-03-07', { amount: '-5.50' })],
      ['03-05 -4.5 CORNER CAFE BERLIN (pending) (no entry)', '03-07 -5.5 CORNER CAFE BERLIN'],
    ],
    [
      'is not what goes the other way',
      [cafe],
      [booked('2026-03-07', { amount: '4.50' })],
      ['03-05 -4.5 CORNER CAFE BERLIN (pending) (no entry)', '03-07 4.5 CORNER CAFE BERLIN'],
    ],
    [
      'is not what somebody else was paid',
      [cafe],
      [booked('2026-03-07', { payee: 'Flower Shop' })],
      ['03-05 -4.5 CORNER CAFE BERLIN (pending) (no entry)', '03-07 -4.5 Flower Shop'],
    ],
    [
      'names nobody, so that only the amount agrees',
      [{ ...cafe, payee: 'ATM withdrawal' }],
      [booked('2026-03-07', { payee: 'ATM withdrawal' })],
      ['03-05 -4.5 ATM withdrawal (pending) (no entry)', '03-07 -4.5 ATM withdrawal'],
    ],
    [
      'is booked in wholly other words under the same number',
      [{ ...cafe, id: 'T1' }],
      [booked('2026-03-07', { id: 'T1', payee: 'Kaffeehaus' })],
      ['03-07 -4.5 Kaffeehaus'],
    ],
    [
      'is still announced beside a booked one',
      [cafe],
      [cafe, booked('2026-03-07')],
      ['03-05 -4.5 CORNER CAFE BERLIN (pending) (no entry)', '03-07 -4.5 CORNER CAFE BERLIN'],
    ],
    [
      'of three equal ones is booked for the one of its day and for the first of the others',
      [cafe, { ...cafe, day: '2026-03-06' }, { ...cafe, day: '2026-03-07' }],
      [booked('2026-03-07'), booked('2026-03-08')],
      [
        '03-06 -4.5 CORNER CAFE BERLIN (pending) (no entry)',
        '03-07 -4.5 CORNER CAFE BERLIN',
        '03-08 -4.5 CORNER CAFE BERLIN',
      ],
    ],
  ])('%s', async (_name, before, after, expected) => {
    await add(csv(before));
    await add(csv(after));
    expect((await listed()).sort()).toEqual(expected);
    await add(csv(after));
    expect((await listed()).sort()).toEqual(expected);
    await add(csv(before));
    expect((await listed()).sort()).toEqual(expected);
  });

  it('keeps its identifier, the words a person gave it and its receipt, and its history says what it was', async () => {
    const [id = ''] = (await add(csv([cafe]))).transaction_ids;
    await call(service, 'PATCH', `${books.base}/transactions/${id}`, { description: 'Coffee with a client' });
    const { parameters } = books;
    const form = uploadForm(pixel, 'receipt.png', { transaction_id: id });
    const { data: receipt } = must(await service.client.uploadDocument({ parameters, form }));
    const { data: other } = must(
      await service.client.uploadDocument({ parameters, form: uploadForm(pixel, 'other.png', {}) }),
    );
    const declined = { parameters: { ...parameters, document_id: other.id }, body: { transaction_id: id } };
    must(await service.client.declineMatch(declined));
    expect((await add(csv([booked('2026-03-07')]))).transaction_ids).toEqual([id]);
    expect(await declinedOf(id)).toBe(1);
    const { data } = await call(service, 'GET', `${books.base}/transactions/${id}`);
    expect(data).toMatchObject({
      datetime: '2026-03-07T00:00:00.000Z',
      description: 'Coffee with a client',
      posted: true,
      reviewed: false,
      version: 3,
      journal_entry_id: expect.any(String),
    });
    const entry = await call(service, 'GET', `${books.base}/journal-entries/${data.journal_entry_id}`);
    expect(entry.data).toMatchObject({ datetime: '2026-03-07T00:00:00.000Z' });
    const kept = await call(service, 'GET', `${books.base}/document/${receipt.id}`);
    expect(kept.data).toMatchObject({ transaction_id: id, matched_by: receipt.matched_by });
    const log = await call(service, 'GET', `${books.base}/audit-log?resource_id=${id}`);
    expect(log.data).toContainEqual(
      expect.objectContaining({
        before: expect.objectContaining({ posted: false, datetime: '2026-03-05T00:00:00.000Z' }),
        after: expect.objectContaining({ posted: true, datetime: '2026-03-07T00:00:00.000Z' }),
      }),
    );
  });

  it.each(['2026-03-05', '2026-03-07'])('has all that is printed of its booking on %s', async (day) => {
    const [id = ''] = (await add(csv([cafe]))).transaction_ids;
    await add(csv([booked(day, { memo: 'Card 4711' })]));
    const { data } = await call(service, 'GET', `${books.base}/transactions/${id}`);
    expect(data).toMatchObject({ posted: true, version: 2, metadata_: { memo: 'Card 4711' } });
    const log = await call(service, 'GET', `${books.base}/audit-log?resource_id=${id}`);
    expect(log.data).toContainEqual(
      expect.objectContaining({
        before: expect.objectContaining({
          posted: false,
          metadata_: expect.not.objectContaining({ memo: 'Card 4711' }),
        }),
        after: expect.objectContaining({
          posted: true,
          metadata_: expect.objectContaining({ memo: 'Card 4711' }),
        }),
      }),
    );
  });

  it('stays as it was announced where it is booked on its day and pays something', async () => {
    const [id = ''] = (await add(csv([{ ...cafe, payee: 'Reserved' }]))).transaction_ids;
    const [bill] = await books.bills([{ issued: '2026-02-20', lines: [['Rent', 60]] }]);
    const body = { bill_id: bill?.id ?? '', transaction_id: id, payment_amount: 0 };
    must(await service.client.createBillPayment({ parameters: books.parameters, body }));
    expect(await add(csv([booked('2026-03-05')]))).toMatchObject({ transaction_ids: [id] });
    expect(await listed()).toEqual(['03-05 -4.5 Reserved']);
  });

  it('goes when the import of its booking is undone, and comes back with its file', async () => {
    const announced = await add(csv([cafe]));
    const { import_id } = await add(csv([booked('2026-03-07')]));
    const undo = (id: string) => call(service, 'POST', `${books.base}/transaction-import/${id}/undo`, {});
    expect((await undo(announced.import_id)).data).toEqual({ removed: 0, kept: [] });
    expect((await undo(import_id)).data).toEqual({ removed: 1, kept: [] });
    expect(await listed()).toEqual([]);
    expect(await add(csv([cafe]))).toMatchObject({ imported: 1, duplicates: 0 });
  });

  it('stays where it is booked on a locked day, or pays something', async () => {
    const [id = ''] = (await add(csv([rent, cafe]))).transaction_ids.slice(1);
    const lock = (through: string | null) =>
      call(service, 'POST', `${books.base}/books-lock`, { through, reason: 'Closed', confirm_future: true });
    expect((await lock('2026-03-31')).status).toBe(200);
    expect((await send('import', csv([rent, booked('2026-03-07')]))).data).toMatchObject({ imported: 0 });
    expect(await listed()).toContain('03-05 -4.5 CORNER CAFE BERLIN (pending) (no entry)');
    await lock(null);
    const [bill] = await books.bills([{ issued: '2026-02-20', lines: [['Rent', 60]] }]);
    const body = { bill_id: bill?.id ?? '', transaction_id: id, payment_amount: 0 };
    must(await service.client.createBillPayment({ parameters: books.parameters, body }));
    expect((await send('import', csv([booked('2026-03-07')]))).data).toMatchObject({ imported: 1 });
    expect((await listed()).slice(-2)).toEqual([
      '03-05 -4.5 CORNER CAFE BERLIN (pending) (no entry)',
      '03-07 -4.5 CORNER CAFE BERLIN',
    ]);
  });

  it('is possibly known where an old file has it, whose booking is there', async () => {
    await add(csv([booked('2026-03-07')]));
    const preview = (await send('import/preview', csv([cafe]))).data as TransactionPreview;
    expect(preview.statements[0]).toMatchObject({ new: 0, duplicates: 1, possible_duplicates: 1 });
    expect(preview.statements[0]?.duplicate_records[0]?.reason).toBe(
      'It is only announced, with the amount and the payee of a transaction of bank, “CORNER CAFE BERLIN”, booked on 2026-03-07: possibly that one.',
    );
    expect((await send('import', csv([cafe]), { add_possible_duplicates: 'true' })).data).toMatchObject({
      imported: 1,
    });
  });
});

/** How many receipts a person has said to be of another transaction. */
async function declinedOf(transactionId: string): Promise<number | null> {
  const db = await connectAsService();
  try {
    await db.query('BEGIN');
    const { tenant_id: tenant, id } = books.business;
    await setVisibility(db, { tenant: uuidOf('tenant', tenant), business: uuidOf('business', id) });
    const one = uuidOf('transaction', transactionId);
    return (await db.query('SELECT FROM declined_match WHERE transaction_id = $1', [one])).rowCount;
  } finally {
    await db.end();
  }
}
