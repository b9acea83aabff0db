import type { Business } from '@/lib/contract/business';
import type { Pagination } from '@/lib/contract/primitives';
import type { Problem } from '@/lib/contract/problem';
import type { Instant } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import type { Result } from '@/lib/result';
import type { BlobStore } from '../documents/blob-store';
import type { Books } from '../domain/books';
import { refuseInactive } from '../domain/businesses/inactive';
import type { Access } from '../store/access-store';
import { type AuditAuthor, type AuditRecord, insertAuditRecords } from '../store/audit-store';
import type { Queryable, Transaction } from '../store/database';

/** All that a verb may use: one transaction, who asks, and what time it is. */
export type Context = {
  db: Transaction;
  /** Reads what the request may see from one snapshot, for an answer that goes on when its transaction is over. */
  snapshot: <Value>(work: (db: Queryable) => Promise<Value>) => Promise<Value>;
  author: AuditAuthor;
  /** What the token stands for. */
  access: Access;
  /** How many requests a minute the application may make. */
  requestsPerMinute: number;
  now: Instant;
  pageTokenKey: Buffer;
  /** The versions of `If-Match`; a resource that is at none of them refuses the change. */
  ifMatch: readonly number[] | null;
  /** Tells that totals of a business were changed, so that they are folded after the commit. */
  totalsChanged: (businessId: string, count: number) => void;
  /** Where the bytes of documents are kept. */
  documents: BlobStore;
  /** Tells that a job was added, so that a worker looks for it after the commit. */
  jobAdded: () => void;
};

/** The same, inside one business that the tenant owns. */
export type BusinessContext = Context & { business: Business };

/** What the domain needs to know of the books at hand. */
export function booksOf({ business, now }: BusinessContext): Books {
  return {
    currency: business.currency,
    entriesStart: business.entries_start,
    lockedThrough: business.books_locked_through,
    isActive: business.status === 'active',
    now,
    newId: newIdentifier,
  };
}

/** Why the business at hand takes nothing new into its books, if it does not. */
export function inactiveRefusal(ctx: BusinessContext): Problem | null {
  return refuseInactive(booksOf(ctx));
}

export type Outcome<Data> = Result<Data, Problem>;
export type PageOutcome<Item> = Result<{ items: Item[]; pagination: Pagination }, Problem>;

export const notFound: Problem = { code: 'not_found', detail: 'The resource does not exist.' };

/** Writes the audit log in the transaction of the change. */
export function audit(ctx: Context, businessId: string | null, records: readonly AuditRecord[]): void {
  if (records.length > 0) insertAuditRecords(ctx.db, ctx.author, businessId, ctx.now, records);
}

/** The refusal of a change that was made on another version than the present one; null expects none in particular. */
export function staleVersion(expected: readonly number[] | null, present: number): Problem | null {
  if (expected === null || expected.includes(present)) return null;
  const on = expected.length > 0 ? `version ${expected.join(' or ')}` : 'something else';
  return {
    code: 'stale_version',
    detail: `The change is based on ${on}; the current version is ${present}.`,
  };
}
