import type { PartyKind } from '@/lib/contract/party';
import type { Instant } from '@/lib/dates/instant';

/** `amount` in minor units, greater than 0. */
export type CreditNoteLine = {
  id: string;
  position: number;
  description: string;
  ledgerId: string;
  amount: bigint;
};

/** What a vendor takes off what is owed to it, or the business off what a customer owes. */
export type CreditNote = {
  id: string;
  party: { kind: PartyKind; id: string };
  number: string;
  description: string;
  issuedAt: Instant;
  voidedAt: Instant | null;
  /** The entry that posts it; it is reversed when the note is voided. */
  journalEntryId: string;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
  lines: readonly CreditNoteLine[];
};

/** Minor units. */
export function creditNoteTotal(note: Pick<CreditNote, 'lines'>): bigint {
  return note.lines.reduce((sum, line) => sum + line.amount, 0n);
}
