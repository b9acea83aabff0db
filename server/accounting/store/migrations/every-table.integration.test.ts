import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Business } from '@/lib/contract/business';
import { openAsService, setVisibility, uuidOf } from '../../testing/connect-as-service';
import { booksInEveryTable } from '../../testing/every-table';
import { openService } from '../../testing/open-service';
import { startService } from '../../testing/start-service';

/**
 * What every table refuses, tried in SQL as the role that the service connects with. The tables come from the
 * database's own catalogue, so a new one is tried as soon as it is there.
 */

const service = openService();
const db = openAsService();
let own: Ids;
/** Of the same tenant, and of another. */
let others: Ids[];
let tables: string[];
let ofBusinesses: string[];

beforeAll(async () => {
  own = idsOf(await booksInEveryTable(service));
  const stranger = await startService();
  others = [idsOf(await booksInEveryTable(service)), idsOf(await booksInEveryTable(stranger))];
  await stranger.close();
  const { rows } = await service.owner.query<{ name: string; hasBusiness: boolean }>(`
    SELECT relname AS name, EXISTS (SELECT FROM pg_attribute WHERE attrelid = c.oid AND attname = 'business_id'
      AND attnotnull) AS "hasBusiness"
    FROM pg_class c WHERE relnamespace = 'accounting'::regnamespace AND relkind = 'r' ORDER BY relname`);
  tables = rows.map(({ name }) => name);
  ofBusinesses = rows.filter(({ hasBusiness }) => hasBusiness).map(({ name }) => name);
});
beforeEach(async () => {
  await setVisibility(db, own);
});

type Ids = { tenant: string; business: string };

function idsOf({ id, tenant_id }: Business): Ids {
  return {
    tenant: uuidOf('tenant', tenant_id),
    business: uuidOf('business', id),
  };
}

/** What the database answers to the statement: the error's text, or how many rows it reached. */
async function outcomeOf(statement: string, values: unknown[] = []): Promise<string> {
  await db.query('SAVEPOINT before');
  try {
    const { rowCount } = await db.query(statement, values);
    return `${rowCount} rows`;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  } finally {
    await db.query('ROLLBACK TO before');
  }
}

/** The tables, each with its outcome, whose outcome is none of the expected. */
async function unlike(expected: RegExp, names: readonly string[], statement: (table: string) => string) {
  const found: string[] = [];
  for (const table of names) {
    const outcome = await outcomeOf(statement(table));
    if (!expected.test(outcome)) found.push(`${table}: ${outcome}`);
  }
  return found;
}

/** Tables that the service itself empties again, or that tell nothing of a business. */
const mayBeEmpty = ['job', 'period_total', 'period_total_change'];
const filled = () => ofBusinesses.filter((name) => !mayBeEmpty.includes(name));

describe('every table', () => {
  it('is there, with rows of each of the businesses', async () => {
    expect(ofBusinesses).toEqual(
      expect.arrayContaining(['bill', 'invoice', 'payment', 'document', 'task', 'tag', 'line_entry']),
    );
    const empty: string[] = [];
    for (const table of filled()) {
      for (const { business } of [own, ...others]) {
        const { rowCount } = await service.owner.query(
          `SELECT FROM ${table} WHERE business_id = $1 LIMIT 1`,
          [business],
        );
        if (rowCount === 0) empty.push(table);
      }
    }
    expect(empty).toEqual([]);
  });

  it('is held to row-level security, which the service cannot set aside', async () => {
    const { rows } = await service.owner.query(`
      SELECT relname FROM pg_class
      WHERE relnamespace = 'accounting'::regnamespace AND relkind = 'r'
        AND NOT (relrowsecurity AND relforcerowsecurity)`);
    // One holds no row of anybody, and what was migrated.
    expect(rows.map(({ relname }) => relname).sort()).toEqual(['migration', 'service_secret']);
    const { rows: roles } = await service.owner.query(
      `SELECT rolsuper, rolbypassrls, rolcreaterole FROM pg_roles WHERE rolname = 'daybook_service'`,
    );
    expect(roles).toEqual([{ rolsuper: false, rolbypassrls: false, rolcreaterole: false }]);
    expect(
      await unlike(/must be owner/, tables, (table) => `ALTER TABLE ${table} DISABLE ROW LEVEL SECURITY`),
    ).toEqual([]);
  });

  it('cannot be emptied at once', async () => {
    expect(await unlike(/permission denied/, tables, (table) => `TRUNCATE ${table} CASCADE`)).toEqual([]);
  });

  it('shows nothing to nobody', async () => {
    await setVisibility(db, { tenant: '', business: '' });
    const guarded = tables.filter((name) => !['migration', 'service_secret'].includes(name));
    expect(await unlike(/^0 rows$|permission denied/, guarded, (table) => `SELECT FROM ${table}`)).toEqual(
      [],
    );
  });
});

describe('every table of businesses', () => {
  it('shows the rows of the business at hand alone', async () => {
    const of = (table: string) => `SELECT FROM ${table} WHERE business_id <> '${own.business}'`;
    expect(await unlike(/^0 rows$/, ofBusinesses, of)).toEqual([]);
  });

  it('takes no row of another business, of the tenant or not', async () => {
    for (const { business } of others) {
      const copy = (table: string) => `
        INSERT INTO ${table} OVERRIDING SYSTEM VALUE
        SELECT (json_populate_record(t, '{"business_id": "${business}"}')).* FROM ${table} t LIMIT 1`;
      expect(await unlike(/row-level security|permission denied/, filled(), copy)).toEqual([]);
    }
  });

  it('gives no row away to another business', async () => {
    for (const { business } of others) {
      const give = (table: string) => `UPDATE ${table} SET business_id = '${business}'`;
      expect(await unlike(/row-level security|permission denied/, filled(), give)).toEqual([]);
    }
  });

  it('loses no row of another business', async () => {
    for (const { business } of others) {
      const lose = (table: string) => `DELETE FROM ${table} WHERE business_id = '${business}'`;
      expect(await unlike(/^0 rows$|permission denied/, ofBusinesses, lose)).toEqual([]);
    }
  });

  it('refers to rows of its own business alone: each foreign key leads with it', async () => {
    const { rows } = await service.owner.query<{ name: string; first: string; target: string }>(`
      SELECT k.conrelid::regclass || ' ' || k.conname AS name, a.attname AS first, k.confrelid::regclass::text AS target
      FROM pg_constraint k JOIN pg_attribute a ON a.attrelid = k.conrelid AND a.attnum = k.conkey[1]
      WHERE k.contype = 'f' AND k.connamespace = 'accounting'::regnamespace`);
    const between = rows.filter(({ target }) => ofBusinesses.includes(target.replace('accounting.', '')));
    expect(between.length).toBeGreaterThan(15);
    expect(between.filter(({ first }) => first !== 'business_id')).toEqual([]);
  });
});

describe('the audit log', () => {
  it.each([
    ['changed', `UPDATE audit_log SET user_id = 'nobody'`],
    ['shortened', 'DELETE FROM audit_log'],
    ['emptied', 'TRUNCATE audit_log'],
    ['dropped', 'DROP TABLE audit_log'],
    ['renamed', 'ALTER TABLE audit_log RENAME TO old_log'],
  ])('is not %s', async (_, statement) => {
    expect(await outcomeOf(statement)).toMatch(/permission denied|must be owner/);
  });

  it('takes no record in the name of another tenant', async () => {
    for (const { tenant } of others.filter((each) => each.tenant !== own.tenant)) {
      const copy = `INSERT INTO audit_log
        SELECT (json_populate_record(t, '{"tenant_id": "${tenant}"}')).* FROM audit_log t LIMIT 1`;
      expect(await outcomeOf(copy)).toMatch(/row-level security/);
    }
  });
});
