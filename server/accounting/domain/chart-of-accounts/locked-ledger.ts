import type { Fault, Problem } from '@/lib/contract/problem';
import { type Day, dayOf, type Instant } from '@/lib/dates/instant';
import { isLocked } from '../journal-entry/books-lock';
import type { ReportLedger } from '../reports/report-ledger';

/** What a report shows of a ledger, or goes by when it places and adds up the ledger's figures. */
const reportedMembers = [
  'name',
  'type',
  'subtype',
  'debit_credit',
  'report_cash_flow',
  'financial_account_type',
  'sort_code',
  'parent_id',
] as const satisfies readonly (keyof ReportLedger)[];

type ReportedMember = (typeof reportedMembers)[number];

/** The members that change and that reports depend on. */
export function reportedChanges(before: ReportLedger, after: ReportLedger): ReportedMember[] {
  return reportedMembers.filter((member) => before[member] !== after[member]);
}

/**
 * The refusal of a change that reports of the locked period would show: where the ledger, or one below it, has figures
 * in them. What has none there may change: its rows are empty, as those of a new ledger are.
 * @param firstFigure the time of the first figure on the ledger or on one below it; null when there is none
 */
export function refuseLockedLedger(
  lockedThrough: Day | null,
  before: ReportLedger,
  after: ReportLedger,
  firstFigure: Instant | null,
): Problem | null {
  const changes = reportedChanges(before, after);
  if (changes.length === 0 || firstFigure === null || !isLocked(lockedThrough, firstFigure)) return null;
  const message = `changes reports of the locked period: ${before.name} has figures there from ${dayOf(firstFigure)} on`;
  return {
    code: 'period_locked',
    detail: `The books are locked through ${lockedThrough}, and reports show ${before.name} with figures of these days.`,
    errors: changes.map((member): Fault => ({ path: pathOf(member, after), code: 'period_locked', message })),
  };
}

function pathOf(member: ReportedMember, after: ReportLedger): string {
  return member === 'parent_id' && after.parent_id === null ? '/make_top_level' : `/${member}`;
}
