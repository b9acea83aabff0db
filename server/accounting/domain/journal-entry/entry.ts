import type { CategorizationMethod, ReviewStatus } from '@/lib/contract/journal-entry';
import type { Basis, Side } from '@/lib/contract/primitives';
import type { Instant } from '@/lib/dates/instant';

/**
 * How much of a cash movement a line explains on a ledger, its own or, looked through, another: minor units on the line's
 * own side, negative when on the other side.
 */
export type CashMovement = { ledgerId: string; amount: bigint };

/**
 * The vendor or customer of a line on accounts payable or receivable that no bill, invoice or payment posts. Lines of books from
 * before a name was required name nobody: both are null.
 */
export type OnAccount = { vendorId: string | null; customerId: string | null };

/** One debit or credit. `amount` is in minor units, always positive; the side gives the direction. */
export type Line = {
  id: string;
  position: number;
  ledgerId: string;
  description: string;
  side: Side;
  amount: bigint;
  basis: Basis;
  tagIds: readonly string[];
  /** The payment of a bill or invoice that the line posts to payable or receivable; null for most. */
  paymentId: string | null;
  /** Null for lines on other ledgers, and for those that a bill, an invoice or a payment posts. */
  onAccount: OnAccount | null;
  /** What the line explains of a movement of the cash pool; empty when it explains nothing. */
  movements: readonly CashMovement[];
};

/** What the service suggested when it chose the ledger of an entry. */
export type EntrySuggestion = {
  /** How likely the ledger is right, 0 to 1; null when nothing was known. */
  confidence: number | null;
  /** Sentences with numbers. */
  reasons: readonly string[];
  /** At most two other ledgers, the likelier first. */
  alternatives: readonly { ledgerId: string; confidence: number }[];
  /** The version of the entry that the service made with it: at any later one, somebody has changed the entry. */
  atVersion: number;
};

/** What the service last suggested for the entry of a bank transaction. A person never changes it: suggestions are measured by it. */
export type LastSuggestion = {
  /** The ledgers of the lines that it wrote beside the bank's. */
  ledgerIds: readonly string[];
  /** Where it split the transaction as earlier ones were: what it put on each, in minor units, less than 0 on the bank's side. */
  amounts?: readonly string[];
  /** 0 to 1; null where a rule or nothing was known. */
  confidence: number | null;
  /** The rule that decided, or null. */
  ruleId: string | null;
};

/** An entry as it was before the service judged it again. */
export type JudgedFrom = Pick<
  Entry,
  'version' | 'cleanDescription' | 'categorizationMethod' | 'suggestion' | 'lastSuggestion'
> & {
  /** All lines of that version; null where they stayed the same. */
  lines: readonly Line[] | null;
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
  /** The bill or invoice that the entry posts, reverses or (the first, of several) pays. */
  billId: string | null;
  invoiceId: string | null;
  /** The credit note that the entry posts or takes back. */
  creditNoteId: string | null;
  /** The entry that this one reverses. */
  reversalOf: string | null;
  /** The entry that reverses this one. */
  reversedBy: string | null;
  /** Of the reversal of a reversal: the entry that was reversed first, and says again what it said. */
  bringsBack: string | null;
  categorizationMethod: CategorizationMethod;
  /** Null once a person chose the lines, or where no bank transaction asks for a ledger. */
  suggestion: EntrySuggestion | null;
  /** Null where the service has suggested nothing. */
  lastSuggestion: LastSuggestion | null;
  /** When the service last replaced its suggestion; null while it is the first. */
  judgedAt: Instant | null;
  /** The last versions that the service replaced, the latest last; null where it replaced none. */
  judgedFrom: readonly JudgedFrom[] | null;
  /** When the business last answered a question about it; null where none was, or another was asked since. */
  answeredAt: Instant | null;
  /** Before the business's entries_start: kept and shown, ignored by every report. */
  isBeforeStart: boolean;
  notes: string | null;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  lines: Line[];
};
