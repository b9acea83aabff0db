import sql, { join, type Sql } from 'sql-template-tag';
import type { Tag } from '@/lib/contract/tag';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Queryable } from './database';
import { uuid } from './identifiers';
import { cutPage, type Keyset, keysetOrder, keysetWindow, type Page } from './keyset';
import { formsOf, saysText } from './text-search';

/** False when another tag of the business has the name, in any case and form of its accents. */
export async function insertTag(db: Queryable, tag: Tag): Promise<boolean> {
  // Where a name has one form, the index tells.
  if (formsOf(tag.name).length > 1 && (await db.rows(othersNamed(tag))).length > 0) return false;
  const rows = await db.rows(sql`
    INSERT INTO tag (business_id, id, name, version, created_at, updated_at)
    VALUES (${uuid('business', tag.business_id)}, ${uuid('tag', tag.id)}, ${tag.name}, ${tag.version},
      ${tag.created_at}, ${tag.updated_at})
    ON CONFLICT (business_id, lower(name)) DO NOTHING RETURNING id`);
  return rows.length === 1;
}

export async function findTag(db: Queryable, businessId: string, id: string): Promise<Tag | null> {
  const [row] = await db.rows<Tag>(sql`
    SELECT * FROM tag WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('tag', id)}`);
  return row ? tagOf(row) : null;
}

/** The same, locked for change. */
export async function lockTag(db: Queryable, businessId: string, id: string): Promise<Tag | null> {
  const [row] = await db.rows<Tag>(sql`
    SELECT * FROM tag
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('tag', id)} FOR NO KEY UPDATE`);
  return row ? tagOf(row) : null;
}

/** Which of these are tags of the business. */
export async function knownTags(
  db: Queryable,
  businessId: string,
  ids: readonly string[],
): Promise<Set<string>> {
  if (ids.length === 0) return new Set();
  const rows = await db.rows<{ id: string }>(sql`
    SELECT id FROM tag
    WHERE business_id = ${uuid('business', businessId)} AND id = ANY(${ids.map((id) => uuid('tag', id))}::uuid[])`);
  return new Set(rows.map((row) => encodeIdentifier('tag', row.id)));
}

/** Other tags of the same name. */
function othersNamed({ business_id: businessId, id, name }: Tag): Sql {
  const names = formsOf(name).map((form) => sql`lower(${form})`);
  return sql`SELECT other.id FROM tag other
    WHERE other.business_id = ${uuid('business', businessId)} AND lower(other.name) IN (${join(names)})
      AND other.id <> ${uuid('tag', id)}`;
}

/** False when another tag of the business has the name, in any case and form of its accents. */
export async function saveTag(db: Queryable, tag: Tag): Promise<boolean> {
  const business = uuid('business', tag.business_id);
  const id = uuid('tag', tag.id);
  const rows = await db.rows(sql`
    UPDATE tag SET name = ${tag.name}, version = ${tag.version}, updated_at = ${tag.updated_at}
    WHERE business_id = ${business} AND id = ${id} AND NOT EXISTS (${othersNamed(tag)})
    RETURNING id`);
  return rows.length === 1;
}

/** In the order of creation: identifiers grow with time. */
export async function listTags(
  db: Queryable,
  businessId: string,
  contains: string | undefined,
  keyset: Keyset,
): Promise<Page<Tag>> {
  const named = contains === undefined ? sql`true` : saysText(sql`name`, contains);
  const rows = await db.rows<Tag>(sql`
    SELECT * FROM tag
    WHERE business_id = ${uuid('business', businessId)} AND ${named} AND ${keysetWindow(keyset, ['id'])}
    ORDER BY ${keysetOrder(keyset, ['id'])} LIMIT ${keyset.size + 1}`);
  return cutPage(rows, keyset, (row) => [row.id], tagOf);
}

function tagOf(row: Tag): Tag {
  return {
    ...row,
    business_id: encodeIdentifier('business', row.business_id),
    id: encodeIdentifier('tag', row.id),
  };
}
