import type { ItemKind } from '@/lib/contract/item-kind';
import type { Fault } from '@/lib/contract/problem';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText, largestMinorUnits } from '@/lib/money/decimal';
import type { Chart } from '../chart-of-accounts/chart';
import { partyKindOf } from '../journal-entry/on-account';

/** The faults of lines on payable or receivable: what is owed cannot be owed for being owed. */
export function controlLedgerFaults(
  lines: readonly { ledger_id: string }[],
  chart: Pick<Chart, 'ledgers'>,
  path: string,
): Fault[] {
  return lines.flatMap((line, index) =>
    partyKindOf(line.ledger_id, chart) === null
      ? []
      : [
          {
            path: `${path}/${index}/ledger_id`,
            code: 'ledger_not_allowed',
            message: 'takes no line: the total itself is posted to payable or receivable',
          },
        ],
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
  kind: ItemKind,
  path: string,
): Fault[] {
  const known = new Set(lines.map((line) => line.id));
  return deleted.flatMap((id, index) =>
    known.has(id)
      ? []
      : [{ path: `${path}/${index}`, code: 'not_found', message: `is not a line of this ${kind}` }],
  );
}
