'use client';
import type { RefObject } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useReviewCounts } from '@/components/shell/review-count';
import { PageHeader } from '@/components/ui/page-header';
import { SearchField } from '@/components/ui/search-field';
import { Tabs } from '@/components/ui/tabs';
import type { ReviewStatus } from '@/lib/contract/journal-entry';
import { formatCount } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import { statusNames } from '../grid/ledger-note';

type HeaderProps = {
  businessId: string;
  status: ReviewStatus;
  q: string;
  onSearch: (q: string) => void;
  searchRef: RefObject<HTMLInputElement | null>;
  onLeaveSearch: () => void;
};

export function ReviewHeader({ businessId, status, q, onSearch, searchRef, onLeaveSearch }: HeaderProps) {
  const { locale } = useLocale();
  const counts = useReviewCounts();
  const tab = (id: ReviewStatus, count?: number) => ({
    id,
    name: statusNames[id],
    href: paths.review(businessId, id === 'bookkeeper_pending' ? {} : { status: id }),
    ...(count ? { count: formatCount(count, locale) } : {}),
  });
  return (
    <PageHeader
      title="Review"
      tabs={
        <Tabs
          label="Entries by review status"
          current={status}
          tabs={[
            tab('bookkeeper_pending', counts.bookkeeper_pending),
            tab('business_pending', counts.business_pending),
            tab('confirmed'),
          ]}
        />
      }
      actions={
        <SearchField
          label="Search entries"
          keyHint="/"
          value={q}
          onChange={onSearch}
          inputRef={searchRef}
          onLeave={onLeaveSearch}
          className="w-[220px] max-sm:w-[calc(100vw-32px)]"
        />
      }
    />
  );
}
