import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, inject, it } from 'vitest';
import { decodeIdentifier, type IdentifierKind } from '@/lib/ids/identifier';
import { linesOf, must, newBooks } from '../../testing/books';
import { startService, type TestService } from '../../testing/start-service';

/** What the database refuses by itself, tried around the service as the role that the service connects with. */

let service: TestService;
let db: Client;
beforeAll(async () => {
  service = await startService();
  db = new Client({
    connectionString: inject('databaseUrl'),
    options: '-c role=daybook_service -c search_path=accounting -c timezone=UTC',
  });
  await db.connect();
});
afterAll(async () => {
  await db.end();
  expect(await service.differences()).toEqual([]);
  await service.close();
});

const uuid = (kind: IdentifierKind, identifier: string) => decodeIdentifier(kind, identifier) ?? '';

async function postedBooks(client = service.client) {
  const { business, parameters, ledger } = await newBooks(client);
  const lines = linesOf(ledger('Checking'), ledger('Service revenue'), 10);
  const body = { description: 'Sale', datetime: '2026-03-02T10:00:00Z', lines };
  const entry = must(await client.createJournalEntry({ parameters, body })).data;
  return {
    parameters,
    tenant: uuid('tenant', business.tenant_id),
    business: uuid('business', business.id),
    ledger: uuid('ledger', ledger('Checking').id),
    entry: uuid('journal_entry', entry.id),
    line: uuid('line_entry', entry.line_entries[0]?.id ?? ''),
  };
}
type Books = Awaited<ReturnType<typeof postedBooks>>;

let own: Books;
let sibling: Books;
let foreign: Books;
beforeAll(async () => {
  own = await postedBooks();
  sibling = await postedBooks();
  foreign = await postedBooks(await service.newTenant());
});

beforeEach(async () => {
  await db.query('BEGIN');
  await see(own);
});
afterEach(async () => {
  await db.query('ROLLBACK');
});

async function see({ tenant, business }: { tenant: string; business: string }) {
  await db.query(
    `SELECT set_config('daybook.tenant_id', $1, true), set_config('daybook.business_id', $2, true)`,
    [tenant, business],
  );
}

const addEntry = (id: string, at = '2026-03-02T10:00:00Z', business = own.business) =>
  db.query(
    `INSERT INTO journal_entry (business_id, id, description, clean_description, datetime, is_reconciled,
       review_status, categorization_method, is_before_start, version, created_at, updated_at)
     VALUES ($1, $2, '', '', $3, false, 'confirmed', 'manual', false, 1, now(), now())`,
    [business, id, at],
  );
const addLine = (
  entry: string,
  side: string,
  amount: number,
  changes: Partial<Record<string, unknown>> = {},
) => {
  const row = {
    business_id: own.business,
    journal_entry_id: entry,
    id: randomUUID(),
    position: 0,
    ledger_id: own.ledger,
    description: '',
    debit_credit: side,
    amount,
    basis: 'all',
    datetime: '2026-03-02T10:00:00Z',
    is_cash_movement: false,
    tag_ids: [],
    ...changes,
  };
  return db.query(`INSERT INTO line_entry SELECT * FROM json_populate_record(NULL::line_entry, $1)`, [
    JSON.stringify(row),
  ]);
};
const commit = () => db.query('SET CONSTRAINTS ALL IMMEDIATE');
/** Of the lines of the posted entry that are put in for the names. */
const supersede = (name: string) => `UPDATE line_entry SET superseded_at = now() WHERE id = '${name}'`;
const touch = (...names: string[]) =>
  `UPDATE line_entry SET tag_ids = tag_ids WHERE id IN (${names.map((name) => `'${name}'`).join(', ')})`;

describe('double entry', () => {
  it.each<[string, (entry: string) => Promise<unknown>]>([
    [
      'debits that are not credits',
      async (entry) => [await addLine(entry, 'debit', 100), await addLine(entry, 'credit', 99)],
    ],
    ['no lines at all', async () => []],
    ['a debit alone', (entry) => addLine(entry, 'debit', 100)],
    [
      'a balance across two bases',
      async (entry) => [
        await addLine(entry, 'debit', 100, { basis: 'cash' }),
        await addLine(entry, 'credit', 100),
      ],
    ],
    [
      'lines that are all superseded',
      async (entry) => [
        await addLine(entry, 'debit', 100, { superseded_at: '2026-03-02T10:00:00Z' }),
        await addLine(entry, 'credit', 100, { superseded_at: '2026-03-02T10:00:00Z' }),
      ],
    ],
  ])('refuses %s', async (_, add) => {
    const entry = randomUUID();
    await addEntry(entry);
    await add(entry);
    await expect(commit()).rejects.toThrow(/is not balanced/);
  });

  it('refuses to lose a line of an entry that was balanced', async () => {
    await db.query(`UPDATE line_entry SET superseded_at = now() WHERE id = $1`, [own.line]);
    await expect(commit()).rejects.toThrow(/is not balanced/);
  });

  /** Checks are made at once for what was done so far, and late again for what comes. */
  const checkedSoFar = ['SET CONSTRAINTS ALL IMMEDIATE', 'SET CONSTRAINTS ALL DEFERRED'];
  const rolledBack = (...statements: string[]) => ['SAVEPOINT s', ...statements, 'ROLLBACK TO s'];
  const times = (count: number, statements: string[]) =>
    Array.from({ length: count }, () => statements).flat();

  it.each<[string, string[]]>([
    ['before the other is touched', [supersede('small'), touch('large')]],
    ['after the other was touched', [touch('large'), supersede('small')]],
    ['the larger one, before the other is touched', [supersede('large'), touch('small')]],
    ['after the other was checked', [touch('large'), ...checkedSoFar, supersede('small')]],
    [
      'and touches the other in a savepoint',
      [supersede('small'), 'SAVEPOINT s', touch('large'), 'RELEASE s'],
    ],
    ['in a savepoint', ['SAVEPOINT s', supersede('small'), 'RELEASE s', touch('large')]],
    ['and touches it with the other', [supersede('small'), touch('small', 'large')]],
    [
      'and touches it with the other, which is touched again',
      [...checkedSoFar, supersede('small'), touch('small', 'large'), touch('large')],
    ],
    [
      'and touches it in what is rolled back',
      [touch('large'), ...checkedSoFar, supersede('small'), ...rolledBack(touch('small'))],
    ],
    [
      'and touches the other in what is rolled back, many times',
      [
        touch('large'),
        ...checkedSoFar,
        supersede('small'),
        ...times(12, rolledBack(touch('large'), touch('large'))),
      ],
    ],
    [
      'and locks what was rolled back',
      [
        touch('large'),
        ...checkedSoFar,
        supersede('small'),
        ...rolledBack(touch('small', 'large')),
        `SELECT FROM line_entry WHERE id IN ('small', 'large') FOR UPDATE`,
      ],
    ],
    [
      'by a statement that touches the other while it runs',
      [
        `CREATE FUNCTION pg_temp.touching() RETURNS timestamptz LANGUAGE plpgsql AS
           $f$ BEGIN ${touch('large')}; RETURN now(); END $f$`,
        'SET CONSTRAINTS ALL IMMEDIATE',
        `UPDATE line_entry SET superseded_at = pg_temp.touching() WHERE id = 'small'`,
      ],
    ],
    [
      'by one statement that touches the other, too',
      [
        `WITH touched AS (UPDATE line_entry SET tag_ids = tag_ids WHERE id = 'large' RETURNING id)
           UPDATE line_entry SET superseded_at = now() FROM touched WHERE line_entry.id = 'small'`,
      ],
    ],
    [
      'behind a table that looks like the lines',
      [
        'CREATE TEMPORARY TABLE line_entry (LIKE accounting.line_entry)',
        'INSERT INTO pg_temp.line_entry SELECT * FROM accounting.line_entry',
        supersede('small').replace('line_entry', 'accounting.line_entry'),
      ],
    ],
  ])('refuses to lose a line %s', async (_, statements) => {
    const { rows } = await db.query('SELECT id FROM line_entry WHERE journal_entry_id = $1 ORDER BY id', [
      own.entry,
    ]);
    const [small, large] = rows.map(({ id }) => id);
    const attack = async () => {
      for (const text of statements) {
        await db.query(text.replaceAll(`'small'`, `'${small}'`).replaceAll(`'large'`, `'${large}'`));
      }
      await commit();
    };
    await expect(attack()).rejects.toThrow(/is not balanced/);
  });

  it('looks for tables among temporary ones last, wherever a function looks for any', async () => {
    const { rows } = await db.query(
      `SELECT proname FROM pg_proc WHERE pronamespace = 'accounting'::regnamespace
         AND (prosecdef OR proconfig IS NOT NULL)
         AND NOT coalesce('search_path=accounting, pg_temp' = ANY (proconfig), false)`,
    );
    expect(rows).toEqual([]);
  });

  it('refuses a line more, however late and whatever its identifier', async () => {
    const entry = randomUUID();
    await addEntry(entry);
    await addLine(entry, 'debit', 100);
    await addLine(entry, 'credit', 100);
    await commit();
    for (const id of ['00000000-0000-4000-8000-000000000000', 'ffffffff-ffff-4fff-bfff-ffffffffffff']) {
      await db.query('SAVEPOINT before_it');
      await expect(addLine(entry, 'debit', 1, { id })).rejects.toThrow(/is not balanced/);
      await db.query('ROLLBACK TO before_it');
    }
  });

  it.each([0, -1])('refuses an amount of %d', async (amount) => {
    await addEntry(randomUUID());
    await expect(addLine(own.entry, 'debit', amount)).rejects.toThrow(/check constraint/);
  });

  it('is not fooled by hiding the lines before the commit', async () => {
    const entry = randomUUID();
    await addEntry(entry);
    await addLine(entry, 'debit', 100);
    await see(foreign);
    await expect(commit()).rejects.toThrow(/is not balanced/);
  });
});

describe('what was written', () => {
  it.each([
    ['an amount', `UPDATE line_entry SET amount = amount + 1`],
    ['a side', `UPDATE line_entry SET debit_credit = 'credit'`],
    ['a ledger', `UPDATE line_entry SET ledger_id = id`],
    ['the entry of a line', `UPDATE line_entry SET journal_entry_id = id`],
    ['a line away', `DELETE FROM line_entry`],
    ['an entry away', `DELETE FROM journal_entry`],
    ['all lines away', `TRUNCATE line_entry`],
    ['the business of an entry', `UPDATE journal_entry SET business_id = id`],
    ['the transaction of an entry', `UPDATE journal_entry SET transaction_id = NULL`],
    ['the audit log', `UPDATE audit_log SET user_id = 'nobody'`],
    ['the audit log away', `DELETE FROM audit_log`],
    ['all of the audit log away', `TRUNCATE audit_log`],
    ['the currency', `UPDATE business SET currency = 'EUR'`],
    ['the legal form', `UPDATE business SET entity_type = 'c-corp'`],
    ['what a ledger stands for', `UPDATE ledger SET financial_account_type = NULL`],
    ['the tenant of a business', `UPDATE business SET tenant_id = id`],
    ['a business away', `DELETE FROM business`],
    ['a ledger away', `DELETE FROM ledger`],
    ['the scopes of an application', `UPDATE application SET scopes = '{}'`],
    ['the key of page tokens', `UPDATE service_secret SET page_token_key = ''`],
    ['the policies', `ALTER TABLE journal_entry DISABLE ROW LEVEL SECURITY`],
    ['the triggers', `ALTER TABLE line_entry DISABLE TRIGGER ALL`],
    ['the role of replication', `SET session_replication_role = replica`],
  ])('does not let the service change %s', async (_, statement) => {
    await expect(db.query(statement)).rejects.toThrow(/permission denied|must be owner/);
  });
});

const tables = [
  'journal_entry',
  'line_entry',
  'ledger',
  'transaction',
  'external_account',
  'period_total',
  'period_total_change',
];

describe('other businesses and tenants', () => {
  it.each(tables)('%s shows the rows of the business at hand alone', async (table) => {
    const { rows } = await db.query(`SELECT DISTINCT business_id FROM ${table}`);
    expect(rows.filter((row) => row.business_id !== own.business)).toEqual([]);
  });

  it.each([...tables, 'business', 'application', 'access_token', 'audit_log', 'idempotency_key', 'tenant'])(
    '%s shows nothing without a setting',
    async (table) => {
      await db.query(
        `SELECT set_config('daybook.tenant_id', '', true), set_config('daybook.business_id', '', true)`,
      );
      expect((await db.query(`SELECT 1 FROM ${table}`)).rows).toEqual([]);
    },
  );

  it.each(['business', 'audit_log', 'application'])(
    '%s shows the rows of the tenant alone',
    async (table) => {
      const { rows } = await db.query(`SELECT DISTINCT tenant_id FROM ${table}`);
      expect(rows).toEqual([{ tenant_id: own.tenant }]);
    },
  );

  it('take no row of another business', async () => {
    await expect(addEntry(randomUUID(), undefined, sibling.business)).rejects.toThrow(/row-level security/);
  });

  it('take no line for another business', async () => {
    const line = addLine(own.entry, 'debit', 1, { business_id: foreign.business });
    await expect(line).rejects.toThrow(/row-level security/);
  });

  it.each<[string, () => Partial<Record<string, unknown>>]>([
    ['ledger of the same tenant', () => ({ ledger_id: sibling.ledger })],
    ['ledger of another tenant', () => ({ ledger_id: foreign.ledger })],
    ['entry of the same tenant', () => ({ journal_entry_id: sibling.entry })],
  ])('lend no %s to a line', async (_, changes) => {
    await expect(addLine(own.entry, 'debit', 1, changes())).rejects.toThrow(/foreign key/);
  });

  it('cannot be changed: their rows are not there', async () => {
    const { rowCount } = await db.query(
      `UPDATE journal_entry SET description = 'mine' WHERE business_id = $1`,
      [sibling.business],
    );
    expect(rowCount).toBe(0);
  });
});

const changeLedger = (assignment: string, id = own.ledger) =>
  db.query(`UPDATE ledger SET ${assignment} WHERE id = $1`, [id]);

describe('what a business has become', () => {
  it('refuses a new entry when that is inactive', async () => {
    await db.query(`UPDATE business SET status = 'inactive' WHERE id = $1`, [own.business]);
    await db.query('SAVEPOINT inactive');
    const added = addEntry(randomUUID());
    await expect(added).rejects.toMatchObject({ constraint: 'active_business', code: 'DBK03' });
    await db.query('ROLLBACK TO inactive');
    // What is there already may still be corrected.
    await db.query(`UPDATE journal_entry SET datetime = '2026-03-03T00:00:00Z' WHERE id = $1`, [own.entry]);
  });

  it('refuses an entry on the wrong side of the start of the books', async () => {
    await db.query(`UPDATE business SET entries_start = '2026-03-02T10:00:00.001Z' WHERE id = $1`, [
      own.business,
    ]);
    await db.query('SAVEPOINT moved');
    await expect(addEntry(randomUUID())).rejects.toMatchObject({ constraint: 'books_start', code: 'DBK02' });
    await db.query('ROLLBACK TO moved');
    await addEntry(randomUUID(), '2026-03-02T10:00:00.001Z');
    const markWrong = (at: string) =>
      db.query(`UPDATE journal_entry SET datetime = $1, is_before_start = true`, [at]);
    await markWrong('2026-03-02T10:00:00Z');
    await expect(markWrong('2026-03-04T00:00:00Z')).rejects.toMatchObject({ constraint: 'books_start' });
  });
});

describe('a locked period', () => {
  beforeEach(async () => {
    await db.query(`UPDATE business SET books_locked_through = '2026-03-02' WHERE id = $1`, [own.business]);
  });

  it.each<[string, () => Promise<unknown>]>([
    ['a new entry', () => addEntry(randomUUID())],
    ['a new line', () => addLine(own.entry, 'debit', 1)],
    ['a line superseded', () => db.query(`UPDATE line_entry SET superseded_at = now()`)],
    ['an entry moved out', () => db.query(`UPDATE journal_entry SET datetime = '2026-03-03T00:00:00Z'`)],
    ['a line moved out', () => db.query(`UPDATE line_entry SET datetime = '2026-03-03T00:00:00Z'`)],
    [
      'a line of the cash pool',
      () => db.query(`UPDATE line_entry SET is_cash_movement = NOT is_cash_movement`),
    ],
    ['another name of a ledger', () => db.query(`UPDATE ledger SET name = name || '.'`)],
    ['another code of a ledger', () => changeLedger(`sort_code = '9'`)],
    ['a ledger under another', () => changeLedger('parent_id = (SELECT max(id::text)::uuid FROM ledger)')],
    ['a ledger out of the cash flow', () => changeLedger('report_cash_flow = NOT report_cash_flow')],
    ['another fiscal year', () => db.query(`UPDATE business SET fiscal_year = '06/30'`)],
    ['another start of the books', () => db.query('UPDATE business SET entries_start = now()')],
  ])('refuses %s', async (_, change) => {
    await expect(change()).rejects.toMatchObject({ constraint: 'books_lock' });
  });

  it('takes changes of a ledger that has no figures there, and of what no report shows', async () => {
    await changeLedger('archived = true');
    const { rows } = await db.query<{ id: string }>(`SELECT id FROM ledger WHERE name = 'Insurance'`);
    await changeLedger(`name = 'Insurances', report_cash_flow = false`, rows[0]?.id);
  });

  it('refuses changes of a ledger above one that has figures there', async () => {
    const { rows } = await db.query<{ id: string }>(`SELECT id FROM ledger WHERE name = 'Savings'`);
    await service.owner.query('UPDATE ledger SET parent_id = $2 WHERE id = $1', [own.ledger, rows[0]?.id]);
    try {
      await expect(changeLedger(`name = 'Banks'`, rows[0]?.id)).rejects.toMatchObject({
        constraint: 'books_lock',
      });
    } finally {
      await db.query('ROLLBACK');
      await service.owner.query('UPDATE ledger SET parent_id = NULL WHERE id = $1', [own.ledger]);
    }
  });

  it('refuses an entry moved in', async () => {
    await addEntry(randomUUID(), '2026-03-03T00:00:00Z');
    const moved = db.query(
      `UPDATE journal_entry SET datetime = '2026-03-02T23:59:59.999Z' WHERE datetime >= '2026-03-03'`,
    );
    await expect(moved).rejects.toMatchObject({ constraint: 'books_lock' });
  });

  it('refuses also behind the setting of another tenant', async () => {
    await see({ tenant: foreign.tenant, business: own.business });
    await expect(addEntry(randomUUID())).rejects.toMatchObject({ constraint: 'books_lock' });
  });

  it('lets through what no report depends on, and the next day', async () => {
    await db.query(
      `UPDATE journal_entry SET review_status = 'confirmed', is_reconciled = true, description = 'x', notes = 'y'`,
    );
    await addEntry(randomUUID(), '2026-03-03T00:00:00Z');
  });
});
