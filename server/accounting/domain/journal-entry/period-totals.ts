import type { Entry } from './entry';

export type Measure = 'all' | 'accrual' | 'cash' | 'cash_movement';

/** What an entry adds to the total of a ledger in a month. Minor units; negative where something is taken back. */
export type TotalChange = {
  measure: Measure;
  month: string;
  ledgerId: string;
  debit: bigint;
  credit: bigint;
};

/**
 * The changes of the period totals when entries go from one state to another: new ones have no `before`.
 * Entries before entries_start count nowhere. Changes that cancel out are left away.
 */
export function totalChanges(steps: readonly { before: Entry | null; after: Entry }[]): TotalChange[] {
  const changes = new Map<string, TotalChange>();
  for (const { before, after } of steps) {
    if (before) addEntry(changes, before, -1n);
    addEntry(changes, after, 1n);
  }
  return [...changes.values()].filter((change) => change.debit !== 0n || change.credit !== 0n);
}

function addEntry(changes: Map<string, TotalChange>, entry: Entry, sign: bigint): void {
  if (entry.isBeforeStart) return;
  const month = `${entry.datetime.slice(0, 7)}-01`;
  for (const line of entry.lines) {
    const measures: Measure[] = line.isCashMovement ? [line.basis, 'cash_movement'] : [line.basis];
    for (const measure of measures) {
      const key = `${measure} ${month} ${line.ledgerId}`;
      let change = changes.get(key);
      if (!change) {
        change = { measure, month, ledgerId: line.ledgerId, debit: 0n, credit: 0n };
        changes.set(key, change);
      }
      change[line.side] += sign * line.amount;
    }
  }
}

/**
 * Marks the lines that explain a movement of the cash pool: in a balanced entry that touches the pool, the lines
 * outside it sum to its movement exactly. Lines of basis accrual are not part of the cash books.
 */
export function markCashMovements<Each extends { ledgerId: string; basis: Entry['lines'][number]['basis'] }>(
  lines: readonly Each[],
  isInPool: (ledgerId: string) => boolean,
): (Each & { isCashMovement: boolean })[] {
  const inCashBooks = (line: Each) => line.basis !== 'accrual';
  const touchesPool = lines.some((line) => inCashBooks(line) && isInPool(line.ledgerId));
  return lines.map((line) => ({
    ...line,
    isCashMovement: touchesPool && inCashBooks(line) && !isInPool(line.ledgerId),
  }));
}
