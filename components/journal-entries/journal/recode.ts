import type { JournalEntry, LineEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { type Day, dayOf } from '@/lib/dates/instant';
import { isPostedByDocument } from '../entry-document';
import { isControlLedger, type LedgerIndex } from '../entry-summary';
import { partedByMoving } from '../links/entry-links';
import { changeableLine, whyLedgersStay } from '../open-lines';
import { whyLinesStay } from '../why-lines-stay';

/** What putting entries on another ledger would change, and which entries it would leave as they are. */
export type RecodePreview = {
  changed: { entry: JournalEntry; line: LineEntry }[];
  left: { entry: JournalEntry; reason: string }[];
};

type RecodeContext = {
  ledgers: LedgerIndex;
  links: ReadonlyMap<string, readonly TransactionLink[]>;
  currency: string;
  lockedThrough: Day | null;
};

/** Looks at each entry as the service will: the first reason against a change is the one that is shown. */
export function previewRecode(
  entries: readonly JournalEntry[],
  ledgerId: string,
  context: RecodeContext,
): RecodePreview {
  const preview: RecodePreview = { changed: [], left: [] };
  for (const entry of entries) {
    const reason = reasonAgainst(entry, ledgerId, context);
    const line = changeableLine(entry, context.ledgers, context.currency);
    if (reason === null && line) preview.changed.push({ entry, line });
    else preview.left.push({ entry, reason: reason ?? 'Several lines: open the entry to change one' });
  }
  return preview;
}

function reasonAgainst(entry: JournalEntry, ledgerId: string, context: RecodeContext): string | null {
  const { ledgers, links, currency, lockedThrough } = context;
  if (isControlLedger(ledgers, ledgerId)) return 'Accounts payable and receivable need a vendor or customer';
  if (lockedThrough !== null && dayOf(entry.datetime) <= lockedThrough) return 'In the closed books';
  if (isPostedByDocument(entry)) return 'Posted by a bill, an invoice or a credit note';
  if (whyLinesStay(entry) !== null) return 'Reversed, or reverses another';
  const isPayment = entry.categorization_method === 'ap' || entry.categorization_method === 'ar';
  if (isPayment || whyLedgersStay(entry, ledgers, currency) !== null) {
    return 'Pays a bill or an invoice';
  }
  const kind = partedByMoving(links.get(entry.id))?.kind;
  if (kind === 'transfer' || entry.categorization_method === 'transfer') return 'One side of a transfer';
  if (kind === 'refund') return 'A linked refund, or the payment that it is of';
  const line = changeableLine(entry, ledgers, currency);
  if (line?.ledger_id === ledgerId) return 'Already on this ledger';
  return null;
}

/** The reasons with how many entries each keeps as they are, the most frequent first. */
export function countReasons(left: RecodePreview['left']): [reason: string, count: number][] {
  const counts = new Map<string, number>();
  for (const { reason } of left) counts.set(reason, (counts.get(reason) ?? 0) + 1);
  return [...counts].toSorted(([, a], [, b]) => b - a);
}
