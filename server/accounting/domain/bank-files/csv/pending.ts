import { monthNumber } from '@/lib/dates/month-names';
import type { CsvRole } from './header-names';
import { isPending } from './statuses';
import type { CsvRow } from './table';

/** Columns of which each cell says yes or no, or the status itself. */
const SAYS_PENDING = new Set(
  'pending|is pending|vorgemerkt|en attente|pendiente|pendente|in attesa'.split('|'),
);
const SAYS_BOOKED = new Set(
  'posted|is posted|booked|is booked|settled|is settled|gebucht|comptabilise'.split('|'),
);
const YES = /^(?:y|yes|true|1|x|ja|j|oui|o|s[ií]?|sim)$/i;
const NO = /^(?:n|no|false|0|nein|nee|non|nao|não)$/i;

const KIND = /^(?:pending|vorgemerkt|pendiente|en attente|in attesa)\b/i;
const HEADING =
  /^(?:pending|unposted|not (?:yet )?posted|vorgemerkte?|pendientes?|en attente|in attesa)(?: (?:transactions?|movements?|items|charges|authori[sz]ations|umsätze|buchungen|movimientos|opérations))?:?$/i;
/** "PENDING - HOTEL", "Pending transaction: Hotel", "[Pending] Hotel", "Hotel (pending)". */
const BEFORE =
  /^(?:[([]pending[)\]]|pending(?: (?:transaction|authori[sz]ation|purchase|debit|credit|charge|payment))?\s*(?:[:*|]|[-–](?=\s)))\s*(?=\S)/i;
const BEHIND = /(?<=\S)\s*[([]pending[)\]]$/i;

/** What stands between pending movements without ending them: a day or a month, or a note in a sentence. */
const NOTE = /[.!?]$|^[*(]|^note\b|(?:\S+\s+){6}/i;

/** A month without a year; its beginning alone is that of other words as well, such as "Settled". */
const MONTHS = new Set(
  ['en', 'de', 'fr', 'es', 'it', 'nl', 'pt'].flatMap((language) =>
    Array.from({ length: 12 }, (_, index) =>
      new Date(Date.UTC(2000, index))
        .toLocaleString(language, { month: 'long', timeZone: 'UTC' })
        .toLowerCase(),
    ),
  ),
);

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
  return /^\W*\d[\d.,'\s]*\W*$/.test(cell) && !YES.test(cell) && !NO.test(cell);
}

/** Whether a cell of the row says that the bank has not booked the movement yet. */
export function saysPending(row: CsvRow, { columns, pendingFlags }: StatusColumns): boolean {
  const cell = (role: CsvRole) => row.cells[columns.get(role) ?? -1]?.trim() ?? '';
  if (isPending(cell('status')) || isPending(cell('balance')) || KIND.test(cell('type'))) return true;
  return pendingFlags.some(({ column, says }) => {
    const said = row.cells[column]?.trim() ?? '';
    return says.test(said) || isPending(said);
  });
}

/** A description without the mark that the movement is pending; as it is where it has none. */
export function withoutPendingMark(description: string): string {
  return description.replace(BEFORE, '').replace(BEHIND, '');
}

/** The rows below a heading such as "Pending transactions", and the headings among the rows. */
export function pendingParts(rows: readonly CsvRow[], above: readonly CsvRow[]) {
  const [headings, below] = [new Set<CsvRow>(), new Set<CsvRow>()];
  let isBelow = above.map(loneText).findLast((text) => text !== null && text !== '') ?? '';
  for (const row of rows) {
    const text = loneText(row);
    if (text !== null && !(HEADING.test(isBelow) && isBetween(text))) isBelow = text;
    if (text !== null && HEADING.test(text)) headings.add(row);
    else if (HEADING.test(isBelow)) below.add(row);
  }
  return { headings, rows: below };
}

function isBetween(text: string): boolean {
  const [word = '', ...others] = text.match(/\p{L}+/gu) ?? [];
  const hasNumber = /\d/.test(text);
  const isDay = hasNumber && others.length === 0 && (word === '' || monthNumber(word) > 0);
  return isDay || MONTHS.has(text.toLowerCase()) || NOTE.test(text);
}

/** The only text of a row; null where it has none or several. */
function loneText({ cells }: CsvRow): string | null {
  const [only, ...others] = cells.map((cell) => cell.trim()).filter((cell) => cell !== '');
  return only !== undefined && others.length === 0 ? only : null;
}
