import sql from 'sql-template-tag';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** The share of an application's window that a process holds. */
export type WindowShare = {
  /** The number of requests this process may still serve from its share. */
  granted: number;
  /** The number of requests given out in this window, to all processes. */
  taken: number;
  /** Until the window ends. */
  secondsLeft: number;
};

/**
 * Takes a tenth of what is left of the application's window (at least one, if any is left) in one short statement.
 * A window begins with its first request.
 */
export async function takeShare(
  db: Queryable,
  owner: { tenantId: string; applicationId: string },
  limit: number,
  windowSeconds: number,
): Promise<WindowShare> {
  const [row] = await db.rows<{ granted: number; taken: number; seconds_left: number }>(sql`
    INSERT INTO request_window AS w (tenant_id, application_id, began_at, taken, granted)
    VALUES (${uuid('tenant', owner.tenantId)}, ${uuid('application', owner.applicationId)}, clock_timestamp(),
      ceil(${limit} / 10.0), ceil(${limit} / 10.0))
    ON CONFLICT (tenant_id, application_id) DO UPDATE SET (began_at, taken, granted) = (
      SELECT CASE WHEN is_over THEN clock_timestamp() ELSE w.began_at END, before + share, share
      FROM (SELECT w.began_at <= clock_timestamp() - make_interval(secs => ${windowSeconds})
          OR w.began_at > clock_timestamp() AS is_over) AS time
      CROSS JOIN LATERAL (SELECT CASE WHEN is_over THEN 0 ELSE w.taken END AS before) AS window_so_far
      CROSS JOIN LATERAL (SELECT greatest(ceil((${limit} - before) / 10.0), 0)::integer AS share) AS part)
    RETURNING granted, taken,
      extract(epoch FROM began_at + make_interval(secs => ${windowSeconds}) - clock_timestamp())::float8 AS seconds_left`);
  if (!row) throw new Error('a window always answers');
  return { granted: row.granted, taken: row.taken, secondsLeft: row.seconds_left };
}
