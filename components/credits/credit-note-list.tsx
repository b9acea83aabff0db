'use client';
import { useEntryHref } from '@/components/journal-entries/use-entry-href';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useLocale } from '@/components/ui/locale';
import { ErrorState } from '@/components/ui/notices/error-state';
import type { CreditNote } from '@/lib/contract/credit-note';
import type { PartyKind } from '@/lib/contract/party';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { mostCreditNotes } from '@/lib/reads/credit-reads';
import { useCreditNotes } from './use-credit-notes';

type ListProps = {
  kind: PartyKind;
  partyId: string;
  /** Null where the reader may not. */
  onVoid: ((note: CreditNote) => void) | null;
};

/** The latest credit notes of a vendor or customer, each leading to its entry. */
export function CreditNoteList({ kind, partyId, onVoid }: ListProps) {
  const read = useCreditNotes(kind, partyId);
  if (read.isPending) return <Skeleton className="h-11" />;
  if (read.error) {
    return (
      <ErrorState
        title="The credit notes could not be loaded"
        detail={read.error.message}
        onRetry={() => void read.refetch()}
        isRetrying={read.isFetching}
      />
    );
  }
  const notes = read.data.data;
  if (notes.length === 0) return <p className="text-soft">None yet.</p>;
  return (
    <>
      <ul>
        {notes.map((note) => (
          <NoteRow key={note.id} note={note} onVoid={onVoid} />
        ))}
      </ul>
      {read.data.pagination.next_page_token && (
        <p className="pt-1 text-xs text-faint">The latest {mostCreditNotes} are shown.</p>
      )}
    </>
  );
}

function NoteRow({ note, onVoid }: { note: CreditNote; onVoid: ListProps['onVoid'] }) {
  const { currency } = useBusiness();
  const entryHref = useEntryHref();
  const locale = useLocale();
  const isVoided = note.status === 'voided';
  const name = [note.number, note.description].filter((text) => text.trim() !== '').join(' · ');
  return (
    <li className="flex min-h-11 items-center gap-3 border-b border-line">
      <Link
        href={entryHref(note.journal_entry_id)}
        className="flex min-w-0 flex-1 items-center gap-3 rounded py-1.5 hover:bg-hover"
      >
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate">{name || 'No number'}</span>
          <span className="text-xs text-faint">
            {formatDayOfYear(note.issued_at, locale)}
            {isVoided && ' · Voided'}
          </span>
        </span>
        <Amount
          units={unitsOfAmount(note.total_amount, currency)}
          currency={currency}
          className={isVoided ? 'text-faint line-through' : ''}
        />
      </Link>
      {!isVoided && onVoid && (
        <Button
          size="small"
          className="max-sm:h-11"
          aria-label={`Void credit note ${note.number}`}
          onPress={() => onVoid(note)}
        >
          Void
        </Button>
      )}
    </li>
  );
}
