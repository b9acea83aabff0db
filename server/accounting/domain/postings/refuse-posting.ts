import type { Fault, Problem } from '@/lib/contract/problem';
import type { Books } from '../books';
import { refuseInactive } from '../businesses/inactive';
import type { Chart } from '../chart-of-accounts/chart';
import { isLocked, periodLocked } from '../journal-entry/books-lock';
import { refuseReconciledChange } from '../journal-entry/reconciled';
import { type BankMovements, refuseOffTheBank } from '../transactions/off-the-bank';
import { changesReports } from './mark-posting';
import { changesLines, type Posting } from './posting';

/** What the rules need to know besides the posting. */
export type Facts = {
  chart: Chart;
  /** The bank's side of every transaction whose entry is created or has other lines. */
  bank: BankMovements;
};

/**
 * Why a posting may not come into the books, if it may not; every entry that breaks the same rule is named. In this
 * order: entries of an inactive business, a locked period, a reconciled entry, a transaction that is at odds with the bank.
 */
export function refusePosting(books: Books, posting: Posting, facts: Facts): Problem | null {
  return (
    (posting.created.length > 0 ? refuseInactive(books) : null) ??
    refuseLocked(books, posting) ??
    firstOf(posting.changed.map((change) => refuseReconciledChange(change, facts.chart))) ??
    firstOf(
      [
        ...posting.created.map(({ after, datetimePath }) => ({ after, linesPath: datetimePath })),
        ...posting.changed.filter(changesLines),
      ].map(({ after, linesPath }) => refuseOffTheBank(books, after, facts.bank, linesPath)),
    )
  );
}

function refuseLocked({ lockedThrough }: Books, { created, changed }: Posting): Problem | null {
  const paths = [
    ...created.flatMap(({ after, datetimePath }) =>
      isLocked(lockedThrough, after.datetime) ? [datetimePath] : [],
    ),
    ...changed.flatMap((change) =>
      changesReports(change) &&
      [change.before, change.after].some((entry) => isLocked(lockedThrough, entry.datetime))
        ? [change.path]
        : [],
    ),
  ];
  return lockedThrough === null || paths.length === 0 ? null : periodLocked(lockedThrough, ...paths);
}

/** The first refusal, with the faults of all others of its kind. */
function firstOf(refusals: readonly (Problem | null)[]): Problem | null {
  const found = refusals.filter((refusal) => refusal !== null);
  const [first] = found;
  if (!first) return null;
  const errors: Fault[] = found.flatMap((refusal) => refusal.errors ?? []);
  return { ...first, errors };
}
