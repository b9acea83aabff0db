import type { BillLineCreate } from '@/lib/contract/bill';
import type { Fault } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { checkLines } from '../journal-entry/check-lines';
import { controlLedgerFaults } from '../postings/item-line-faults';
import { prepayment } from '../postings/prepayment';
import type { BillLine } from './bill';

/** The lines to be added, or every fault of theirs. */
export function checkBillLines(
  books: Pick<Books, 'currency' | 'newId'>,
  lines: readonly BillLineCreate[],
  chart: Pick<Chart, 'ledgers' | 'ledgerFor'>,
  path: string,
  firstPosition: number,
): Result<BillLine[], Fault[]> {
  const amounts = checkLines(lines, chart.ledgers, books.currency, path);
  const onPayable = controlLedgerFaults(lines, chart, path);
  if (!amounts.ok) return refuse([...amounts.problem, ...onPayable]);
  if (onPayable.length > 0) return refuse(onPayable);
  return accept(
    lines.map((line, index) => ({
      id: books.newId('bill_line'),
      position: firstPosition + index,
      description: line.description ?? '',
      number: line.number ?? null,
      ledgerId: line.ledger_id,
      ...prepayment(line, 'prepaid_expenses', chart),
      amount: amounts.value[index] ?? 0n,
      metadata: line.metadata_ ?? {},
    })),
  );
}
