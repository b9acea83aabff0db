import { conflict, type Problem } from '@/lib/contract/problem';
import type { Chart } from '../chart-of-accounts/chart';
import type { Entry } from '../journal-entry/entry';
import { partyKindOf } from '../journal-entry/on-account';
import { isInReversalPair } from '../journal-entry/reversal-pair';
import { isSettlement, isSettlementOrReversal } from './settlement-entry';

/**
 * Why a change by hand of an entry's lines or time is refused, if it is: what a bill or invoice posts is changed
 * through the bill or invoice, and what pays one by removing the payment, or payables would no longer be the open bills.
 * @param deleted the lines to be taken out of force
 */
export function refusePostingChange(
  before: Entry,
  change: { movesInTime: boolean; changesLines: boolean; deleted: readonly string[] },
  chart: Pick<Chart, 'ledgers'>,
  path: string,
): Problem | null {
  if (!change.movesInTime && !change.changesLines) return null;
  const owner = before.creditNoteId ?? before.billId ?? before.invoiceId;
  if (owner !== null && before.transactionId === null && !keepsSettlement(before, change, chart)) {
    return conflict(path, 'entry_of_document', whyOfDocument(before, owner));
  }
  const reversed = change.changesLines ? refuseReversed(before, path) : null;
  if (reversed) return reversed;
  const payments = before.lines.filter((line) => line.paymentId !== null);
  const deleted = new Set(change.deleted);
  if (change.movesInTime && payments.length > 0) {
    return conflict(
      path,
      'entry_with_payments',
      `The entry has ${payments.length} payments: delete them first.`,
    );
  }
  const paid = payments.filter((line) => deleted.has(line.id));
  if (paid.length === 0) return null;
  return conflict(
    path,
    'entry_with_payments',
    `${paid.length} of the lines to be deleted are payments: delete the payments instead.`,
  );
}

/** What settles a bill or invoice otherwise keeps its time and its line on payable or receivable, and what takes that back keeps all. */
function whyOfDocument(before: Entry, owner: string): string {
  if (!isSettlementOrReversal(before) || before.creditNoteId !== null)
    return `The entry posts ${owner}: change that instead.`;
  if (before.reversalOf !== null) return `The entry takes back what settled ${owner}: it stays as it is.`;
  const control = before.billId === null ? 'receivable' : 'payable';
  return `The entry settles ${owner}: its time and its line on ${control} stay. Void ${owner} and open it again to take the entry back.`;
}

/** An entry that is reversed and its reversal keep their lines. */
function refuseReversed(before: Entry, path: string): Problem | null {
  if (!isInReversalPair(before)) return null;
  const { reversedBy, reversalOf } = before;
  const refuse = (message: string) => conflict(path, 'entry_reversed', message);
  if (reversedBy !== null && isSettlement(before)) {
    const [kind, item] = before.billId === null ? ['invoice', before.invoiceId] : ['bill', before.billId];
    return refuse(
      `The entry was taken back by ${reversedBy}, as ${item} is no longer paid by it: set the ${kind} to paid again, and change the entry that this makes.`,
    );
  }
  if (reversedBy !== null) {
    return refuse(`The entry is reversed by ${reversedBy}: write a new entry instead.`);
  }
  return refuse(`The entry reverses ${reversalOf}: write a new entry for whatever else is to be posted.`);
}

/** Of what settles a bill or invoice otherwise, the line on payable or receivable stays, and the time. */
function keepsSettlement(
  before: Entry,
  { movesInTime, deleted }: { movesInTime: boolean; deleted: readonly string[] },
  chart: Pick<Chart, 'ledgers'>,
): boolean {
  if (movesInTime || !isSettlement(before)) return false;
  return before.lines.every(
    (line) =>
      !deleted.includes(line.id) || line.onAccount !== null || partyKindOf(line.ledgerId, chart) === null,
  );
}

/** Why an entry is not reversed by hand, if it is not. */
export function refuseReversal(entry: Entry): Problem | null {
  if (entry.transactionId !== null) {
    const detail = `The entry posts the bank's ${entry.transactionId}, which stands: correct its other lines instead.`;
    const error = { path: '', code: 'belongs_to_transaction', message: detail };
    return { code: 'belongs_to_transaction', detail, errors: [error] };
  }
  const owner = entry.creditNoteId ?? entry.billId ?? entry.invoiceId;
  if (owner === null) return null;
  return conflict('', 'entry_of_document', `The entry belongs to ${owner}: void that instead.`);
}
