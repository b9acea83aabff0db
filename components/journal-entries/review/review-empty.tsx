import { CircleCheck, SearchX } from 'lucide-react';
import { Button, ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { paths } from '@/lib/paths';

type EmptyProps = { status: ReviewStatus; q: string; businessId: string; onClearSearch: () => void };

const words: Record<ReviewStatus, { title: string; detail: string }> = {
  bookkeeper_pending: {
    title: 'Everything is reviewed',
    detail: 'Entries appear here as bank files are imported and entries are made.',
  },
  business_pending: {
    title: 'Nothing is with the owner',
    detail: 'Entries you ask the owner about wait here until they are answered.',
  },
  confirmed: {
    title: 'Nothing is confirmed yet',
    detail: 'Entries you confirm come here, the latest first.',
  },
};

export function ReviewEmpty({ status, q, businessId, onClearSearch }: EmptyProps) {
  if (q !== '') {
    return (
      <EmptyState
        icon={<SearchX aria-hidden className="size-6" />}
        title={`No entry says “${q}”`}
        action={<Button onPress={onClearSearch}>Clear the search</Button>}
      >
        The search looks at descriptions, in capitals or not.
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
