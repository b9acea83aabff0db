import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { PartyKind } from '@/lib/contract/party';
import type { EntryBackground } from '@/lib/reads/entry-background-reads';
import { partyOf } from './entry-values';

/**
 * The vendors or customers of lines that name none because the bill, invoice, payment or credit note behind the entry does, by
 * the line's identifier. Empty lists where they are not known yet.
 * @param background null until it is read
 */
export function documentParties(
  entry: JournalEntry,
  background: Pick<EntryBackground, 'transaction' | 'bill' | 'invoice'> | null,
  partyKinds: ReadonlyMap<string, PartyKind>,
): ReadonlyMap<string, LineParties> {
  const known = background ? partiesOf(background) : { vendor: [], customer: [] };
  const found = new Map<string, LineParties>();
  for (const line of entry.line_entries) {
    const kind = partyKinds.get(line.ledger_id);
    if (kind === undefined || partyOf(line) !== null) continue;
    if (known[kind].length > 0 || isOfDocument(entry)) found.set(line.id, { kind, ids: known[kind] });
  }
  return found;
}

export type LineParties = { kind: PartyKind; ids: readonly string[] };

function isOfDocument({ bill_id, invoice_id, credit_note_id, categorization_method: method }: JournalEntry) {
  return (bill_id ?? invoice_id ?? credit_note_id ?? null) !== null || method === 'ap' || method === 'ar';
}

function partiesOf({
  transaction,
  bill,
  invoice,
}: Pick<EntryBackground, 'transaction' | 'bill' | 'invoice'>) {
  const bills = [bill, ...(transaction?.bill_payments ?? []).map((each) => each.bill)];
  const invoices = [invoice, ...(transaction?.invoice_payments ?? []).map((each) => each.invoice)];
  const refunds = transaction?.refund_payments ?? [];
  return {
    vendor: [...new Set([...bills, ...refunds].flatMap((each) => each?.vendor_id ?? []))],
    customer: [...new Set([...invoices, ...refunds].flatMap((each) => each?.customer_id ?? []))],
  };
}
