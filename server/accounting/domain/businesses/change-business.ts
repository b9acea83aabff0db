import type { Business, BusinessUpdate } from '@/lib/contract/business';
import type { Fault, Problem } from '@/lib/contract/problem';
import type { Instant } from '@/lib/dates/instant';
import { accept, type Result, refuse } from '@/lib/result';

/** What cuts every report into years, and where the books begin. */
const reportedMembers = ['fiscal_year', 'entries_start'] as const;

/**
 * The business as a person changes it. Absent and null members leave it as it is. What every report depends on changes
 * only while nothing is locked.
 */
export function changeBusiness(
  before: Business,
  input: BusinessUpdate,
  now: Instant,
): Result<Business, Problem> {
  const after: Business = {
    ...before,
    name: input.name ?? before.name,
    status: input.status ?? before.status,
    industry: input.industry ?? before.industry,
    aggregator_user_token: input.aggregator_user_token ?? before.aggregator_user_token,
    fiscal_year: input.fiscal_year ?? before.fiscal_year,
    entries_start: input.entries_start ?? before.entries_start,
    certain_threshold: input.certain_threshold ?? before.certain_threshold,
    receipt_match_threshold: input.receipt_match_threshold ?? before.receipt_match_threshold,
    version: before.version + 1,
    updated_at: now,
  };
  const refusal = refuseLockedSettings(before, after);
  return refusal ? refuse(refusal) : accept(after);
}

function refuseLockedSettings(before: Business, after: Business): Problem | null {
  const lockedThrough = before.books_locked_through;
  const changed = reportedMembers.filter((member) => before[member] !== after[member]);
  if (lockedThrough === null || changed.length === 0) return null;
  const message = `changes reports of the locked period: the books are locked through ${lockedThrough}`;
  return {
    code: 'period_locked',
    detail: `The books are locked through ${lockedThrough}; every report depends on ${changed.join(' and ')}.`,
    errors: changed.map((member): Fault => ({ path: `/${member}`, code: 'period_locked', message })),
  };
}
