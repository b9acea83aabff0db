import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { decodeIdentifier } from '@/lib/ids/identifier';
import { newPayables } from '../../testing/payables';
import { startServiceApart, type TestService } from '../../testing/start-service';
import { migrateAccounting } from '../database';
import { chartRules } from './0083-chart-rules';

/** A database of its own: the migration is run anew on books that are against its rules. */
let service: TestService;
let books: Awaited<ReturnType<typeof newPayables>>;
const ledgerOf = (ledger: string) => decodeIdentifier('ledger', books.ledger(ledger).id);

beforeAll(async () => {
  service = await startServiceApart();
  books = await newPayables(service.client);
});
afterAll(() => service.close());

async function setAccountType(ledger: string, kind: string) {
  await service.owner.query('UPDATE ledger SET financial_account_type = $2 WHERE id = $1', [
    ledgerOf(ledger),
    kind,
  ]);
}

const addAccount = (ledger: string) =>
  service.owner.query(
    `INSERT INTO external_account (business_id, id, name, ledger_id, version, created_at, updated_at)
     VALUES ($1, $2, 'Twin', $3, 1, now(), now())`,
    [decodeIdentifier('business', books.business.id), randomUUID(), ledgerOf(ledger)],
  );

it('leaves in older books what was posted to, and names it', async () => {
  await books.transactions([['2026-01-10', -60]]);
  await books.bills([{ issued: '2026-01-05', lines: [['Rent', 60]] }]);
  await service.owner.query(`
    DROP TRIGGER account_type_fits ON ledger;
    DROP FUNCTION refuse_unfit_account_type();
    ALTER TABLE external_account DROP COLUMN shares_ledger`);
  await service.owner.query('DELETE FROM migration WHERE name = $1', [chartRules.name]);
  await setAccountType('Rent', 'accounts_payable');
  await setAccountType('Software', 'accounts_payable');
  await addAccount('Checking');

  await migrateAccounting(service.databaseUrl);
  const { rows } = await service.owner.query(
    `SELECT name, financial_account_type AS kind FROM ledger WHERE name IN ('Rent', 'Software') ORDER BY name`,
  );
  expect(rows).toEqual([
    { name: 'Rent', kind: 'accounts_payable' },
    { name: 'Software', kind: null },
  ]);
  const differences = await service.differences();
  expect(differences.map(({ check }) => check)).toEqual([
    'ledger stands for what its type can be',
    'external account has a ledger of its own',
  ]);

  // What is against the rules can still be renamed and archived.
  const parameters = { ...books.parameters, ledger_id: books.ledger('Rent').id };
  const renamed = await service.client.updateLedger({ parameters, body: { name: 'Rents', archived: true } });
  expect(renamed.ok).toBe(true);
});

describe('the database refuses', () => {
  beforeEach(async () => {
    await service.owner.query('RESET ROLE');
  });

  it('an account type that does not fit, when a ledger is made or changed', async () => {
    await expect(setAccountType('Checking', 'credit_card')).rejects.toMatchObject({
      constraint: 'ledger_account_type',
    });
    const moved = service.owner.query(`UPDATE ledger SET type = 'expense' WHERE id = $1`, [
      ledgerOf('Savings'),
    ]);
    await expect(moved).rejects.toMatchObject({ constraint: 'ledger_account_type' });
    const made = service.owner.query(
      `INSERT INTO ledger SELECT (json_populate_record(g, '{"id": "${randomUUID()}", "name": "x", "purpose": null,
         "financial_account_type": "credit_card"}')).* FROM ledger g WHERE id = $1`,
      [ledgerOf('Checking')],
    );
    await expect(made).rejects.toMatchObject({ constraint: 'ledger_account_type' });
  });

  it('a second external account on a ledger', async () => {
    await addAccount('Savings');
    await expect(addAccount('Savings')).rejects.toMatchObject({ constraint: 'external_account_ledger' });
    await expect(addAccount('Checking')).rejects.toMatchObject({ constraint: 'external_account_ledger' });
  });

  it.each(['type', 'subtype', 'debit_credit', 'financial_account_type', 'purpose'])(
    'the service to change the %s of a ledger',
    async (column) => {
      await service.owner.query('SET ROLE daybook_service');
      const changed = service.owner.query(`UPDATE ledger SET ${column} = ${column}`);
      await expect(changed).rejects.toThrow(/permission denied/);
    },
  );
});
