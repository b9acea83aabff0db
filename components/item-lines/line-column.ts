import type { LineValues } from './line-values';

/** What is wrong with the column's field beside the others of its row. */
type FaultOf = (line: LineValues) => string | undefined;

/** A column of the line editor. `title` heads it, and names the field for those who cannot see the head. */
export type LineColumn =
  | { kind: 'ledger'; name: 'ledgerId'; title: string }
  | { kind: 'text'; name: string; title: string; maxLength: number }
  /** An amount in the business's currency; `=12*3` calculates. */
  | { kind: 'amount'; name: string; title: string }
  /** A number with at most so many decimals, such as a quantity, or a price in a currency; `=12*3` calculates. */
  | {
      kind: 'number';
      name: string;
      title: string;
      decimals: number;
      currency?: string | undefined;
      faultOf?: FaultOf;
    }
  /** A part of the line: an amount, or a percentage where `%` follows. */
  | { kind: 'share'; name: string; title: string; faultOf?: FaultOf }
  /** What follows from the row, in minor units; null when it is not known yet. It takes no cell of the keyboard. */
  | { kind: 'result'; name: string; title: string; unitsOf: (line: LineValues) => bigint | null };

/** Amounts and numbers are aligned to the right. */
export function isNumeric({ kind }: LineColumn): boolean {
  return kind === 'amount' || kind === 'number' || kind === 'share' || kind === 'result';
}
