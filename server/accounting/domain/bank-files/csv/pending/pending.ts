import { readDecimalText } from '@/lib/money/decimal-text';
import type { CsvRole } from '../columns/header-names';
import type { CsvRow } from '../table';
import { isPending, isPendingAtBank } from './statuses';

/** Columns of which each cell says yes or no, or the status itself. */
const SAYS_PENDING = new Set(
  'pending|is pending|vorgemerkt|en attente|pendiente|pendente|in attesa'.split('|'),
);
const SAYS_BOOKED = new Set(
  'posted|is posted|booked|is booked|settled|is settled|gebucht|comptabilise'.split('|'),
);
const YES = /^(?:y|yes|true|1|x|ja|j|oui|o|s[ií]?|sim)$/i;
const NO = /^(?:n|no|false|0|nein|nee|non|nao|não)$/i;

/** Kinds of movements that are none yet; "pendiente de" somebody is said of those that are. */
const KIND = /^(?:vorgemerkt\b|(?:pendiente|en attente|in attesa)$)/i;
/** "PENDING - HOTEL", "Pending transaction: Hotel", "[Pending] Hotel", "Hotel (pending)". */
const BEFORE =
  /^(?:[([]pending[)\]]|pending(?: (?:transaction|authori[sz]ation|purchase|debit|credit|charge|payment))?\s*(?:[:*|]|[-–](?=\s)))\s*(?=\S)/i;
const BEHIND = /(?<=\S)\s*[([]pending[)\]]$/i;

/** A column that tells what is pending, and whether yes or no says it. */
export type PendingFlag = { column: number; says: RegExp };

/** The columns of a layout that say whether a movement is booked. */
type StatusColumns = { columns: ReadonlyMap<CsvRole, number>; pendingFlags: readonly PendingFlag[] };

/**
 * Of a column that has amounts, a zero is one.
 * @param plain the headers in plain letters
 */
export function pendingFlags(plain: readonly string[], rows: readonly CsvRow[]): PendingFlag[] {
  return plain.flatMap((header, column) => {
    if (!SAYS_PENDING.has(header) && !SAYS_BOOKED.has(header)) return [];
    if (rows.some(({ cells }) => isAmount(cells[column]?.trim() ?? ''))) return [];
    return { column, says: SAYS_PENDING.has(header) ? YES : NO };
  });
}

/** A number that is neither yes nor no. */
function isAmount(cell: string): boolean {
  if (YES.test(cell) || NO.test(cell)) return false;
  return readDecimalText(cell, { mark: null, decorated: true }) !== null;
}

/** Whether a cell of the row says that the bank has not booked the movement yet. */
export function saysPending(row: CsvRow, { columns, pendingFlags }: StatusColumns): boolean {
  const cell = (role: CsvRole) => row.cells[columns.get(role) ?? -1]?.trim() ?? '';
  const type = cell('type');
  if (isPendingAtBank(type) || KIND.test(type)) return true;
  if (isPending(cell('status')) || isPending(cell('balance'))) return true;
  return pendingFlags.some(({ column, says }) => {
    const said = row.cells[column]?.trim() ?? '';
    return says.test(said) || isPending(said);
  });
}

/** A description without the mark that the movement is pending; as it is where it has none. */
export function withoutPendingMark(description: string): string {
  return description.replace(BEFORE, '').replace(BEHIND, '');
}
