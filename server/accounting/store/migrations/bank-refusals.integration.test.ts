import { randomUUID } from 'node:crypto';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { checkConstraints, openAsService, setVisibility, uuidOf } from '../../testing/connect-as-service';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';

/** The entry of a bank transaction agrees with the bank: tried around the service, as the role that it connects with. */

const service = openService();
const db = openAsService();
const ids = { tenant: '', business: '', entry: '', transaction: '', bank: '', other: '', savings: '' };

beforeAll(async () => {
  const books = await newPayables(service.client);
  const [transaction = ''] = await books.transactions([['2026-03-05', -250]]);
  ids.tenant = uuidOf('tenant', books.business.tenant_id);
  ids.business = uuidOf('business', books.business.id);
  ids.transaction = uuidOf('transaction', transaction);
  ids.bank = uuidOf('ledger', books.ledger('Checking').id);
  ids.savings = uuidOf('ledger', books.ledger('Savings').id);
  ids.other = uuidOf('ledger', books.ledger('Rent').id);
});

beforeEach(async () => {
  await setVisibility(db, ids);
  const { rows } = await db.query('SELECT id FROM journal_entry WHERE transaction_id = $1', [
    ids.transaction,
  ]);
  ids.entry = rows[0].id;
});

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
    await expect(checkConstraints(db)).rejects.toMatchObject({ constraint: 'entry_of_transaction' });
  });

  it('are refused with lines more on the bank ledger, once it is committed and before', async () => {
    await addLine(ids.bank, 'debit', 1_00);
    await addLine(ids.other, 'credit', 1_00);
    await expect(checkConstraints(db)).rejects.toMatchObject({ constraint: 'entry_of_transaction' });
  });

  it('are taken when they agree', async () => {
    await supersedeAll();
    await addLine(ids.other, 'debit', 250_00);
    await addLine(ids.bank, 'credit', 260_00);
    await addLine(ids.bank, 'debit', 10_00);
    await checkConstraints(db);
  });

  it('are not hidden from the check', async () => {
    await supersedeAll();
    await setVisibility(db, { ...ids, business: randomUUID() });
    await expect(checkConstraints(db)).rejects.toThrow(/is not balanced/);
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
