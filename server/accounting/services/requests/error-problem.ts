import type { Problem } from '@/lib/contract/problem';
import { periodLocked } from '../../domain/journal-entry/books-lock';
import { UnfootedReportError } from '../../domain/reports/unfooted-report';
import { type DatabaseFailure, databaseFailureOf } from '../../store/database-failure';
import { waitTimedOut } from './requests';

/** If the connection is lost during commit, a retry with the same key finds out whether the change was committed. */
const unavailable: Problem = {
  code: 'unavailable',
  detail:
    'The database cannot be reached. Retry the request; with the same Idempotency-Key it takes effect once.',
};

/** The disk of the database or of the documents is full. Reads go on; writes work again once there is room. */
const storageFull: Problem = {
  code: 'storage_full',
  detail:
    'The disk is full. Nothing was changed, and reading goes on; retry when the operator has made room. With the same Idempotency-Key it takes effect once.',
};

/** Without the sums: they are of no use to a reader, and none of them is known to be right. */
const unfooted: Problem = {
  code: 'internal_error',
  detail:
    'The figures in the books do not add up for this report, so it is not shown: a figure in it would be wrong. Nothing was changed. Tell whoever runs Daybook: the log of the accounting service names the sums, and verify-books finds the difference.',
};

/** The problem for a thrown error: transient errors have their own; everything else is a bug, reported without internals. */
export function problemOfError(error: unknown): Problem {
  if (isFullDisk(error)) return storageFull;
  const failure = databaseFailureOf(error);
  if (failure) return problemOfFailure(failure);
  if (error instanceof UnfootedReportError) return unfooted;
  return { code: 'internal_error', detail: 'An unexpected error occurred. Nothing was changed.' };
}

function problemOfFailure(failure: DatabaseFailure): Problem {
  switch (failure.kind) {
    case 'disk_full':
      return storageFull;
    case 'unavailable':
      return unavailable;
    case 'lock_timeout':
      return waitTimedOut;
    case 'books_locked': {
      // Without the faults: what of the request is locked, the database does not know.
      const { code, detail } = periodLocked(failure.lockedThrough);
      return { code, detail };
    }
    case 'start_moved':
      return { code: 'conflict', detail: failure.message };
    case 'business_inactive':
      return { code: 'business_inactive', detail: failure.message };
    case 'removed_meanwhile':
      return {
        code: 'conflict',
        detail: 'Another request removed what this one refers to at the same time.',
      };
    case 'created_meanwhile':
      return { code: 'conflict', detail: 'Another request created the same resource at the same time.' };
  }
}

/** Of the folder of the documents. */
function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}
