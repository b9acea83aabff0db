import type { InvoiceLineCreate } from '@/lib/contract/invoice';
import type { Fault } from '@/lib/contract/problem';
import { lineAmounts } from '@/lib/money/line-amounts';
import { accept, type Result, refuse } from '@/lib/result';
import type { Books } from '../books';
import type { Chart } from '../chart-of-accounts/chart';
import { ledgerFaults } from '../journal-entry/check-lines';
import { controlLedgerFaults } from '../postings/item-line-faults';
import { prepayment } from '../postings/prepayment';
import type { InvoiceLine } from './invoice';

/** The lines to be added, or every fault of theirs. */
export function checkInvoiceLines(
  books: Pick<Books, 'currency' | 'newId'>,
  lines: readonly InvoiceLineCreate[],
  chart: Pick<Chart, 'ledgers' | 'ledgerFor'>,
  path: string,
  firstPosition: number,
): Result<InvoiceLine[], Fault[]> {
  const faults = controlLedgerFaults(lines, chart, path);
  const made = lines.flatMap((line, index): InvoiceLine[] => {
    faults.push(...ledgerFaults(line.ledger_id, chart.ledgers, `${path}/${index}/ledger_id`));
    const amounts = lineAmounts(line, books.currency);
    if (!amounts.ok) {
      faults.push(...amounts.problem.map((fault) => ({ ...fault, path: `${path}/${index}${fault.path}` })));
      return [];
    }
    return [
      {
        ...amounts.value,
        id: books.newId('invoice_line'),
        position: firstPosition + index,
        description: line.description ?? '',
        ledgerId: line.ledger_id,
        ...prepayment(line, 'customer_deposits', chart),
        metadata: line.metadata_ ?? {},
      },
    ];
  });
  return faults.length > 0 ? refuse(faults) : accept(made);
}
