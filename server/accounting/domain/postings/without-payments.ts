import type { CategorizationMethod } from '@/lib/contract/journal-entry';
import type { Side } from '@/lib/contract/primitives';
import { type Chart, isUncategorized } from '../chart-of-accounts/chart';
import type { Entry, Line } from '../journal-entry/entry';
import type { EarlierEntry } from '../journal-entry/return-entry';

/** A transaction's entry as it was before its first payment. */
export type BeforePayments = EarlierEntry & {
  /** Nobody had changed the entry since the service suggested its ledger. */
  isUntouched: boolean;
};

/**
 * The entry with these lines, which have a payment less. Once they have none it is categorized, suggested and reviewed as
 * before the first, unless a person has chosen other lines since: who confirmed a payment has chosen no other ledger.
 * @param side of the lines opposite the bank
 * @param before null where it is not known
 */
export function withoutPayments(
  entry: Entry,
  lines: Line[],
  side: Side,
  chart: Chart,
  before: BeforePayments | null,
): Entry {
  if (lines.some((line) => line.paymentId !== null)) return { ...entry, lines };
  if (!before || contentOf(lines) !== contentOf(before.lines))
    return { ...entry, lines, categorizationMethod: methodOf(lines, side, chart) };
  const { categorizationMethod, isUntouched } = before;
  const suggestion = categorizationMethod === 'manual' ? null : before.suggestion;
  const atVersion = isUntouched ? entry.version + 1 : (suggestion?.atVersion ?? 0);
  return {
    ...entry,
    lines,
    categorizationMethod,
    reviewStatus:
      entry.reviewStatus === 'confirmed' && before.reviewStatus !== 'confirmed'
        ? 'bookkeeper_pending'
        : entry.reviewStatus,
    suggestion: suggestion && { ...suggestion, atVersion },
  };
}

/** What lines say, in any order. */
export function contentOf(lines: readonly Omit<Line, 'id' | 'movements'>[]): string {
  return lines
    .map(
      ({ ledgerId, side, amount, basis, paymentId }) => `${ledgerId} ${side} ${amount} ${basis} ${paymentId}`,
    )
    .sort()
    .join('\n');
}

/** What lines without a payment are categorized by where it is not known what was before: nothing, or what somebody once chose. */
function methodOf(lines: readonly Line[], side: Side, chart: Chart): CategorizationMethod {
  const isOnUncategorized = ({ ledgerId }: Line) => {
    const ledger = chart.ledgers.get(ledgerId);
    return ledger !== undefined && isUncategorized(ledger);
  };
  const opposite = lines.filter((line) => line.side === side);
  return opposite.every(isOnUncategorized) ? 'uncategorized' : 'manual';
}
