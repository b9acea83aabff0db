import type { JournalEntry } from '@/lib/contract/journal-entry';
import { type LedgerIndex, ledgerName, summarize } from '../entry-summary';

/** What the selected entries come to. Amounts in minor units, both positive. */
export type SelectionSummary = {
  count: number;
  moneyIn: bigint;
  moneyOut: bigint;
  /** The ledgers beside the bank, with how many of the entries are on each, the most first. */
  ledgers: { name: string; count: number }[];
};

/** Entries without a bank line, such as a bill's, count in neither sum. */
export function summarizeSelection(
  entries: readonly JournalEntry[],
  ledgers: LedgerIndex,
  currency: string,
): SelectionSummary {
  const counts = new Map<string, number>();
  let moneyIn = 0n;
  let moneyOut = 0n;
  for (const entry of entries) {
    const { units, isMovement, otherLines } = summarize(entry, ledgers, currency);
    if (isMovement && units > 0n) moneyIn += units;
    if (isMovement && units < 0n) moneyOut -= units;
    for (const id of new Set(otherLines.map((line) => line.ledger_id))) {
      counts.set(id, (counts.get(id) ?? 0) + 1);
    }
  }
  const byCount = [...counts].sort(([, left], [, right]) => right - left);
  return {
    count: entries.length,
    moneyIn,
    moneyOut,
    ledgers: byCount.map(([id, count]) => ({ name: ledgerName(ledgers, id), count })),
  };
}
