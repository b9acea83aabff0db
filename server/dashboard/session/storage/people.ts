import sql from 'sql-template-tag';
import type { Database } from './pool';

/** The names of the users among the ids; any other value, such as another client's label, is left out. */
export async function findNames(
  database: Database,
  ids: readonly (string | null)[],
): Promise<Record<string, string>> {
  const asked = [...new Set(ids.filter((id) => id !== null))];
  if (asked.length === 0) return {};
  const found = await database.query<{ id: string; name: string }>(
    sql`select id, name from dashboard.users where id::text = any(${asked})`,
  );
  return Object.fromEntries(found.rows.map(({ id, name }) => [id, name]));
}
