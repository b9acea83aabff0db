import type { ProbableMovement } from '@/lib/contract/probable-payment';

/** As `ReportRow`. */
type Row = { ledgerId: string | null; children: readonly Row[] };

/**
 * Tells of a row whether matching what is probably paid leaves it as it is: with none of the ledgers that count such money
 * below it, and no sum of the report. Of money on several ledgers it is not known which of them it leaves.
 */
export function isMatched(probable: readonly ProbableMovement[]): (row: Row) => boolean {
  if (probable.length === 0) return () => true;
  const ledgerIds = new Set(probable.map(({ ledger_id }) => ledger_id));
  if (ledgerIds.has(null)) return () => false;
  const counts = (row: Row): boolean =>
    (row.ledgerId !== null && ledgerIds.has(row.ledgerId)) || row.children.some(counts);
  const isSum = (row: Row) => row.ledgerId === null && row.children.length === 0;
  return (row) => !isSum(row) && !counts(row);
}
