import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { Basis, Side } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';

/** One debit or credit. `amount` is in minor units, always positive; the side gives the direction. */
export type Line = {
  id: string;
  position: number;
  ledgerId: string;
  description: string;
  side: Side;
  amount: bigint;
  basis: Basis;
  /** Outside the cash pool, in an entry that moves the pool: the line explains the movement. */
  isCashMovement: boolean;
};

/** A balanced document. Its lines are those in force; superseded ones are history. */
export type Entry = {
  id: string;
  description: string;
  cleanDescription: string;
  datetime: Instant;
  isReconciled: boolean;
  reviewStatus: ReviewStatus;
  transactionId: string | null;
  /** The entry that this one takes back. */
  reversalOf: string | null;
  categorizationMethod: CategorizationMethod;
  /** Before the business's entries_start: kept and shown, ignored by every report. */
  isBeforeStart: boolean;
  notes: string | null;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  lines: Line[];
};
