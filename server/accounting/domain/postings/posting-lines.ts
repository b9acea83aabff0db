import type { ItemKind } from '@/lib/contract/item-kind';
import type { Books } from '../books';
import type { Line } from '../journal-entry/entry';
import { newLine } from '../journal-entry/new-entry';
import { type ItemPart, postingRules } from './open-item';

/** The lines that post the parts of a bill or invoice against payable or receivable; debits first. */
export function postingLines(
  books: Pick<Books, 'newId'>,
  kind: ItemKind,
  parts: readonly ItemPart[],
  controlLedgerId: string,
): Line[] {
  const { partSide, controlSide } = postingRules[kind];
  const total = parts.reduce((sum, part) => sum + part.amount, 0n);
  const partLines = parts.map((part) => ({ ...part, side: partSide }));
  const control = { ledgerId: controlLedgerId, description: '', amount: total, side: controlSide };
  const lines = kind === 'bill' ? [...partLines, control] : [control, ...partLines];
  return lines.map((line, position) => newLine(books, { ...line, position }));
}

/** Whether lines in force say what these would. */
export function samePosting(left: readonly Line[], right: readonly Line[]): boolean {
  return (
    left.length === right.length &&
    left.every((line, index) => {
      const other = right[index];
      return (
        other?.ledgerId === line.ledgerId &&
        other.amount === line.amount &&
        other.side === line.side &&
        other.description === line.description
      );
    })
  );
}
