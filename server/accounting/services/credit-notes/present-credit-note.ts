import type { Business } from '@/lib/contract/business';
import type { CreditNote as Shown } from '@/lib/contract/credit-note';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { type CreditNote, creditNoteTotal } from '../../domain/credit-notes/credit-note';

/** The credit note as the contract shows it. */
export function presentCreditNote(business: Business, note: CreditNote): Shown {
  const shown = (units: bigint) => amountNumber(units, decimalsOf(business.currency));
  return {
    id: note.id,
    business_id: business.id,
    vendor_id: note.party.kind === 'vendor' ? note.party.id : null,
    customer_id: note.party.kind === 'customer' ? note.party.id : null,
    number: note.number,
    description: note.description,
    total_amount: shown(creditNoteTotal(note)),
    issued_at: note.issuedAt,
    voided_at: note.voidedAt,
    status: note.voidedAt === null ? 'open' : 'voided',
    lines: note.lines.map((line) => ({
      id: line.id,
      credit_note_id: note.id,
      description: line.description,
      ledger_id: line.ledgerId,
      amount: shown(line.amount),
    })),
    journal_entry_id: note.journalEntryId,
    version: note.version,
    created_at: note.createdAt,
    updated_at: note.updatedAt,
  };
}
