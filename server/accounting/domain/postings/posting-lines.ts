import type { ItemKind } from '@/lib/contract/item-kind';
import type { Books } from '../books';
import type { Line } from '../journal-entry/entry';
import { newLine } from '../journal-entry/new-entry';
import { sharedTags } from '../journal-entry/said-of-lines';
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
  return left.length === right.length && left.every((line, index) => saysSame(line, right[index]));
}

/** The lines with the tags of former ones that say the same; the others with those that all former ones had. */
export function taggedAs(lines: readonly Line[], former: readonly Line[]): Line[] {
  const common = sharedTags(former);
  const left = [...former];
  return lines.map((line) => {
    const at = left.findIndex((each) => saysSame(each, line));
    const [same] = at === -1 ? [] : left.splice(at, 1);
    return { ...line, tagIds: same?.tagIds ?? common };
  });
}

function saysSame(line: Line, other: Line | undefined): boolean {
  return (
    other?.ledgerId === line.ledgerId &&
    other.amount === line.amount &&
    other.side === line.side &&
    other.description === line.description
  );
}
