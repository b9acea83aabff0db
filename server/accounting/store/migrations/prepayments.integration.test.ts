import { expect, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { must } from '../../testing/books';
import { openService } from '../../testing/open-service';
import { newPayables } from '../../testing/payables';
import { startServiceApart } from '../../testing/start-service';
import { migrateAccounting } from '../database';
import { prepayments } from './0085-prepayments';

/** A database of its own: the migration is run anew on books from before it. */
const service = openService(startServiceApart);
type Books = Awaited<ReturnType<typeof newPayables>>;

async function addInvoice(books: Books, status: 'draft' | 'open') {
  const lines = [{ ledger_id: books.ledger('Service revenue').id, unit_price: 100 }];
  const body = { customer_id: books.customer.id, number: '1', status, lines };
  return must(await service.client.createInvoice({ parameters: books.parameters, body })).data;
}

const ledgersFor = async (books: Books) => {
  const { rows } = await service.owner.query<{ purpose: string; name: string }>(
    `SELECT purpose, name FROM ledger WHERE business_id = $1 AND purpose IN ('customer_deposits', 'prepaid_expenses')
     ORDER BY purpose`,
    [decodeIdentifier('business', books.business.id)],
  );
  return rows.map((row) => [row.purpose, row.name]);
};

it('gives books from before it the ledgers, and leaves what is posted where it is', async () => {
  const usual = await newPayables(service.client);
  const renamed = await newPayables(service.client);
  const taken = await newPayables(service.client);
  const posted = await addInvoice(usual, 'open');
  const draft = await addInvoice(usual, 'draft');
  const { owner } = service;
  await owner.query(`
    ALTER TABLE bill_line DROP COLUMN posted_ledger_id, DROP COLUMN is_prepayment;
    ALTER TABLE invoice_line DROP COLUMN posted_ledger_id;
    CREATE INDEX bill_line_by_ledger ON bill_line (business_id, ledger_id);
    CREATE INDEX invoice_line_by_ledger ON invoice_line (business_id, ledger_id);
    UPDATE ledger SET purpose = NULL WHERE purpose IN ('customer_deposits', 'prepaid_expenses');
    UPDATE invoice_line SET is_prepayment = true`);
  await owner.query(`UPDATE ledger SET archived = true WHERE name = 'Prepaid expenses'`);
  await owner.query(
    `UPDATE ledger SET name = 'Deposits' WHERE business_id = $1 AND name = 'Customer deposits'`,
    [decodeIdentifier('business', renamed.business.id)],
  );
  await owner.query(
    `UPDATE ledger SET subtype = 'long_term_liability' WHERE business_id = $1 AND name = 'Customer deposits'`,
    [decodeIdentifier('business', taken.business.id)],
  );
  await owner.query('DELETE FROM migration WHERE name = $1', [prepayments.name]);
  await migrateAccounting(service.databaseUrl);

  expect(await ledgersFor(usual)).toEqual([
    ['customer_deposits', 'Customer deposits'],
    ['prepaid_expenses', 'Prepaid expenses'],
  ]);
  expect((await ledgersFor(renamed))[0]).toEqual(['customer_deposits', 'Customer deposits']);
  expect((await ledgersFor(taken))[0]).toEqual(['customer_deposits', 'Customer deposits on invoices']);
  const ledgers = must(await service.client.listLedgers({ parameters: renamed.parameters })).data;
  expect(ledgers.filter(({ name: each }) => /eposits$/.test(each)).map(({ name: each }) => each)).toEqual(
    expect.arrayContaining(['Customer deposits', 'Deposits']),
  );
  expect(ledgers.find(({ name: each }) => each === 'Prepaid expenses')?.archived).toBe(false);

  const differences = await service.differences();
  expect(differences.map(({ check }) => check)).toEqual(['prepayment is posted as one']);
  expect(differences[0]?.detail).toContain(decodeIdentifier('invoice', posted.id));
  const parameters = { ...usual.parameters, invoice_id: draft.id };
  must(await service.client.updateInvoice({ parameters, body: { status: 'open' } }));
  expect(await usual.balanceOf('Customer deposits')).toBe(100);
  expect(await usual.balanceOf('Service revenue')).toBe(100);

  // Put right by hand: the line is replaced.
  const delete_lines = posted.lines.map((each) => each.id);
  const create_lines = [
    { ledger_id: usual.ledger('Service revenue').id, unit_price: 100, is_prepayment: true },
  ];
  const corrected = { ...usual.parameters, invoice_id: posted.id };
  const body = { line_changes: { delete_lines, create_lines } };
  must(await service.client.updateInvoice({ parameters: corrected, body }));
  expect(await usual.balanceOf('Customer deposits')).toBe(200);
  expect(await service.differences()).toEqual([]);
});
