import type { EntryChangeRequest, LeftReason } from '@/lib/contract/entry-change';
import type { JournalEntryUpdate } from '@/lib/contract/journal-entry';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { Chart } from '../chart-of-accounts/chart';
import { categorizedLine } from './categorized-line';
import type { Entry, Line } from './entry';
import { partyKindOf } from './on-account';
import { isInReversalPair } from './reversal-pair';

type Changes = EntryChangeRequest['changes'];

/** What is to be done to one of many entries, why it stays as it is, or null where it is so already. */
export type BulkChange = { changes: JournalEntryUpdate } | { left: LeftReason } | null;

/**
 * What a change of many entries is for one of them. An entry is confirmed only with a ledger that was chosen or suggested,
 * and no suggested link left to decide; a linked one is not put on another ledger, which would part the link: neither a leg of a
 * transfer, nor money back or the payment that it came back of.
 * @param links whether one is suggested for it, and whether it is linked as a leg of a transfer, as a refund or to one
 */
export function bulkChangeOf(
  entry: Entry,
  changes: Changes,
  chart: Pick<Chart, 'ledgers'>,
  currency: string,
  { isAsked, isLinked }: { isAsked: boolean; isLinked: boolean },
): BulkChange {
  if ('ledger_id' in changes && isLinked) return { left: 'linked' };
  if ('ledger_id' in changes) return recoded(entry, changes.ledger_id, chart, currency);
  if (entry.reviewStatus === changes.review_status) return null;
  const left = changes.review_status === 'confirmed' ? unready(entry, chart, isAsked) : null;
  return left ? { left } : { changes: { review_status: changes.review_status } };
}

function unready(entry: Entry, chart: Pick<Chart, 'ledgers'>, isAsked: boolean): LeftReason | null {
  if (isAsked && entry.categorizationMethod !== 'manual') return 'link_suggested';
  if (entry.categorizationMethod === 'uncategorized' && !isInReversalPair(entry)) return 'no_ledger';
  const isOfDocument = entry.billId ?? entry.invoiceId ?? entry.creditNoteId;
  const namesNobody = ({ ledgerId, onAccount, paymentId }: Line) =>
    partyKindOf(ledgerId, chart) !== null &&
    paymentId === null &&
    (onAccount?.vendorId ?? onAccount?.customerId ?? null) === null;
  return !isOfDocument && entry.lines.some(namesNobody) ? 'party_required' : null;
}

function recoded(
  entry: Entry,
  ledgerId: string,
  chart: Pick<Chart, 'ledgers'>,
  currency: string,
): BulkChange {
  if (entry.categorizationMethod === 'transfer') return { left: 'linked' };
  const line = categorizedLine(entry, chart);
  if (!line) return { left: 'several_lines' };
  // Uncategorized, where a person chooses it, is a choice too.
  if (line.ledgerId === ledgerId && entry.categorizationMethod !== 'uncategorized') return null;
  const { id, description, side, basis, tagIds, amount } = line;
  const created = {
    ledger_id: ledgerId,
    description,
    debit_credit: side,
    basis,
    tag_ids: [...tagIds],
    amount: amountNumber(amount, decimalsOf(currency)),
  };
  return { changes: { line_changes: { delete_lines: [id], create_lines: [created] } } };
}
