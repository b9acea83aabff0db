import type { CsvMapping } from '@/lib/contract/csv-mapping';
import { type DecimalStyle, decimalMarkOf } from '@/lib/money/decimal-text';
import type { AmountReading } from '../bank-file';
import { readPrintedAmount } from './amounts/amount';
import { openCardAmounts } from './amounts/card-amounts';
import { marksOnlyCredits } from './amounts/credit-marks';
import { findDirection, readingsOfWords } from './amounts/direction-column';
import { isFeeBeside } from './amounts/fee-beside';
import { decideSigns, type PrintedAmount, printedAmounts, readingsOfSide, type Signs } from './amounts/signs';
import { openAmounts } from './amounts/unsigned-amounts';
import type { CsvRole } from './columns/header-names';
import { dateReaderFor } from './dates/date';
import type { CsvLayout } from './layout';
import { type CsvStyle, hasMoved } from './record';
import { type CsvRow, cellsOf } from './table';

/** What the file does not say itself: the currency is that of the books, `decimals` is how many it has. */
export type StyleOptions = {
  dayFirst?: boolean | undefined;
  currency?: string | undefined;
  decimals?: number | undefined;
  /** Amounts of the file that are in no row. */
  otherAmounts?: readonly string[] | undefined;
};

/** How the cells of a table are written, what of it a person still has to say, and what is kept for the next file. */
export type FoundStyle = CsvStyle & {
  amountReadings: AmountReading[];
  remembered: Signs;
  invertAmounts: boolean | undefined;
};

/** How the table writes its dates and amounts. Only rows of movements count: a line of totals has amounts of its own. */
export function styleOf(
  values: readonly CsvRow[],
  layout: CsvLayout,
  mapping: CsvMapping,
  { dayFirst, decimals, otherAmounts = [] }: StyleOptions,
): FoundStyle {
  const printed = (roles: CsvRole[]) => roles.flatMap((role) => cellsOf(values, layout.columns.get(role)));
  const readDate = dateReaderFor(printed(['date']), mapping.date_format, dayFirst);
  const rows = values.filter((row) => hasMoved(row, layout, readDate));
  const numbers: DecimalStyle = {
    mark:
      mapping.decimal_separator ??
      decimalMarkOf(printed(['amount', 'debit', 'credit', 'balance'])) ??
      decimalMarkOf(otherAmounts),
    decorated: true,
    strict: mapping.decimal_separator !== undefined,
    ...(decimals === undefined ? {} : { decimals }),
  };
  const { direction, open } = findDirection(rows, layout, mapping);
  const amounts = printedAmounts(rows, layout, numbers, direction);
  const { signs, remembered } = decideSigns(amounts, rows, layout, numbers, {
    debit: mapping.debit_sign,
    credit: mapping.credit_sign,
  });
  const areCreditsMarked = direction === null && marksOnlyCredits(printed(['amount']));
  // It was said of amounts without a sign, maybe of the file before this one: these have one each.
  const isOwn = areCreditsMarked || direction !== null;
  const invertAmounts = isOwn ? undefined : mapping.invert_amounts;
  const isSaid = direction !== null || open !== null || areCreditsMarked || invertAmounts !== undefined;
  const unsigned = isSaid ? null : openAmounts(rows, layout, numbers);
  const ofCard = isSaid || unsigned ? [] : openCardAmounts(rows, layout, numbers);
  const readings = unsigned?.readings ?? [...ofCard, ...readingsOfSigns(amounts, signs)];
  const style = {
    numbers,
    direction,
    openDirection: open,
    areAmountsOpen: unsigned !== null,
    areCardAmountsOpen: ofCard.length > 0,
    signs,
    marksOnlyCredits: areCreditsMarked,
  };
  const amountOf = (row: CsvRow) => {
    const printed = readPrintedAmount(row, layout, style);
    return printed.ok ? printed.value : null;
  };
  return {
    ...style,
    readDate,
    isInverted: invertAmounts === true,
    invertAmounts,
    isFeeBeside: isFeeBeside(rows, layout, numbers, amountOf),
    amountReadings: open ? readingsOfWords(open, rows) : readings,
    remembered,
  };
}

/** The readings of the first side whose usual sign nothing tells. */
function readingsOfSigns(amounts: readonly PrintedAmount[], signs: Signs): AmountReading[] {
  const open = (['debit', 'credit'] as const).find((side) => signs[side] === null);
  if (open === undefined) return [];
  return readingsOfSide(amounts, open).map(({ sign, ...counts }) => ({
    answer: open === 'debit' ? { debit_sign: sign } : { credit_sign: sign },
    ...counts,
  }));
}
