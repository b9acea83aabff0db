import sql, { join } from 'sql-template-tag';
import { type Day, dayOf, type Instant } from '@/lib/dates/instant';
import { monthIndex } from '@/lib/dates/months';
import type { Measure, TotalChange } from '../domain/journal-entry/period-totals';
import type { DatabaseTransaction, Queryable } from './database';
import { encoder, uuid } from './identifiers';
import { inParts } from './insert-rows';

/** The debits and credits of a ledger in an interval, in minor units. */
export type IntervalTotal = { interval: number; ledgerId: string; debit: bigint; credit: bigint };

/** A half-open stretch of time, with the number of the interval that it belongs to. */
export type Stretch = { interval: number; from: Instant; until: Instant };

/** The rows of `period_total_change`. */
export function totalChangeRows(businessId: string, changes: readonly TotalChange[]): object[] {
  return changes.map((change) => ({
    business_id: uuid('business', businessId),
    measure: change.measure,
    month: change.month,
    ledger_id: uuid('ledger', change.ledgerId),
    debit: change.debit.toString(),
    credit: change.credit.toString(),
  }));
}

/**
 * Totals of whole months of these ledgers; those of one ledger and interval are to be added up. The stretches begin
 * and end on the first of a month, ascending, without overlap; a search among their bounds sorts each month into its
 * stretch.
 */
export async function sumMonths(
  db: Queryable,
  businessId: string,
  measures: readonly Measure[],
  ledgerIds: readonly string[],
  stretches: readonly Stretch[],
): Promise<IntervalTotal[]> {
  if (stretches.length === 0) return [];
  const bounds = stretches.flatMap(({ from, until }) => [dayOf(from), dayOf(until)]);
  const wanted = sql`business_id = ${uuid('business', businessId)} AND measure = ANY(${measures}::text[])
    AND ledger_id = ANY(${ledgerIds.map((id) => uuid('ledger', id))}::uuid[]) AND month < ${bounds.at(-1)}::date`;
  const months = sql`
    SELECT width_bucket(month, ${bounds}::date[]) AS bucket, ledger_id, debit, credit FROM (
      SELECT month, ledger_id, debit, credit FROM period_total WHERE ${wanted}
      UNION ALL
      SELECT month, ledger_id, debit, credit FROM period_total_change WHERE ${wanted}
    ) AS totals`;
  const cells = haveManyMonths(stretches)
    ? sql`SELECT bucket, ledger_id, sum(debit) AS debit, sum(credit) AS credit FROM (${months}) AS months GROUP BY 1, 2`
    : months;
  // One row a ledger with all its cells in one text: ten years of months are thousands of rows otherwise.
  const rows = await db.rows<{ ledger_id: string; sums: string }>(sql`
    SELECT ledger_id, string_agg(concat_ws(' ', bucket, debit, credit), ' ') AS sums FROM (${cells}) AS cells
    GROUP BY ledger_id`);
  const ledgerId = encoder('ledger');
  return rows.flatMap((row) => totalsOf(ledgerId(row.ledger_id), row.sums, stretches));
}

/** Summing in the database costs per group: it pays only for groups of many months, such as years. */
function haveManyMonths(stretches: readonly Stretch[]): boolean {
  const months = stretches.reduce((sum, { from, until }) => sum + monthIndex(until) - monthIndex(from), 0);
  return months > 6 * stretches.length;
}

/** Reads `bucket debit credit` for each cell. Odd buckets lie inside a stretch, even ones between two. */
function totalsOf(ledgerId: string, sums: string, stretches: readonly Stretch[]): IntervalTotal[] {
  const cells = sums.split(' ');
  const totals: IntervalTotal[] = [];
  for (let at = 0; at < cells.length; at += 3) {
    const stretch = stretches[(Number(cells[at]) - 1) / 2];
    if (!stretch) continue;
    const [debit, credit] = [unitsOf(cells[at + 1]), unitsOf(cells[at + 2])];
    totals.push({ interval: stretch.interval, ledgerId, debit, credit });
  }
  return totals;
}

/** Every other cell is 0: most ledgers are posted to on one side. */
function unitsOf(cell = '0'): bigint {
  return cell === '0' ? 0n : BigInt(cell);
}

/** Totals of parts of months, read from the lines themselves; a ledger may come twice, by its lines and by what is looked through to it. */
export async function sumLines(
  db: Queryable,
  businessId: string,
  measures: readonly Measure[],
  ledgerIds: readonly string[],
  stretches: readonly Stretch[],
): Promise<IntervalTotal[]> {
  if (stretches.length === 0) return [];
  const business = uuid('business', businessId);
  const ledgers = ledgerIds.map((id) => uuid('ledger', id));
  const ofMovements = sql`${measures.includes('cash_movement')}::boolean`;
  const rows = await db.rows<{
    interval: number;
    ledger_id: string;
    debit: bigint;
    credit: bigint;
  }>(sql`
    WITH s AS (
      SELECT * FROM unnest(${stretches.map((s) => s.interval)}::int[], ${stretches.map((s) => s.from)}::timestamptz[],
        ${stretches.map((s) => s.until)}::timestamptz[]) AS s (interval, "from", until))
    SELECT s.interval, l.ledger_id,
      coalesce(sum(l.amount) FILTER (WHERE l.debit_credit = 'debit'), 0) AS debit,
      coalesce(sum(l.amount) FILTER (WHERE l.debit_credit = 'credit'), 0) AS credit
    FROM s
    JOIN line_entry l ON l.business_id = ${business} AND l.superseded_at IS NULL AND l.ledger_id = ANY(${ledgers}::uuid[])
      AND l.datetime >= s."from" AND l.datetime < s.until
      AND (l.basis::text = ANY(${measures}::text[]) OR (${ofMovements} AND l.is_cash_movement))
    GROUP BY 1, 2
    UNION ALL
    SELECT s.interval, c.ledger_id, sum(c.debit), sum(c.credit)
    FROM s
    JOIN cash_share c ON c.business_id = ${business} AND c.ledger_id = ANY(${ledgers}::uuid[])
      AND c.datetime >= s."from" AND c.datetime < s.until
    WHERE ${ofMovements}
    GROUP BY 1, 2`);
  const ledgerId = encoder('ledger');
  return rows.map(({ ledger_id, ...total }) => ({ ...total, ledgerId: ledgerId(ledger_id) }));
}

/** Whether the first stretch has fewer entries than the second, estimated by counting a limited number. */
export async function hasFewerEntries(
  db: Queryable,
  businessId: string,
  one: Stretch,
  other: Stretch,
): Promise<boolean> {
  const entriesIn = ({ from, until }: Stretch) => sql`
    SELECT FROM journal_entry WHERE business_id = ${uuid('business', businessId)}
      AND datetime >= ${from} AND datetime < ${until}`;
  // Of the other no more is read than it takes to know: where the one is empty, a single entry.
  const [row] = await db.rows<{ fewer: boolean }>(sql`
    WITH counted AS (SELECT count(*) AS entries FROM (${entriesIn(one)} LIMIT 500) AS found)
    SELECT entries < (SELECT count(*) FROM (${entriesIn(other)} LIMIT least(500, (SELECT entries + 1 FROM counted))) AS found)
      AS fewer
    FROM counted`);
  return row?.fewer ?? false;
}

/** Whether this process may fold what is kept of the business until its transaction ends: one at a time does it, the others skip it. */
export async function mayFold(db: DatabaseTransaction, businessId: string): Promise<boolean> {
  const [lock] = await db.rows<{ mine: boolean }>(sql`
    SELECT pg_try_advisory_xact_lock(hashtextextended(${businessId}, 3)) AS mine`);
  return lock?.mine ?? false;
}

/** Folds `period_total_change` into `period_total`. */
export async function foldTotals(db: DatabaseTransaction, businessId: string): Promise<void> {
  const business = uuid('business', businessId);
  if (db.isDistributed) return foldHere(db, business);
  db.send(sql`
    WITH taken AS (DELETE FROM period_total_change WHERE business_id = ${business} RETURNING *)
    INSERT INTO period_total (business_id, measure, month, ledger_id, debit, credit)
    SELECT business_id, measure, month, ledger_id, sum(debit), sum(credit) FROM taken
    GROUP BY business_id, measure, month, ledger_id ORDER BY measure, month, ledger_id ${addedUp}`);
}

const addedUp = sql`ON CONFLICT (business_id, measure, month, ledger_id)
  DO UPDATE SET debit = period_total.debit + excluded.debit, credit = period_total.credit + excluded.credit`;

type TotalRow = { measure: Measure; month: Day; ledger_id: string; debit: bigint; credit: bigint };

/** Reads the deleted rows into this process: a distributed database cannot insert rows that the same statement deletes. */
async function foldHere(db: DatabaseTransaction, business: string): Promise<void> {
  const taken = await db.rows<TotalRow>(sql`
    DELETE FROM period_total_change WHERE business_id = ${business} RETURNING measure, month, ledger_id, debit, credit`);
  for (const part of inParts([...sumOf(taken)])) {
    const values = part.map(
      ({ measure, month, ledger_id, debit, credit }) =>
        sql`(${business}, ${measure}, ${month}, ${ledger_id}, ${debit.toString()}, ${credit.toString()})`,
    );
    db.send(sql`
      INSERT INTO period_total (business_id, measure, month, ledger_id, debit, credit) VALUES ${join(values)} ${addedUp}`);
  }
}

/** One row for each measure, month and ledger. */
function sumOf(rows: readonly TotalRow[]): Iterable<TotalRow> {
  const sums = new Map<string, TotalRow>();
  for (const row of rows) {
    const key = `${row.measure} ${row.month} ${row.ledger_id}`;
    const sum = sums.get(key);
    sums.set(key, sum ? { ...sum, debit: sum.debit + row.debit, credit: sum.credit + row.credit } : row);
  }
  return sums.values();
}
