'use client';
import { useQuery } from '@tanstack/react-query';
import { CircleCheck, Import, SearchX } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notices/empty-state';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { paths } from '@/lib/paths';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOptions } from '@/lib/reads/read-options';

type EmptyProps = {
  status: ReviewStatus;
  q: string;
  /** Only the entries of one account or kind are shown. */
  isNarrowed: boolean;
  businessId: string;
  onShowAll: () => void;
};

const words: Record<ReviewStatus, { title: string; narrowed: string; detail: string }> = {
  bookkeeper_pending: {
    title: 'Everything is reviewed',
    narrowed: 'Nothing to review with this filter',
    detail: 'Entries appear here when they are imported from a bank file or entered by hand.',
  },
  business_pending: {
    title: 'Nothing is with the owner',
    narrowed: 'Nothing with the owner with this filter',
    detail: 'Entries you ask the owner about wait here until they are answered.',
  },
  confirmed: {
    title: 'Nothing is confirmed yet',
    narrowed: 'Nothing confirmed with this filter',
    detail: 'Entries you confirm come here, the latest first.',
  },
};

export function ReviewEmpty({ status, q, isNarrowed, businessId, onShowAll }: EmptyProps) {
  if (q !== '') {
    return (
      <EmptyState
        icon={<SearchX aria-hidden className="size-6" />}
        title={`No entries match “${q}”`}
        action={<Button onPress={onShowAll}>Clear the search</Button>}
      >
        The search covers descriptions, amounts, notes, ledgers, tags and names, and ignores case.
      </EmptyState>
    );
  }
  if (isNarrowed) {
    return (
      <EmptyState
        icon={<CircleCheck aria-hidden className="size-6" />}
        title={words[status].narrowed}
        action={<Button onPress={onShowAll}>Show all entries</Button>}
      >
        Entries of other accounts, kinds or dates are hidden.
      </EmptyState>
    );
  }
  return <EmptyQueue status={status} businessId={businessId} />;
}

/** Books without any entry are not reviewed books. */
function EmptyQueue({ status, businessId }: Pick<EmptyProps, 'status' | 'businessId'>) {
  const any = useQuery(readOptions(journalEntryReads.list, businessId, { query: { page_size: 1 } }));
  if (any.isPending) return null;
  if (any.data?.data.length === 0) {
    return (
      <EmptyState
        icon={<Import aria-hidden className="size-6" />}
        title="Nothing imported yet"
        action={<ButtonLink href={paths.transactions(businessId)}>Import a bank file</ButtonLink>}
      >
        The transactions of a bank file appear here with a suggested ledger each.
      </EmptyState>
    );
  }
  return (
    <EmptyState
      icon={<CircleCheck aria-hidden className="size-6" />}
      title={words[status].title}
      action={
        status === 'bookkeeper_pending' && (
          <ButtonLink href={paths.transactions(businessId)}>Import a bank file</ButtonLink>
        )
      }
    >
      {words[status].detail}
    </EmptyState>
  );
}
