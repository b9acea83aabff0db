import sql from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import type { VendorCorrection } from '../domain/documents/vendors/correct-extraction';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** What people corrected of the vendor that was read so; null for nothing. */
export async function findVendorCorrection(
  db: Queryable,
  businessId: string,
  readKey: string | null,
): Promise<VendorCorrection | null> {
  if (readKey === null) return null;
  const [row] = await db.rows<{ name: string | null; currency: string | null }>(sql`
    SELECT name, currency FROM corrected_vendor
    WHERE business_id = ${uuid('business', businessId)} AND read_key = ${readKey}`);
  return row ?? null;
}

/** A member that is null keeps what was corrected before. */
export async function saveVendorCorrection(
  db: Queryable,
  businessId: string,
  readKey: string,
  { name, currency }: VendorCorrection,
  now: Instant,
): Promise<void> {
  await db.rows(sql`
    INSERT INTO corrected_vendor (business_id, read_key, name, currency, corrected_at)
    VALUES (${uuid('business', businessId)}, ${readKey}, ${name}, ${currency}, ${now})
    ON CONFLICT (business_id, read_key) DO UPDATE SET name = coalesce(excluded.name, corrected_vendor.name),
      currency = coalesce(excluded.currency, corrected_vendor.currency), corrected_at = excluded.corrected_at`);
}
