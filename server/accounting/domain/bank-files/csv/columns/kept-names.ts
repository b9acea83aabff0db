import type { CsvRole } from './header-names';
import { plainHeader } from './headers';

/** Roles that are members of the record itself or have a name of their own. */
const NAMED_ROLES: Partial<Record<CsvRole, string | null>> = {
  date: 'date_text',
  amount: null,
  debit: null,
  credit: null,
  id: null,
  currency: null,
  type: null,
};

/** Under which name the text of each column is kept beside the record; null where it is a member of that. */
export function keptNames(
  headers: readonly string[],
  columns: ReadonlyMap<CsvRole, number>,
): (string | null)[] {
  const names: (string | null)[] = headers.map(
    (header, column) => plainHeader(header).replaceAll(' ', '_') || nameOfColumn(column),
  );
  for (const [role, column] of columns) {
    const name = NAMED_ROLES[role];
    while (names.length < column) names.push(nameOfColumn(names.length));
    names[column] = name === undefined ? role : name;
  }
  return names;
}

/** Of a column without a header. */
export function nameOfColumn(column: number): string {
  return `column_${column + 1}`;
}
