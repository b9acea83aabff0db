import sql, { type Sql } from 'sql-template-tag';
import type { Queryable } from './database';

/**
 * Runs a statement that reads some rows and looks up what belongs to each of them by key. Of a business that is newer than its
 * statistics the planner expects a single row: then any index that begins with the business looks as good as the key, and all rows
 * of the business are read for each of those that are found. A plan for any business, with look-ups only, does not know which
 * one it is for.
 */
export async function byLookUps<Row extends object>(db: Queryable, statement: Sql): Promise<Row[]> {
  const [, rows] = await Promise.all([
    db.rows(planning('force_generic_plan', 'off')),
    db.rows<Row>(statement),
    db.rows(planning('auto', 'on')),
  ]);
  return rows;
}

/** Until the end of the transaction. */
function planning(plans: 'force_generic_plan' | 'auto', otherJoins: 'on' | 'off'): Sql {
  return sql`SELECT set_config('plan_cache_mode', ${plans}, true), set_config('enable_hashjoin', ${otherJoins}, true),
    set_config('enable_mergejoin', ${otherJoins}, true)`;
}
