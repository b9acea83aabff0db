import { clsx } from 'clsx';
import type { JournalEntry, ReviewStatus } from '@/lib/contract/journal-entry';
import { precedentsOf } from '../confidence';
import { documentOfEntry } from '../entry-document';
import { type EntrySummary, isControlLedger, type LedgerIndex, ledgerName } from '../entry-summary';
import type { LinkNote } from '../links/entry-links';
import { provenanceOfEntry } from '../provenance';
import { statusNames } from '../status-names';

type LedgerNoteProps = {
  entry: JournalEntry;
  summary: EntrySummary;
  ledgers: LedgerIndex;
  note: 'provenance' | 'status';
  certainFrom: number;
  linkNote?: LinkNote | undefined;
};

/** Forced colours would leave nothing of it, and it alone says the status where the word has no room. */
const dotClass = 'size-1.5 shrink-0 rounded-full forced-color-adjust-none';
const dots = {
  certain: 'bg-accent',
  neutral: 'bg-faint',
  open: 'shadow-[inset_0_0_0_1.5px_var(--warn)]',
};

/** The ledgers an entry is about, whole where there is room, and why or what its review has come to. */
export function LedgerNote({ entry, summary, ledgers, note, certainFrom, linkNote }: LedgerNoteProps) {
  if (linkNote) return <OfLink {...linkNote} />;
  const provenance = provenanceOfEntry(entry, certainFrom);
  const isOpen = provenance.certainty === 'open';
  const names = namesOf(entry, summary, ledgers);
  const dot = note === 'status' ? statusDots[entry.review_status] : dots[provenance.certainty];
  const said = note === 'status' ? statusNames[entry.review_status] : whyOf(entry);
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span aria-hidden className={clsx(dotClass, dot)} />
      <span className={names.length > 1 ? inTwoLines : inOneLine}>
        {isOpen && note === 'provenance' ? (
          <span className="truncate text-warn">Choose a ledger</span>
        ) : (
          <span title={names.join(', ')} className={names.length > 1 ? twoLines : whole}>
            {names.join(', ')}
          </span>
        )}
        {said && <span className={yielding}>{said}</span>}
      </span>
    </span>
  );
}

/** The words beside it are left out where there is no room for all of them; it is cut only where it is alone. */
const whole = 'min-w-0 truncate';
/** Several ledgers, or what a link says, are more than one line holds beside an open entry. */
const twoLines = 'min-w-0 line-clamp-2 text-xs leading-4 whitespace-normal';
/** What has no room takes another line, which is out of sight. */
const lines = 'flex min-w-0 flex-wrap content-start items-center gap-x-1.5 overflow-hidden';
const inOneLine = `${lines} h-[1lh]`;
const inTwoLines = `${lines} max-h-8`;
const yielding = 'text-xs whitespace-nowrap text-faint max-sm:hidden';

/** What posts a bill or an invoice says so beside; payable and receivable would only hide what it is for. */
function namesOf(entry: JournalEntry, { otherLines }: EntrySummary, ledgers: LedgerIndex): string[] {
  const isPosting = documentOfEntry(entry)?.does === 'posts';
  const shown = otherLines.filter((line) => !isPosting || !isControlLedger(ledgers, line.ledger_id));
  const named = shown.length > 0 ? shown : otherLines;
  return [...new Set(named.map((line) => ledgerName(ledgers, line.ledger_id)))];
}

function OfLink({ text, detail, isAsked }: LinkNote) {
  return (
    <span className="flex min-w-0 items-center gap-1.5">
      <span aria-hidden className={clsx(dotClass, isAsked ? dots.open : dots.certain)} />
      <span className={isAsked ? inTwoLines : inOneLine}>
        <span title={text} className={clsx(isAsked ? twoLines : whole, isAsked && 'text-warn')}>
          {text}
        </span>
        {detail && <span className={yielding}>{detail}</span>}
      </span>
    </span>
  );
}

/** Why the ledger was chosen, in a few words: the count of precedents, where a suggestion has any. */
function whyOf(entry: JournalEntry): string {
  if (entry.answered_at !== null) return 'owner answered';
  if (entry.categorization_method === 'similarity' && entry.categorization_confidence !== null)
    return precedentsOf(entry) ?? 'guess';
  return provenanceOfEntry(entry).short;
}

const statusDots: Record<ReviewStatus, string> = {
  bookkeeper_pending: 'shadow-[inset_0_0_0_1.5px_var(--warn)]',
  business_pending: 'bg-warn',
  confirmed: 'bg-accent',
};
