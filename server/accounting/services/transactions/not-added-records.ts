import { dayOf } from '@/lib/dates/instant';
import type { RefusedRecord } from '../../domain/bank-files/bank-file';
import type { StoredRecord } from '../../store/transaction-import-store';
import type { Duplicate } from './recognize-known';

/** So many refused records and so many duplicates are kept with an import; its counts are of all. */
const mostKept = 1000;

/** The records of a file that were not added, with the reason, by line. */
export function notAddedRecords(
  refused: readonly RefusedRecord[],
  duplicates: readonly Duplicate[],
  lineOf: ReadonlyMap<string, number>,
): StoredRecord[] {
  const records: StoredRecord[] = [
    ...refused.slice(0, mostKept).map(({ line, reason }) => ({
      line,
      outcome: 'refused' as const,
      reason,
      day: null,
      amount: null,
      description: null,
      transaction_id: null,
    })),
    ...duplicates.slice(0, mostKept).map(({ transaction, knownId, reason }) => ({
      line: lineOf.get(transaction.id) ?? 0,
      outcome: 'duplicate' as const,
      reason,
      day: dayOf(transaction.datetime),
      amount: transaction.amount.toString(),
      description: transaction.description,
      transaction_id: knownId,
    })),
  ];
  return records.sort((a, b) => a.line - b.line);
}
