import type { ReviewStatus } from '@/lib/contract/journal-entry';
import type { Day, Instant } from '@/lib/dates/instant';

/** The settings of the books that the domain needs for its decisions. */
export type Books = {
  /** ISO 4217; its decimals are those of all minor units. */
  currency: string;
  /** Entries before it are kept and shown, and ignored by every report. */
  entriesStart: Instant;
  /** The last day (UTC) of the locked period; null when nothing is locked. */
  lockedThrough: Day | null;
  /** An inactive business takes no new entries. */
  isActive: boolean;
  /** The review status of entries that bills and invoices are posted and voided by; pending where the request names none. */
  postsAs?: ReviewStatus;
  now: Instant;
  /** A new identifier, later than every earlier one. */
  newId: (kind: NewKind) => string;
};

/** The kinds of records that the domain creates. */
export type NewKind =
  | 'journal_entry'
  | 'line_entry'
  | 'bill'
  | 'bill_line'
  | 'invoice'
  | 'invoice_line'
  | 'payment'
  | 'credit_note'
  | 'credit_note_line';
