import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { amountNumber, numberText } from '@/lib/json';
import { absolute } from '@/lib/money/absolute';
import { decimalsOf } from '@/lib/money/currency';
import type { NewLine } from '../../changes/change';
import { readAmount, reasonInLines, totalsOf } from '../../form/check-entry';
import { namedParty } from '../../form/entry-request';
import { blankLine, isBlank, type LineValues, lineValuesOf, partyOf } from '../../form/entry-values';
import type { OpenLines } from '../../open-lines';
import { provenanceOf } from '../../provenance';

/**
 * What of an entry is divided. `side` is the side of its amounts, null where both sides do because no line is the
 * bank's; `target` is what they must go on coming to, in minor units of that side (debits less credits without one).
 */
export type Division = {
  lines: readonly LineEntry[];
  side: LineEntry['debit_credit'] | null;
  target: bigint;
};

/** Null where its lines count in different books: what leaves one must not come into the other. */
export function divisionOf({ kept, open: lines }: OpenLines, currency: string): Division | null {
  if (lines.length === 0 || new Set(lines.map((line) => line.basis)).size > 1) return null;
  const side = kept && (kept.debit_credit === 'debit' ? 'credit' : 'debit');
  const target = lines.reduce((sum, line) => {
    const units = unitsOfAmount(line.amount, currency);
    return line.debit_credit === (side ?? 'debit') ? sum + units : sum - units;
  }, 0n);
  return { lines, side, target };
}

/** The rows that the form starts with: the lines as they are, and an empty one. */
export function rowsToDivide(
  { lines, side }: Division,
  method: JournalEntry['categorization_method'],
  { currency, locale }: AmountFormat,
): LineValues[] {
  const isLedgerOpen = provenanceOf[method].certainty === 'open';
  const rows = lines.map((line) => {
    const row = lineValuesOf(line, currency, locale);
    const ledgerId = isLedgerOpen ? null : row.ledgerId;
    if (side === null || line.debit_credit === side) return { ...row, ledgerId };
    // With one column for amounts, one of the other side is a negative one.
    const negative = formatAmount(-unitsOfAmount(line.amount, currency), currency, locale);
    return { ...row, ledgerId, debit: '', credit: '', [side]: negative };
  });
  return [...rows, blankLine];
}

/** What is still to be divided, in minor units; negative when the rows come to too much. Unreadable rows count nothing. */
export function restOf(
  rows: readonly LineValues[],
  { side, target }: Division,
  format: AmountFormat,
): bigint {
  const { debits, credits } = totalsOf(rows, format);
  return target - (side === 'credit' ? credits - debits : debits - credits);
}

/**
 * What to write into the last row so that nothing is left: as long as nobody wrote anything else there than what was
 * put there before. Null leaves it alone.
 */
export function restForLast(
  rows: readonly LineValues[],
  division: Division,
  put: string,
  format: AmountFormat,
): string | null {
  const { side } = division;
  const last = rows.at(-1);
  if (side === null || !last || rows.length < 2 || (last[side] !== '' && last[side] !== put)) return null;
  const rest = restOf(rows.slice(0, -1), division, format);
  return rest > 0n ? formatAmount(rest, format.currency, format.locale) : '';
}

/** Why the entry cannot be divided so, in one sentence; null when it can. */
export function reasonAgainstDividing(
  rows: readonly LineValues[],
  division: Division,
  format: AmountFormat,
): string | null {
  const inLines = reasonInLines(rows, format);
  if (inLines) return inLines;
  if (rows.every(isBlank)) return 'Enter the lines';
  const rest = restOf(rows, division, format);
  const amount = formatAmount(absolute(rest), format.currency, format.locale);
  if (rest === 0n) return null;
  return rest > 0n ? `${amount} left to allocate` : `${amount} too much`;
}

/** The lines that the rows describe, for the books and with the tags that the divided ones have. */
export function dividedLines(
  rows: readonly LineValues[],
  { lines }: Division,
  format: AmountFormat,
): NewLine[] {
  const [first] = lines;
  if (!first) return [];
  return rows.flatMap((row) => {
    const amount = readAmount(row, format);
    if (isBlank(row) || row.ledgerId === null || amount.kind !== 'amount') return [];
    const before = lines.find((line) => line.id === row.lineId) ?? first;
    return {
      ledger_id: row.ledgerId,
      ...namedParty(row.partyId ?? null),
      description: row.description,
      debit_credit: amount.side,
      amount: amountNumber(amount.units, decimalsOf(format.currency)),
      basis: before.basis,
      tag_ids: before.tag_ids,
    };
  });
}

/** Whether the lines say the same, of the same vendors and customers, in the same order. */
export function isSameLines(left: readonly NewLine[], right: readonly NewLine[]): boolean {
  const words = (line: NewLine) =>
    [line.ledger_id, partyOf(line), line.debit_credit, numberText(line.amount), line.description].join('\n');
  return (
    left.length === right.length &&
    left.every((line, index) => {
      const other = right[index];
      return other !== undefined && words(line) === words(other);
    })
  );
}
