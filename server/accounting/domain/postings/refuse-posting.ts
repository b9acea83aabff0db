import { type Fault, invalid, type Problem } from '@/lib/contract/problem';
import type { Books } from '../books';
import { refuseInactive } from '../businesses/refuse-inactive';
import type { Chart } from '../chart-of-accounts/chart';
import { isLocked, periodLocked } from '../journal-entry/books-lock';
import type { Entry, Line } from '../journal-entry/entry';
import { partyKindOf } from '../journal-entry/on-account';
import { refuseReconciledChange } from '../journal-entry/reconciled';
import { type BankMovements, refuseBankMismatch } from '../transactions/refuse-bank-mismatch';
import { changesReports } from './complete-posting';
import { changesLines, type Posting } from './posting';

/** What the rules need to know besides the posting. */
export type Facts = {
  chart: Chart;
  /** The bank's side of every transaction whose entry is created or has other lines. */
  bank: BankMovements;
};

/**
 * Why a posting may not come into the books, if it may not; every entry that breaks the same rule is named. In this
 * order: entries of an inactive business, a locked period, a removal of what is not pending, a confirmation of lines
 * that name nobody, a reconciled entry, a transaction that is at odds with the bank, a line on payable or receivable
 * that names nobody.
 */
export function refusePosting(books: Books, posting: Posting, facts: Facts): Problem | null {
  return (
    (posting.created.length > 0 ? refuseInactive(books) : null) ??
    refuseLocked(books, posting) ??
    refuseRemoval(posting) ??
    refuseConfirmingUnnamed(books, posting) ??
    firstOf(posting.changed.map((change) => refuseReconciledChange(change, facts.chart))) ??
    firstOf(
      [
        ...posting.created.map(({ after, datetimePath }) => ({ after, linesPath: datetimePath })),
        ...posting.changed.filter(changesLines),
      ].map(({ after, linesPath }) => refuseBankMismatch(books, after, facts.bank, linesPath)),
    ) ??
    firstOf([
      ...posting.created.map(({ after, datetimePath }) =>
        refuseUnnamed(after, [], facts.chart, datetimePath),
      ),
      ...posting.changed
        .filter(changesLines)
        .map(({ before, after, linesPath }) => refuseUnnamed(after, before.lines, facts.chart, linesPath)),
    ])
  );
}

/** A new line on payable or receivable that no bill, invoice or payment posts names a vendor or customer. */
function refuseUnnamed(entry: Entry, before: readonly Line[], chart: Chart, path: string): Problem | null {
  if (entry.transactionId === null && (entry.billId ?? entry.invoiceId) !== null) return null;
  const known = new Set(before.map((line) => line.id));
  const unnamed = entry.lines.filter(
    (line) =>
      !known.has(line.id) &&
      line.paymentId === null &&
      line.onAccount === null &&
      partyKindOf(line.ledgerId, chart) !== null,
  );
  if (unnamed.length === 0) return null;
  const message = `${unnamed.length} of its lines on payable or receivable name no vendor or customer`;
  return invalid([{ path, code: 'party_required', message }]);
}

/**
 * Lines of older books that name nobody are not confirmed until a vendor or customer is named; in locked books, where nobody can
 * be, they are.
 */
function refuseConfirmingUnnamed({ lockedThrough }: Books, { changed }: Posting): Problem | null {
  const isUnnamed = ({ onAccount }: Line) =>
    onAccount !== null && !onAccount.vendorId && !onAccount.customerId;
  const message =
    'has lines on payable or receivable that name no vendor or customer: name one, then confirm';
  const errors = changed.flatMap(({ before, after, path }) =>
    before.reviewStatus !== 'confirmed' &&
    after.reviewStatus === 'confirmed' &&
    !isLocked(lockedThrough, after.datetime) &&
    after.lines.some(isUnnamed)
      ? [{ path, code: 'party_required', message }]
      : [],
  );
  return errors.length === 0 ? null : invalid(errors);
}

/** Only the pending entry of a bank transaction may go: anything else is reversed or voided. */
function refuseRemoval({ removed = [] }: Posting): Problem | null {
  const message = 'is confirmed, reconciled or of no bank transaction, and is not removed';
  const errors = removed.flatMap(({ before, path }) =>
    before.transactionId === null || before.isReconciled || before.reviewStatus === 'confirmed'
      ? [{ path, code: 'conflict', message }]
      : [],
  );
  if (errors.length === 0) return null;
  const detail = 'Only pending entries of imported transactions are removed.';
  return { code: 'conflict', detail, errors };
}

function refuseLocked({ lockedThrough }: Books, { created, changed, removed = [] }: Posting): Problem | null {
  const paths = [
    ...removed.flatMap(({ before, path }) => (isLocked(lockedThrough, before.datetime) ? [path] : [])),
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
