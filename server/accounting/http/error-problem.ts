import { DatabaseError } from 'pg';
import type { Problem } from '@/lib/contract/problem';
import { waitTimedOut } from '../services/requests/requests';

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

/** PostgreSQL's `disk_full`. */
const diskFull = '53100';

/** PostgreSQL's `lock_not_available`: `lock_timeout` has expired. */
const lockNotAvailable = '55P03';

/** The code of the books lock in the database (`refuse_locked`); names of constraints do not come from other nodes. */
const booksLocked = 'DBK01';

/** Codes of errors in the database because the business has changed since the request read it. */
const startMoved = 'DBK02';
const businessInactive = 'DBK03';

/** References to what undoing an import removes: only a request that runs at the same time can break them. */
const ofRemoved = /_(?:transaction|journal_entry)_id_fkey$/;

/** The problem for a thrown error: transient errors have their own; everything else is a bug, reported without internals. */
export function problemOfError(error: unknown): Problem {
  if (error instanceof DatabaseError) {
    if (error.code === diskFull) return storageFull;
    if (isTransient(error.code)) return unavailable;
    if (error.code === lockNotAvailable) return waitTimedOut;
    if (error.code === booksLocked) return { code: 'period_locked', detail: error.message };
    if (error.code === startMoved) return { code: 'conflict', detail: error.message };
    if (error.code === businessInactive) return { code: 'business_inactive', detail: error.message };
    if (error.code === '23503' && ofRemoved.test(error.constraint ?? '')) {
      return {
        code: 'conflict',
        detail: 'Another request removed what this one refers to at the same time.',
      };
    }
    if (error.code === '23505') {
      return { code: 'conflict', detail: 'Another request created the same resource at the same time.' };
    }
  } else if (isFullDisk(error)) {
    return storageFull;
  } else if (isConnectionError(error)) {
    return unavailable;
  }
  return { code: 'internal_error', detail: 'An unexpected error occurred. Nothing was changed.' };
}

/** PostgreSQL error classes: 08 connection, 57P shutdown, 53 resources, 40 rolled back by a conflict. */
function isTransient(code: string | undefined): boolean {
  return /^(08|57P|53|40)/.test(code ?? '');
}

function isFullDisk(error: unknown): boolean {
  return error instanceof Error && 'code' in error && /^(ENOSPC|EDQUOT)$/.test(String(error.code));
}

function isConnectionError(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const code = 'code' in error ? String(error.code) : '';
  return (
    /^(ECONNREFUSED|ECONNRESET|EPIPE|ETIMEDOUT|ENOTFOUND)$/.test(code) ||
    /Connection terminated|timeout exceeded/.test(error.message)
  );
}
