import { firstDayOfMonth } from '@/lib/dates/months';
import { sideOf } from '../cash-movements/cash-movement';
import type { Entry } from './entry';

/** Of `unreviewed`, the debits count the entries on a ledger in the accrual book that nobody has confirmed; all others are amounts. */
export type Measure = 'all' | 'accrual' | 'cash' | 'cash_movement' | 'unreviewed';

/** What an entry adds to the total of a ledger in a month. Minor units, or entries; negative where something is taken back. */
export type TotalChange = {
  measure: Measure;
  month: string;
  ledgerId: string;
  debit: bigint;
  credit: bigint;
};

/**
 * The changes of the period totals when entries go from one state to another: new ones have no `before`, removed ones no `after`.
 * Entries before entries_start count nowhere. Changes that cancel out are left away.
 */
export function totalChanges(steps: readonly { before: Entry | null; after: Entry | null }[]): TotalChange[] {
  const changes = new Map<string, TotalChange>();
  for (const { before, after } of steps) {
    if (before && isUnreviewed(before)) countUnreviewed(changes, before, -1n);
    if (after && isUnreviewed(after)) countUnreviewed(changes, after, 1n);
    if (before && after && countsAlike(before, after)) continue;
    if (before) addEntry(changes, before, -1n);
    if (after) addEntry(changes, after, 1n);
  }
  return [...changes.values()].filter((change) => change.debit !== 0n || change.credit !== 0n);
}

/** Most changes are of the review status, which moves no amount. */
function countsAlike(before: Entry, after: Entry): boolean {
  return (
    before.lines === after.lines &&
    before.datetime === after.datetime &&
    before.isBeforeStart === after.isBeforeStart
  );
}

function isUnreviewed({ reviewStatus }: Entry): boolean {
  return reviewStatus !== 'confirmed';
}

/** An entry counts once on a ledger, however many lines it has there. */
function countUnreviewed(changes: Map<string, TotalChange>, entry: Entry, sign: bigint): void {
  if (entry.isBeforeStart) return;
  const month = firstDayOfMonth(entry.datetime);
  const accrual = entry.lines.filter(({ basis }) => basis !== 'cash');
  for (const ledgerId of new Set(accrual.map((line) => line.ledgerId))) {
    changeOf(changes, 'unreviewed', month, ledgerId).debit += sign;
  }
}

function addEntry(changes: Map<string, TotalChange>, entry: Entry, sign: bigint): void {
  if (entry.isBeforeStart) return;
  const month = firstDayOfMonth(entry.datetime);
  for (const line of entry.lines) {
    changeOf(changes, line.basis, month, line.ledgerId)[line.side] += sign * line.amount;
    for (const { ledgerId, amount } of line.movements) {
      const { side, units } = sideOf(line.side, amount);
      changeOf(changes, 'cash_movement', month, ledgerId)[side] += sign * units;
    }
  }
}

function changeOf(
  changes: Map<string, TotalChange>,
  measure: Measure,
  month: string,
  ledgerId: string,
): TotalChange {
  const key = `${measure} ${month} ${ledgerId}`;
  let change = changes.get(key);
  if (!change) {
    change = { measure, month, ledgerId, debit: 0n, credit: 0n };
    changes.set(key, change);
  }
  return change;
}
