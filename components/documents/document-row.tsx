'use client';

import { clsx } from 'clsx';
import { memo, useEffect, useRef } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { Cell } from '@/components/ui/table';
import type { Document } from '@/lib/contract/document';
import { formatDay, formatDayOfYear } from '@/lib/format/day';
import { typeNames } from './document-words';
import { ReadAmount } from './read-amount';
import { StandingMark } from './standing-mark';

type Props = { document: Document; isOpen: boolean; onOpen: (documentId: string) => void };

/** One document; a press anywhere on the row opens it. */
export const DocumentRow = memo(function DocumentRow({ document, isOpen, onOpen }: Props) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const row = useRef<HTMLTableRowElement>(null);
  const { name, document_type, created_at, duplicate_of, extraction, description } = document;
  const vendor = extraction?.vendor_name?.value ?? '';

  useEffect(() => {
    if (isOpen) row.current?.scrollIntoView({ block: 'nearest' });
  }, [isOpen]);

  return (
    <tr
      ref={row}
      className={clsx(
        'relative scroll-mt-8',
        isOpen ? 'bg-selected shadow-[inset_2px_0_var(--accent)]' : 'hover:bg-hover',
      )}
    >
      <Cell className="pl-5! whitespace-nowrap text-soft max-sm:hidden">
        <time dateTime={created_at}>{formatDayOfYear(created_at, locale)}</time>
      </Cell>
      <Cell className="max-sm:py-1.5 max-sm:pl-4!">
        <span className="flex min-w-0 items-center gap-2">
          <button
            type="button"
            aria-current={isOpen ? 'true' : undefined}
            onClick={() => onOpen(document.id)}
            className="min-w-0 truncate text-left outline-none after:absolute after:inset-0 focus-visible:after:outline-2 focus-visible:after:-outline-offset-2 focus-visible:after:outline-focus"
          >
            {name}
          </button>
          {document_type !== 'receipt' && <Badge>{typeNames[document_type]}</Badge>}
          {duplicate_of && <Badge tone="warn">Already here</Badge>}
          {description && <span className="truncate text-xs text-faint max-sm:hidden">{description}</span>}
        </span>
        <span className="block truncate text-xs text-faint sm:hidden">
          {formatDay(created_at, locale)}
          {vendor && ` · ${vendor}`}
        </span>
      </Cell>
      <Cell className="truncate text-soft max-lg:hidden">{vendor}</Cell>
      <Cell isNumeric className="max-sm:pr-4!">
        <ReadAmount extraction={extraction} currency={currency} />
        <span className="block text-xs sm:hidden">
          <StandingMark document={document} />
        </span>
      </Cell>
      <Cell className="pr-4! pl-4! whitespace-nowrap max-sm:hidden">
        <StandingMark document={document} />
      </Cell>
    </tr>
  );
});
