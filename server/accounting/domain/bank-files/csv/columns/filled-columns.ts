import { readWrittenDate } from '../../written-date';
import { type CsvRow, cellsOf } from '../table';
import type { CsvRole } from './header-names';
import { columnsOfRole } from './headers';

/**
 * Where the best known header of a role has nothing below it, or nothing that can be of that role, the next column that has it is taken: a day of
 * completion that the bank leaves out, "Booked" (a day, or whether it is), "Valör" (a day in Turkish, and the amount in Portuguese).
 */
export function preferFilled(
  found: Map<CsvRole, number>,
  plain: readonly string[],
  values: readonly CsvRow[],
): void {
  prefer('date', (texts) => texts.some((text) => /\p{N}/u.test(text)));
  prefer('amount', (texts) => texts.length === 0 || texts.some((text) => readWrittenDate(text) === null));

  function prefer(role: CsvRole, isFitting: (texts: readonly string[]) => boolean): void {
    const best = found.get(role);
    if (best === undefined || values.length === 0 || isFitting(textsOf(best))) return;
    const next = columnsOfRole(plain, role).find((column) => isFitting(textsOf(column)));
    if (next !== undefined) found.set(role, next);
    else if (role === 'amount') found.delete(role);
  }

  function textsOf(column: number): string[] {
    return cellsOf(values, column).filter((text) => text.trim() !== '');
  }
}
