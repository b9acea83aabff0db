import type { BillLineCreate } from '@/lib/contract/bill';
import type { Fault } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { checkLines } from '../journal-entry/check-lines';
import { controlLedgerFaults } from '../postings/check-parts';
import type { BillLine } from './bill';

type KnownLedger = { archived: boolean; name: string };

/** The lines to be added, or every fault of theirs. */
export function checkBillLines(
  lines: readonly BillLineCreate[],
  known: { ledgers: ReadonlyMap<string, KnownLedger>; payableLedgerId: string; currency: string },
  path: string,
  firstPosition: number,
  newLineId: () => string,
): Result<BillLine[], Fault[]> {
  const amounts = checkLines(lines, known.ledgers, known.currency, path);
  const onPayable = controlLedgerFaults(lines, known.payableLedgerId, path);
  if (!amounts.ok) return refuse([...amounts.problem, ...onPayable]);
  if (onPayable.length > 0) return refuse(onPayable);
  return accept(
    lines.map((line, index) => ({
      id: newLineId(),
      position: firstPosition + index,
      description: line.description ?? '',
      number: line.number ?? null,
      ledgerId: line.ledger_id,
      amount: amounts.value[index] ?? 0n,
      metadata: line.metadata_ ?? {},
    })),
  );
}
