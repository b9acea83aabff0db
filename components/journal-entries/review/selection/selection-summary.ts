import type { JournalEntry } from '@/lib/contract/journal-entry';
import { type LedgerIndex, ledgerName, summarize } from '../../entry-summary';

/** The selected entries, and those of them for which a suggested link is to be decided. */
export type Selected = { entries: readonly JournalEntry[]; askedIds: ReadonlySet<string> };

/** What the selected entries come to. Amounts in minor units, both positive. */
export type SelectionSummary = {
  count: number;
  moneyIn: bigint;
  moneyOut: bigint;
  /** How many have a suggested link to decide, such as a payment. */
  asked: number;
  /** How many others have no ledger yet. */
  withoutLedger: number;
  /** The ledgers beside the bank, with how many of the other entries are on each, the most first. */
  ledgers: { name: string; count: number }[];
};

/** Entries without a bank line, such as a bill's, count in neither sum. */
export function summarizeSelection(
  { entries, askedIds }: Selected,
  ledgers: LedgerIndex,
  currency: string,
): SelectionSummary {
  const counts = new Map<string, number>();
  let moneyIn = 0n;
  let moneyOut = 0n;
  let asked = 0;
  let withoutLedger = 0;
  for (const entry of entries) {
    const { units, isMovement, otherLines } = summarize(entry, ledgers, currency);
    if (isMovement && units > 0n) moneyIn += units;
    if (isMovement && units < 0n) moneyOut -= units;
    if (askedIds.has(entry.id)) asked += 1;
    else if (entry.categorization_method === 'uncategorized') withoutLedger += 1;
    else
      for (const id of new Set(otherLines.map((line) => line.ledger_id))) {
        counts.set(id, (counts.get(id) ?? 0) + 1);
      }
  }
  const byCount = [...counts].sort(([, left], [, right]) => right - left);
  return {
    count: entries.length,
    moneyIn,
    moneyOut,
    asked,
    withoutLedger,
    ledgers: byCount.map(([id, count]) => ({ name: ledgerName(ledgers, id), count })),
  };
}
