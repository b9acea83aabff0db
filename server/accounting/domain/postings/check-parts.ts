import type { Fault } from '@/lib/contract/problem';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText, largestMinorUnits } from '@/lib/money/decimal';

/** The faults of lines on payable or receivable itself: what is owed cannot be owed for being owed. */
export function controlLedgerFaults(
  lines: readonly { ledger_id: string }[],
  controlLedgerId: string,
  path: string,
): Fault[] {
  return lines.flatMap((line, index) =>
    line.ledger_id === controlLedgerId
      ? [
          {
            path: `${path}/${index}/ledger_id`,
            code: 'ledger_not_allowed',
            message: 'is the ledger that the total itself is posted to',
          },
        ]
      : [],
  );
}

/** The fault of a total that no answer could carry, if it is one. */
export function totalFault(total: bigint, currency: string, path: string): Fault[] {
  if (total <= largestMinorUnits) return [];
  const message = `come to ${decimalText(total, decimalsOf(currency))}: beyond ${largestMinorUnits} minor units`;
  return [{ path, code: 'amount_out_of_range', message }];
}

/** The faults of identifiers to be deleted that are no lines of the item. */
export function unknownLineFaults(
  lines: readonly { id: string }[],
  deleted: readonly string[],
  kind: 'bill' | 'invoice',
  path: string,
): Fault[] {
  const known = new Set(lines.map((line) => line.id));
  return deleted.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `${path}/${index}`, code: 'not_found', message: `is not a line of this ${kind}` }],
  );
}
