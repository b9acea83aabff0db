import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { CsvTable } from '../bank-file';
import { shorten, tidy } from '../printed-text';
import { findHeaderRow, MAPPED_ROLES } from './columns/header-row';
import { mostColumns, plainHeader } from './columns/headers';
import type { CsvLayout } from './layout';
import type { FoundStyle } from './style';
import { type CsvRow, usualWidth } from './table';

const mostSamples = 3;
const longestCell = 120;

/**
 * The columns of the table with their first values. They are known by the headers that the file itself shows, whatever
 * a mapping says, so that a mapping is found again for the next file.
 * @param mapping how the columns are read; null where they are not recognized
 */
export function describeTable(rows: readonly CsvRow[], mapping: CsvMapping | null): CsvTable {
  const found = findHeaderRow(rows, {});
  const width = usualWidth(rows.slice(found + 1));
  const plain = found === -1 ? [] : (rows[found]?.cells ?? []).map(plainHeader);
  const header = plain.length === 0 ? `${width} columns` : shorten(plain.join('|'), 2000);
  const shown = mapping?.has_header === undefined ? found : findHeaderRow(rows, mapping);
  const headers = shown === -1 ? [] : (rows[shown]?.cells ?? []);
  const values = rows.slice(shown + 1, shown + 1 + mostSamples);
  const count = Math.min(Math.max(width, headers.length), mostColumns);
  const columns = Array.from({ length: count }, (_, index) => ({
    position: index + 1,
    header: cellText(headers[index]) || null,
    samples: values.map(({ cells }) => cellText(cells[index])),
  }));
  return {
    header,
    columns,
    mapping,
    amountReadings: [],
    areCreditsMarked: false,
    asked: [],
  };
}

function cellText(cell: string | undefined): string {
  return shorten(tidy((cell ?? '').slice(0, longestCell * 4)), longestCell);
}

/** How the table is read, as a mapping by position that reads the next file of these columns alike. */
export function mappingOf(
  layout: CsvLayout,
  given: { date_format?: string | undefined },
  delimiter: string,
  {
    numbers,
    remembered,
    direction,
    invertAmounts,
  }: Pick<FoundStyle, 'numbers' | 'remembered' | 'direction' | 'invertAmounts'>,
): CsvMapping {
  const mapping: CsvMapping = { has_header: layout.headers.length > 0 };
  for (const role of MAPPED_ROLES) {
    const column = layout.columns.get(role);
    const isOwn = role !== 'account' || layout.isAccountMapped;
    if (column !== undefined && isOwn) mapping[role] = column + 1;
  }
  if (layout.isBeforeFee) delete mapping.amount;
  // Of several columns a mapping could name only one.
  if (layout.memos.length > 1) delete mapping.memo;
  const memo = layout.columns.get('memo');
  const described = layout.description.filter((column) => column !== memo || layout.description.length === 1);
  if (described.length > 0) mapping.description = described.map((column) => column + 1);
  if (described.includes(memo ?? -1)) delete mapping.memo;
  if (isDelimiter(delimiter)) mapping.delimiter = delimiter;
  if (numbers.mark !== null) mapping.decimal_separator = numbers.mark;
  if (direction) mapping.direction = direction.column + 1;
  if (direction?.words) {
    mapping.out_word = direction.words.out;
    mapping.in_word = direction.words.in;
  }
  if (remembered.debit !== null) mapping.debit_sign = remembered.debit;
  if (remembered.credit !== null) mapping.credit_sign = remembered.credit;
  if (given.date_format !== undefined) mapping.date_format = given.date_format;
  if (invertAmounts !== undefined) mapping.invert_amounts = invertAmounts;
  return mapping;
}

function isDelimiter(text: string): text is NonNullable<CsvMapping['delimiter']> {
  return [',', ';', '\t', '|'].includes(text);
}
