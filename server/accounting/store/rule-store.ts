import sql, { type Sql } from 'sql-template-tag';
import type { Instant } from '@/lib/dates/instant';
import { encodeIdentifier } from '@/lib/ids/identifier';
import type { Conditions, Rule, RuleAction } from '../domain/rules/rule';
import type { Queryable } from './database';
import { uuid } from './identifiers';

/** Kept with the identifiers that the API shows: nothing is looked up by them. Amounts are text. */
type ConditionsRow = Omit<Conditions, 'amount'> & {
  amount: { min: string | null; max: string | null } | null;
};

type Row = {
  id: string;
  position: number;
  name: string;
  conditions: ConditionsRow;
  outcome: RuleAction;
  active: boolean;
  version: number;
  created_at: Instant;
  updated_at: Instant;
};

/** All rules of the business in the order in which they are tried. */
export function listRules(db: Queryable, businessId: string): Promise<Rule[]> {
  return select(db, businessId, sql``);
}

/** The same, locked until the transaction ends: their order is changed by one request at a time. */
export function lockRules(db: Queryable, businessId: string): Promise<Rule[]> {
  return select(db, businessId, sql`FOR UPDATE`);
}

async function select(db: Queryable, businessId: string, lock: Sql): Promise<Rule[]> {
  const rows = await db.rows<Row>(sql`
    SELECT * FROM rule WHERE business_id = ${uuid('business', businessId)} ORDER BY position, id ${lock}`);
  return rows.map(ruleOf);
}

export async function insertRule(db: Queryable, businessId: string, rule: Rule): Promise<void> {
  await db.rows(sql`
    INSERT INTO rule (business_id, id, position, name, conditions, outcome, active, version, created_at, updated_at)
    VALUES (${uuid('business', businessId)}, ${uuid('rule', rule.id)}, ${rule.position}, ${rule.name},
      ${conditionsText(rule)}::jsonb, ${JSON.stringify(rule.action)}::jsonb, ${rule.active}, ${rule.version},
      ${rule.createdAt}, ${rule.updatedAt})`);
}

export async function saveRule(db: Queryable, businessId: string, rule: Rule): Promise<void> {
  await db.rows(sql`
    UPDATE rule SET position = ${rule.position}, name = ${rule.name}, conditions = ${conditionsText(rule)}::jsonb,
      outcome = ${JSON.stringify(rule.action)}::jsonb, active = ${rule.active}, version = ${rule.version},
      updated_at = ${rule.updatedAt}
    WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('rule', rule.id)}`);
}

/** Numbers the rules in this order. */
export async function saveRuleOrder(
  db: Queryable,
  businessId: string,
  ruleIds: readonly string[],
): Promise<void> {
  const ids = ruleIds.map((id) => uuid('rule', id));
  await db.rows(sql`
    UPDATE rule r SET position = o.position
    FROM unnest(${ids}::uuid[]) WITH ORDINALITY o (id, position)
    WHERE r.business_id = ${uuid('business', businessId)} AND r.id = o.id`);
}

export async function deleteRuleRow(db: Queryable, businessId: string, id: string): Promise<void> {
  await db.rows(sql`
    DELETE FROM rule WHERE business_id = ${uuid('business', businessId)} AND id = ${uuid('rule', id)}`);
}

function conditionsText({ conditions }: Rule): string {
  const { amount } = conditions;
  const text = (units: bigint | null) => units?.toString() ?? null;
  return JSON.stringify({
    ...conditions,
    amount: amount && { min: text(amount.min), max: text(amount.max) },
  } satisfies ConditionsRow);
}

function ruleOf(row: Row): Rule {
  const { amount } = row.conditions;
  const units = (text: string | null) => (text === null ? null : BigInt(text));
  return {
    id: encodeIdentifier('rule', row.id),
    position: row.position,
    name: row.name,
    conditions: { ...row.conditions, amount: amount && { min: units(amount.min), max: units(amount.max) } },
    action: row.outcome,
    active: row.active,
    version: row.version,
    createdAt: row.created_at,
    updatedAt: row.updated_at,
  };
}
