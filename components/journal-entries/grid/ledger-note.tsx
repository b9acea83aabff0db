import { clsx } from 'clsx';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import { type EntrySummary, type LedgerIndex, ledgerName } from '../entry-summary';
import { provenanceOfEntry } from '../provenance';

export const statusNames: Record<ReviewStatus, string> = {
  bookkeeper_pending: 'To review',
  business_pending: 'With the owner',
  confirmed: 'Confirmed',
};

type LedgerNoteProps = {
  entry: JournalEntry;
  summary: EntrySummary;
  ledgers: LedgerIndex;
  note: 'provenance' | 'status';
};

const dots = {
  certain: 'bg-accent',
  neutral: 'bg-faint',
  open: 'shadow-[inset_0_0_0_1.5px_var(--warn)]',
};

/** The ledgers an entry is about, and how sure that is or what its review has come to. */
export function LedgerNote({ entry, summary, ledgers, note }: LedgerNoteProps) {
  const provenance = provenanceOfEntry(entry);
  const isOpen = provenance.certainty === 'open';
  const names = [...new Set(summary.otherLines.map((line) => ledgerName(ledgers, line.ledger_id)))];
  const dot = note === 'status' ? statusDots[entry.review_status] : dots[provenance.certainty];
  const said = note === 'status' ? statusNames[entry.review_status] : provenance.short;
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span aria-hidden className={clsx('size-1.5 shrink-0 rounded-full', dot)} />
      {isOpen && note === 'provenance' ? (
        <span className="truncate text-warn">Choose a ledger</span>
      ) : (
        <span className="truncate">{names.join(', ')}</span>
      )}
      {said && <span className="shrink-0 truncate text-xs text-faint max-sm:hidden">{said}</span>}
    </span>
  );
}

const statusDots: Record<ReviewStatus, string> = {
  bookkeeper_pending: 'shadow-[inset_0_0_0_1.5px_var(--warn)]',
  business_pending: 'bg-warn',
  confirmed: 'bg-accent',
};
