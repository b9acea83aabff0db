import sql from 'sql-template-tag';
import type { Business, EntityType } from '@/lib/contract/business';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { uuid } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';

export type BusinessRow = {
  id: string;
  tenant_id: string;
  name: string;
  industry: string | null;
  entries_start: Instant;
  entity_type: EntityType;
  fiscal_year: string;
  status: 'active' | 'inactive';
  aggregator_user_token: string | null;
  external_id: string;
  currency: string;
  books_locked_through: string | null;
  certain_threshold: number;
  receipt_match_threshold: number;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

export async function insertBusiness(
  db: Queryable,
  business: Business,
): Promise<'inserted' | 'external_id_taken'> {
  const rows = await db.rows(sql`
    INSERT INTO business (id, tenant_id, name, industry, entries_start, entity_type, fiscal_year, status,
      aggregator_user_token, external_id, currency, certain_threshold, receipt_match_threshold, version, created_at, updated_at)
    VALUES (${uuid('business', business.id)}, ${uuid('tenant', business.tenant_id)}, ${business.name},
      ${business.industry}, ${business.entries_start}, ${business.entity_type}, ${business.fiscal_year},
      ${business.status}, ${business.aggregator_user_token}, ${business.external_id}, ${business.currency},
      ${business.certain_threshold}, ${business.receipt_match_threshold}, ${business.version}, ${business.created_at}, ${business.updated_at})
    ON CONFLICT (tenant_id, external_id) DO NOTHING
    RETURNING id`);
  return rows.length === 1 ? 'inserted' : 'external_id_taken';
}

/** The business, if it belongs to the current tenant. */
export async function findBusiness(db: Queryable, id: string): Promise<Business | null> {
  const rows = await db.rows<BusinessRow>(sql`SELECT * FROM business WHERE id = ${uuid('business', id)}`);
  return rows[0] ? businessOf(rows[0]) : null;
}

/** Makes the rows of this business visible for the rest of the transaction. */
export async function showBusiness(db: Queryable, id: string): Promise<void> {
  await db.rows(sql`SELECT show_rows(current_tenant(), ${uuid('business', id)})`);
}

export async function lockBusiness(db: Queryable, id: string): Promise<Business | null> {
  const rows = await db.rows<BusinessRow>(
    sql`SELECT * FROM business WHERE id = ${uuid('business', id)} FOR NO KEY UPDATE`,
  );
  return rows[0] ? businessOf(rows[0]) : null;
}

export async function saveBusiness(db: Queryable, business: Business): Promise<void> {
  await db.rows(sql`
    UPDATE business SET name = ${business.name}, status = ${business.status}, industry = ${business.industry},
      aggregator_user_token = ${business.aggregator_user_token}, books_locked_through = ${business.books_locked_through},
      fiscal_year = ${business.fiscal_year}, entries_start = ${business.entries_start},
      certain_threshold = ${business.certain_threshold}, receipt_match_threshold = ${business.receipt_match_threshold}, version = ${business.version},
      updated_at = ${business.updated_at}
    WHERE id = ${uuid('business', business.id)}`);
}

/** Newest first: identifiers grow with time. */
export async function listBusinesses(db: Queryable, keyset: Keyset): Promise<Page<Business>> {
  const rows = await db.rows<BusinessRow>(sql`
    SELECT * FROM business WHERE ${keysetWindow(keyset, ['id'])}
    ORDER BY ${keysetOrder(keyset, ['id'])} LIMIT ${keyset.size + 1}`);
  return cutPage(rows, keyset, (row) => [row.id], businessOf);
}

export function businessOf(row: BusinessRow): Business {
  return {
    ...row,
    id: encodeIdentifier('business', row.id),
    tenant_id: encodeIdentifier('tenant', row.tenant_id),
  };
}
