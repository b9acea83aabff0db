import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { Side } from '@/lib/contract/primitives';
import { type Chart, isUncategorized } from '../chart-of-accounts/chart';
import type { Entry, Line } from '../journal-entry/entry';
import type { EarlierEntry } from '../journal-entry/return-entry';
import { tagsOfEntry } from '../journal-entry/said-of-lines';

/** A transaction's entry as it was before its first payment. */
export type BeforePayments = EarlierEntry & {
  /** Nobody had changed the entry since the service suggested its ledger. */
  isUntouched: boolean;
};

/**
 * The entry with these lines, which have a payment less. Once they have none it is categorized and suggested as before the
 * first, unless a person has chosen other lines since. A guess that comes back is to be reviewed, whatever else is in the
 * entry: who confirmed a payment has chosen no other ledger. What a person has tagged is not judged again, which would lose the tags.
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
  const reviewStatus = reviewStatusOf(entry, lines, before);
  if (lines.some((line) => line.paymentId !== null)) return { ...entry, lines, reviewStatus };
  if (!before || contentOf(lines) !== contentOf(before.lines))
    return { ...entry, lines, reviewStatus, categorizationMethod: methodOf(lines, side, chart) };
  const { categorizationMethod } = before;
  const isUntouched = before.isUntouched && tagsOfEntry(lines) === null;
  const suggestion = categorizationMethod === 'manual' ? null : before.suggestion;
  const atVersion = isUntouched ? entry.version + 1 : (suggestion?.atVersion ?? 0);
  return {
    ...entry,
    lines,
    categorizationMethod,
    reviewStatus,
    suggestion: suggestion && { ...suggestion, atVersion },
  };
}

/** Left for review where lines come back to a ledger that nobody had confirmed before the first payment. */
function reviewStatusOf(entry: Entry, lines: readonly Line[], before: BeforePayments | null): ReviewStatus {
  if (entry.reviewStatus !== 'confirmed' || !before || before.reviewStatus === 'confirmed')
    return entry.reviewStatus;
  const guessed = new Set(before.lines.map(({ ledgerId }) => ledgerId));
  const isGuess = lines.some((line) => !entry.lines.includes(line) && guessed.has(line.ledgerId));
  return isGuess ? 'bookkeeper_pending' : 'confirmed';
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
