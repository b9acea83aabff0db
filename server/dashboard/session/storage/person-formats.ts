import sql from 'sql-template-tag';
import type { PersonFormats } from '@/lib/person-formats';
import type { Database } from './pool';

export async function findFormats(database: Database, userId: string): Promise<PersonFormats> {
  const found = await database.query<PersonFormats>(sql`
    select locale, time_zone as "timeZone" from dashboard.users where id = ${userId}`);
  return found.rows[0] ?? { locale: null, timeZone: null };
}

export async function setFormats(database: Database, userId: string, formats: PersonFormats): Promise<void> {
  await database.query(sql`
    update dashboard.users set locale = ${formats.locale}, time_zone = ${formats.timeZone} where id = ${userId}`);
}
