import sql from 'sql-template-tag';
import type { Database } from './pool';

/** How numbers, days and moments are written for the person; null: as the browser asks. */
export type Formats = { locale: string | null; timeZone: string | null };

export async function findFormats(database: Database, userId: string): Promise<Formats> {
  const found = await database.query<Formats>(sql`
    select locale, time_zone as "timeZone" from dashboard.users where id = ${userId}`);
  return found.rows[0] ?? { locale: null, timeZone: null };
}

export async function setFormats(database: Database, userId: string, formats: Formats): Promise<void> {
  await database.query(sql`
    update dashboard.users set locale = ${formats.locale}, time_zone = ${formats.timeZone} where id = ${userId}`);
}
