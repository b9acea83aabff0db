import { type DecimalStyle, readDecimalText } from '../decimal-text';
import { directionOf } from './directions';
import type { CsvLayout } from './layout';
import type { CsvRow } from './table';

/** Which way the amounts of a column, or of the direction "out", go by what stands before them. */
export type UsualSigns = Record<'debit' | 'credit' | 'out', '-' | '+'>;

/**
 * The sign that most amounts of a column of debits, of credits, or beside the word for money out have over the whole file: it says
 * what the column says already, so an amount with the other sign was reversed. Of as many with either, those with a minus are.
 */
export function usualSigns(rows: readonly CsvRow[], layout: CsvLayout, numbers: DecimalStyle): UsualSigns {
  const signOf = (of: readonly CsvRow[], column: number | undefined) => {
    let balance = 0;
    for (const { cells } of column === undefined ? [] : of) {
      const amount = readDecimalText(cells[column ?? -1]?.trim() ?? '', numbers);
      if (amount !== null && /[1-9]/.test(amount)) balance += amount.startsWith('-') ? -1 : 1;
    }
    return balance < 0 ? '-' : '+';
  };
  const { columns } = layout;
  const direction = columns.get('direction');
  const isOut = ({ cells }: CsvRow) => directionOf(cells[direction ?? -1]?.trim() ?? '') === 'out';
  return {
    debit: signOf(rows, columns.get('debit')),
    credit: signOf(rows, columns.get('credit')),
    out: direction === undefined ? '+' : signOf(rows.filter(isOut), columns.get('amount')),
  };
}

/** The amount without the sign that its column usually has: negative where it was reversed. */
export function magnitudeOf(amount: string, usual: '-' | '+'): string {
  const magnitude = amount.replace('-', '');
  const sign = amount.startsWith('-') ? '-' : '+';
  return sign === usual || !/[1-9]/.test(magnitude) ? magnitude : `-${magnitude}`;
}
