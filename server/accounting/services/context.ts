import type { Business } from '@/lib/contract/business';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Pagination } from '@/lib/contract/primitives';
import type { Problem } from '@/lib/contract/problem';
import type { Instant } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import type { Result } from '@/lib/result';
import type { BlobStore } from '../documents/blob-store';
import type { Books } from '../domain/books';
import { refuseInactive } from '../domain/businesses/refuse-inactive';
import type { Access } from '../store/access-store';
import { type AuditAuthor, type AuditRecord, insertAuditRecords } from '../store/audit-store';
import type { DatabaseTransaction, Queryable } from '../store/database';

/** Everything a service may use: the transaction, the caller, and the current time. */
export type Context = {
  db: DatabaseTransaction;
  /** Reads from one snapshot, for a response that is streamed after the request's transaction has ended. */
  snapshot: <Value>(work: (db: Queryable) => Promise<Value>) => Promise<Value>;
  author: AuditAuthor;
  /** The application and scopes of the token. */
  access: Access;
  /** How many requests a minute the application may make. */
  requestsPerMinute: number;
  /** How many one without a figure of its own may make. */
  usualRequestsPerMinute: number;
  now: Instant;
  pageTokenKey: Buffer;
  /** The versions in `If-Match`; the change is refused if the resource has none of them. */
  ifMatch: readonly number[] | null;
  /** Notifies the folding of period totals after the commit. */
  totalsChanged: (businessId: string, count: number) => void;
  /** The storage of document files. */
  documents: BlobStore;
  /** What the documents of a tenant may take up, in bytes; null for no limit. */
  documentQuotaBytes: number | null;
  /** Notifies the worker after the commit that a job was added. */
  jobAdded: () => void;
};

/** The same, inside one business that the tenant owns. */
export type BusinessContext = Context & { business: Business };

/** What reading of one business needs. */
export type ReadingContext = Pick<BusinessContext, 'db' | 'business'>;

/** What posting needs: a request has it, and so has the background work that posts. */
export type PostingContext = Pick<
  BusinessContext,
  'db' | 'business' | 'now' | 'author' | 'totalsChanged' | 'jobAdded'
>;

/** The same work as done by the service of its own accord: the audit log names no person, whoever's request gave rise to it. */
export function asService<Ctx extends Pick<Context, 'author'>>(ctx: Ctx): Ctx {
  return { ...ctx, author: { ...ctx.author, userId: null } };
}

/** The settings of the books that the domain needs. */
export function booksOf({ business, now }: Pick<BusinessContext, 'business' | 'now'>): Books {
  return {
    currency: business.currency,
    entriesStart: business.entries_start,
    lockedThrough: business.books_locked_through,
    isActive: business.status === 'active',
    now,
    newId: newIdentifier,
  };
}

/** The books with the review status of what a request posts, where it names one. */
export function postingAs(books: Books, status: ReviewStatus | null | undefined): Books {
  return status ? { ...books, postsAs: status } : books;
}

/** Why the business at hand takes nothing new into its books, if it does not. */
export function inactiveRefusal(ctx: BusinessContext): Problem | null {
  return refuseInactive(booksOf(ctx));
}

export type Outcome<Data> = Result<Data, Problem>;
export type PageOutcome<Item> = Result<{ items: Item[]; pagination: Pagination }, Problem>;

export const notFound: Problem = { code: 'not_found', detail: 'The resource does not exist.' };

/** Writes the audit log in the transaction of the change. */
export function audit(
  ctx: Pick<Context, 'db' | 'author' | 'now'>,
  businessId: string | null,
  records: readonly AuditRecord[],
): void {
  if (records.length > 0) insertAuditRecords(ctx.db, ctx.author, businessId, ctx.now, records);
}

/** The error for a change based on a version other than the current one; null expects no particular version. */
export function staleVersion(expected: readonly number[] | null, present: number): Problem | null {
  if (expected === null || expected.includes(present)) return null;
  const on = expected.length > 0 ? `version ${expected.join(' or ')}` : 'something else';
  return {
    code: 'stale_version',
    detail: `The change is based on ${on}; the current version is ${present}.`,
  };
}
