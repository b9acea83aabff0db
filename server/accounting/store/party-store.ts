import sql, { raw } from 'sql-template-tag';
import type { Party, PartyKind } from '@/lib/contract/party';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { uuid } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';
import { saysText } from './text-search';

/** Vendors and customers are stored in the same way, in one table each. */

/** Without its balance, which follows from its bills or invoices. */
export type StoredParty = Omit<Party, 'open_amount' | 'credit_amount'>;

type Row = {
  business_id: string;
  id: string;
  name: string;
  email: string | null;
  phone: string | null;
  external_id: string | null;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** False when another party of the kind has the external identifier. */
export async function insertParty(db: Queryable, kind: PartyKind, party: StoredParty): Promise<boolean> {
  const rows = await db.rows(sql`
    INSERT INTO ${raw(kind)} (business_id, id, name, email, phone, external_id, version, created_at, updated_at)
    VALUES (${uuid('business', party.business_id)}, ${uuid(kind, party.id)}, ${party.name}, ${party.email},
      ${party.phone}, ${party.external_id}, ${party.version}, ${party.created_at}, ${party.updated_at})
    ON CONFLICT (business_id, external_id) DO NOTHING RETURNING id`);
  return rows.length === 1;
}

/** The parties with these identifiers, by identifier. */
export async function findParties(
  db: Queryable,
  kind: PartyKind,
  businessId: string,
  ids: readonly string[],
): Promise<Map<string, StoredParty>> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM ${raw(kind)}
    WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${ids.map((id) => uuid(kind, id))}::uuid[])`);
  return new Map(rows.map((row) => [encodeIdentifier(kind, row.id), partyOf(kind, row)]));
}

type NamesParties = { vendor_id?: string | null | undefined; customer_id?: string | null | undefined };

/** The identifiers of those vendors and customers that are named and that the business has. */
export async function knownParties(
  db: Queryable,
  businessId: string,
  lines: readonly NamesParties[],
): Promise<Set<string>> {
  const known = (['vendor', 'customer'] as const).map(async (kind) => {
    const ids = [...new Set(lines.flatMap((line) => line[`${kind}_id`] ?? []))];
    return ids.length === 0 ? [] : [...(await findParties(db, kind, businessId, ids)).keys()];
  });
  return new Set((await Promise.all(known)).flat());
}

/** The party, locked for change. */
export async function lockParty(
  db: Queryable,
  kind: PartyKind,
  businessId: string,
  id: string,
): Promise<StoredParty | null> {
  const [row] = await db.rows<Row>(sql`
    SELECT * FROM ${raw(kind)}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid(kind, id)} FOR NO KEY UPDATE`);
  return row ? partyOf(kind, row) : null;
}

/** False when another party of the kind has the external identifier. */
export async function saveParty(db: Queryable, kind: PartyKind, party: StoredParty): Promise<boolean> {
  const rows = await db.rows(sql`
    UPDATE ${raw(kind)} SET name = ${party.name}, email = ${party.email}, phone = ${party.phone},
      external_id = ${party.external_id}, version = ${party.version}, updated_at = ${party.updated_at}
    WHERE business_id = ${uuid('business', party.business_id)} AND id = ${uuid(kind, party.id)}
      AND NOT EXISTS (SELECT FROM ${raw(kind)} other
        WHERE other.business_id = ${uuid('business', party.business_id)}
          AND other.external_id = ${party.external_id} AND other.id <> ${uuid(kind, party.id)})
    RETURNING id`);
  return rows.length === 1;
}

/** Sorts by the beginning of the name, which keeps page tokens short; identifiers are ordered by time. */
const orders = { created_at: ['id'], name: ['left(lower(name), 60)', 'id'] } as const;

export async function listParties(
  db: Queryable,
  kind: PartyKind,
  businessId: string,
  { q, sort }: { q?: string | undefined; sort: keyof typeof orders },
  keyset: Keyset,
): Promise<Page<StoredParty>> {
  const columns = orders[sort];
  const named = q === undefined ? sql`true` : saysText(sql`name`, q);
  const rows = await db.rows<Row & { sort_key: string }>(sql`
    SELECT *, left(lower(name), 60) AS sort_key FROM ${raw(kind)}
    WHERE business_id = ${uuid('business', businessId)} AND ${named} AND ${keysetWindow(keyset, columns)}
    ORDER BY ${keysetOrder(keyset, columns)} LIMIT ${keyset.size + 1}`);
  return cutPage(
    rows,
    keyset,
    (row) => (sort === 'name' ? [row.sort_key, row.id] : [row.id]),
    ({ sort_key: _, ...row }) => partyOf(kind, row),
  );
}

function partyOf(kind: PartyKind, row: Row): StoredParty {
  return {
    ...row,
    business_id: encodeIdentifier('business', row.business_id),
    id: encodeIdentifier(kind, row.id),
  };
}
