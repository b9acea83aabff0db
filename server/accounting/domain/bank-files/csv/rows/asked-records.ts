import type { AskedRecord, RecordOutcome } from '../../bank-file';
import { shorten, tidy } from '../../printed-text';
import type { CsvRole } from '../columns/header-names';
import type { CsvLayout } from '../layout';
import { readCsvRow } from '../record';
import type { FoundStyle } from '../style';
import type { CsvRow } from '../table';

/**
 * What a row shows that is refused for nothing but the question what amounts without a known sign are. Null where it is refused for
 * something else, too, or nothing is asked.
 */
export function askedRecordOf(
  row: CsvRow,
  layout: CsvLayout,
  style: FoundStyle,
  outcome: RecordOutcome,
): AskedRecord | null {
  if (outcome.ok || style.amountReadings.length === 0) return null;
  const { signs, openDirection } = style;
  // Who is named depends on the sign, where a table names who paid and who was paid.
  const read = readCsvRow(
    row,
    { ...layout, parties: null },
    {
      ...style,
      direction: null,
      openDirection: null,
      areAmountsOpen: false,
      areCardAmountsOpen: false,
      signs: { debit: signs.debit ?? '+', credit: signs.credit ?? '+' },
    },
  );
  if (!read.ok) return null;
  const { line, date, description, metadata } = read.value;
  const cell = (role: CsvRole) => row.cells[layout.columns.get(role) ?? -1]?.trim() || null;
  return {
    line,
    date,
    printedAmount: cell('amount') ?? cell('debit') ?? cell('credit') ?? '',
    word: openDirection ? shorten(tidy(row.cells[openDirection.column] ?? ''), mostOfWord) : null,
    description,
    memo: metadata.memo ?? null,
  };
}

const mostOfWord = 40;
