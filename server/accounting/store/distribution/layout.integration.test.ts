import { expect, it } from 'vitest';
import { openService } from '../../testing/open-service';
import { layout } from './layout';

const service = openService();

const distributed: Record<string, string> = { ...layout.withBusiness, ...layout.byKey };
const named = [...layout.everywhere, ...Object.keys(distributed), ...layout.onCoordinator];

it('says of every table where it lies', async () => {
  const { rows } = await service.owner.query<{ name: string }>(
    "SELECT relname AS name FROM pg_class WHERE relnamespace = 'accounting'::regnamespace AND relkind = 'r'",
  );
  // On a distributed database the parts of the tables have numbered names.
  const tables = rows.map(({ name }) => name).filter((name) => !/_\d{6,}$/.test(name));
  expect([...named].sort()).toEqual(tables.sort());
});

it('lets every unique key of a distributed table hold the column that decides its node', async () => {
  const { rows } = await service.owner.query<{ table: string; columns: string[] }>(
    `SELECT indrelid::regclass::text AS table, array_agg(attname::text) AS columns
     FROM pg_index JOIN pg_attribute ON attrelid = indrelid AND attnum = ANY (indkey)
     WHERE indisunique AND indrelid::regclass::text = ANY ($1) GROUP BY indexrelid, indrelid`,
    [Object.keys(distributed)],
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(rows.filter(({ table, columns }) => !columns.includes(distributed[table] ?? ''))).toEqual([]);
});

it('lets what lies with a business refer to nothing that lies elsewhere', async () => {
  const { rows } = await service.owner.query<{ table: string; refers_to: string; columns: string[] }>(
    `SELECT conrelid::regclass::text AS table, confrelid::regclass::text AS refers_to, array_agg(attname::text) AS columns
     FROM pg_constraint JOIN pg_attribute ON attrelid = conrelid AND attnum = ANY (conkey)
     WHERE contype = 'f' AND connamespace = 'accounting'::regnamespace AND conrelid::regclass::text = ANY ($1)
     GROUP BY pg_constraint.oid, conrelid, confrelid`,
    [Object.keys(distributed)],
  );
  const everywhere: readonly string[] = layout.everywhere;
  const together: readonly string[] = Object.keys(layout.withBusiness);
  const strays = rows.filter(
    ({ table, refers_to, columns }) =>
      !everywhere.includes(refers_to) &&
      !(together.includes(refers_to) && columns.includes(distributed[table] ?? '')),
  );
  expect(rows.length).toBeGreaterThan(20);
  expect(strays).toEqual([]);
});
