import type { InvoiceLineCreate } from '@/lib/contract/invoice';
import type { Fault } from '@/lib/contract/problem';
import { lineAmounts } from '@/lib/money/line-amounts';
import { accept, type Result, refuse } from '@/lib/result';
import { ledgerFaults } from '../journal-entry/check-lines';
import { controlLedgerFaults } from '../postings/check-parts';
import type { InvoiceLine } from './invoice';

type KnownLedger = { archived: boolean; name: string };

/** The lines to be added, or every fault of theirs. */
export function checkInvoiceLines(
  lines: readonly InvoiceLineCreate[],
  known: { ledgers: ReadonlyMap<string, KnownLedger>; receivableLedgerId: string; currency: string },
  path: string,
  firstPosition: number,
  newLineId: () => string,
): Result<InvoiceLine[], Fault[]> {
  const faults = controlLedgerFaults(lines, known.receivableLedgerId, path);
  const made = lines.flatMap((line, index): InvoiceLine[] => {
    faults.push(...ledgerFaults(line.ledger_id, known.ledgers, `${path}/${index}/ledger_id`));
    const amounts = lineAmounts(line, known.currency);
    if (!amounts.ok) {
      faults.push(...amounts.problem.map((fault) => ({ ...fault, path: `${path}/${index}${fault.path}` })));
      return [];
    }
    return [
      {
        ...amounts.value,
        id: newLineId(),
        position: firstPosition + index,
        description: line.description ?? '',
        ledgerId: line.ledger_id,
        isPrepayment: line.is_prepayment ?? false,
        metadata: line.metadata_ ?? {},
      },
    ];
  });
  return faults.length > 0 ? refuse(faults) : accept(made);
}
