import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { decodeIdentifier, type IdentifierKind } from '@/lib/ids/identifier';
import { newPayables } from '../../testing/payables';
import { startService, type TestService } from '../../testing/start-service';

/** The entry of a bank transaction agrees with the bank: tried around the service, as the role that it connects with. */

let service: TestService;
let db: Client;
const ids = { tenant: '', business: '', entry: '', transaction: '', bank: '', other: '', savings: '' };

beforeAll(async () => {
  service = await startService();
  db = new Client({
    connectionString: inject('databaseUrl'),
    options: '-c role=daybook_service -c search_path=accounting -c timezone=UTC',
  });
  await db.connect();
  const books = await newPayables(service.client);
  const [transaction = ''] = await books.transactions([['2026-03-05', -250]]);
  const uuid = (kind: IdentifierKind, identifier: string) => decodeIdentifier(kind, identifier) ?? '';
  ids.tenant = uuid('tenant', books.business.tenant_id);
  ids.business = uuid('business', books.business.id);
  ids.transaction = uuid('transaction', transaction);
  ids.bank = uuid('ledger', books.ledger('Checking').id);
  ids.savings = uuid('ledger', books.ledger('Savings').id);
  ids.other = uuid('ledger', books.ledger('Rent').id);
});
afterAll(async () => {
  await db.end();
  expect(await service.differences()).toEqual([]);
  await service.close();
});

beforeEach(async () => {
  await db.query('BEGIN');
  await see(ids.business);
  const { rows } = await db.query('SELECT id FROM journal_entry WHERE transaction_id = $1', [
    ids.transaction,
  ]);
  ids.entry = rows[0].id;
});
afterEach(async () => {
  await db.query('ROLLBACK');
});

async function see(business: string) {
  await db.query(
    `SELECT set_config('daybook.tenant_id', $1, true), set_config('daybook.business_id', $2, true)`,
    [ids.tenant, business],
  );
}

const addLine = (ledger: string, side: 'debit' | 'credit', amount: number, basis = 'all') =>
  db.query(`INSERT INTO line_entry SELECT * FROM json_populate_record(NULL::line_entry, $1)`, [
    JSON.stringify({
      business_id: ids.business,
      journal_entry_id: ids.entry,
      id: randomUUID(),
      position: 9,
      ledger_id: ledger,
      description: '',
      debit_credit: side,
      amount,
      basis,
      datetime: '2026-03-05T00:00:00Z',
      is_cash_movement: false,
      tag_ids: [],
    }),
  ]);
const supersedeAll = () =>
  db.query(`UPDATE line_entry SET superseded_at = now() WHERE journal_entry_id = $1`, [ids.entry]);
const commit = () => db.query('SET CONSTRAINTS ALL IMMEDIATE');

describe('the lines of a bank transaction', () => {
  it.each<[string, () => Promise<unknown>]>([
    [
      'another amount',
      async () => [await addLine(ids.other, 'debit', 200_00), await addLine(ids.bank, 'credit', 200_00)],
    ],
    [
      'another bank',
      async () => [await addLine(ids.other, 'debit', 250_00), await addLine(ids.savings, 'credit', 250_00)],
    ],
    [
      'the bank in the cash book alone',
      async () => {
        for (const basis of ['cash', 'accrual']) {
          await addLine(ids.other, 'debit', 250_00, basis);
          await addLine(basis === 'cash' ? ids.bank : ids.savings, 'credit', 250_00, basis);
        }
      },
    ],
  ])('are refused with %s', async (_, add) => {
    await supersedeAll();
    await add();
    await expect(commit()).rejects.toMatchObject({ constraint: 'entry_of_transaction' });
  });

  it('are refused with lines more on the bank ledger, once it is committed and before', async () => {
    await addLine(ids.bank, 'debit', 1_00);
    await addLine(ids.other, 'credit', 1_00);
    await expect(commit()).rejects.toMatchObject({ constraint: 'entry_of_transaction' });
  });

  it('are taken when they agree', async () => {
    await supersedeAll();
    await addLine(ids.other, 'debit', 250_00);
    await addLine(ids.bank, 'credit', 260_00);
    await addLine(ids.bank, 'debit', 10_00);
    await commit();
  });

  it('are not hidden from the check', async () => {
    await supersedeAll();
    await see(randomUUID());
    await expect(commit()).rejects.toThrow(/is not balanced/);
  });
});

it.each([
  ['the amount of a transaction', `UPDATE transaction SET amount = amount + 1`],
  ['its account', `UPDATE transaction SET external_account_id = id`],
  ['its day', `UPDATE transaction SET datetime = now()`],
  ['the ledger of an account', `UPDATE external_account SET ledger_id = id`],
])('the service cannot change %s', async (_, statement) => {
  await expect(db.query(statement)).rejects.toThrow(/permission denied/);
});

it('a transaction has one entry', async () => {
  const second = db.query(
    `INSERT INTO journal_entry (business_id, id, description, clean_description, datetime, is_reconciled, transaction_id,
       review_status, categorization_method, is_before_start, version, created_at, updated_at)
     VALUES ($1, $2, '', '', now(), false, $3, 'confirmed', 'manual', false, 1, now(), now())`,
    [ids.business, randomUUID(), ids.transaction],
  );
  await expect(second).rejects.toMatchObject({ constraint: 'journal_entry_of_transaction' });
});
