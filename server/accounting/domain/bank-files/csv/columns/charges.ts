import { type CsvRow, cellsOf } from '../table';
import type { CsvRole } from './header-names';
import { withoutCurrency } from './headers';
import { hasSign } from './roles-of-values';

/** What banks print above fees, and issuers of cards above purchases. */
const FEES_OR_PURCHASES = new Set(['charges', 'service charge']);

type Roles = Map<CsvRole, number>;

/** The column of charges that is none of those whose header tells more. */
export function chargesIn(known: ReadonlyMap<CsvRole, number>, plain: readonly string[]): number | null {
  const taken = new Set(known.values());
  const column = plain.findIndex(
    (header, at) => FEES_OR_PURCHASES.has(withoutCurrency(header)) && !taken.has(at),
  );
  return column === -1 ? null : column;
}

/** Charges are fees where headers name the amount, or money out and in, beside them; else they may be what was paid. */
export function takeChargesForFees(columns: Roles, charges: number | null): void {
  const isNamed = columns.has('amount') || (columns.has('debit') && columns.has('credit'));
  if (charges !== null && isNamed && !columns.has('fee')) columns.set('fee', charges);
}

/**
 * What was paid is money out: by the values alone, an only column without signs would be money in, and a balance of what is owed, which
 * rises by each purchase, would show the same.
 * @param columns all that are known by now, which are changed
 * @param named those that headers tell
 */
export function takeChargesForDebits(
  columns: Roles,
  charges: number | null,
  { rows, named }: { rows: readonly CsvRow[]; named: ReadonlyMap<CsvRole, number> },
): void {
  if (charges === null) return;
  const debit = columns.get('debit');
  if (columns.get('credit') === charges) {
    columns.delete('credit');
    if (debit !== undefined && named.get('debit') !== debit) {
      columns.set('credit', debit);
      columns.set('debit', charges);
    }
  }
  const isTold = columns.has('direction') || columns.has('balance') || cellsOf(rows, charges).some(hasSign);
  if (columns.get('amount') !== charges || isTold) return;
  columns.delete('amount');
  columns.set('debit', charges);
}
