'use client';

import { memo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { MomentDay } from '@/components/ui/dates/moment-day';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { RowButton, useListRow } from '@/components/ui/list-detail/list-row';
import { useLocale } from '@/components/ui/locale';
import { Cell } from '@/components/ui/tables/table';
import type { Document } from '@/lib/contract/document';
import { formatDayOfYear } from '@/lib/format/day';
import { typeNames } from './document-state';
import { DocumentStateOrOffer } from './document-state-mark';
import { doubtOfTotal, isSure } from './document-words';
import { DoubtMark } from './doubt-mark';
import { ReadAmount } from './read-amount';

type Props = {
  document: Document;
  isOpen: boolean;
  isSelected: boolean;
  onOpen: (documentId: string) => void;
  onSelect: (documentId: string, isSelected: boolean) => void;
};

/** One document; a press anywhere on the row opens it. */
export const DocumentRow = memo(function DocumentRow({
  document,
  isOpen,
  isSelected,
  onOpen,
  onSelect,
}: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const row = useListRow<HTMLTableRowElement>(isOpen);
  const { name, document_type, created_at, extraction, description } = document;
  const vendor = extraction?.vendor_name?.value ?? '';
  const issued = extraction?.issued_on;
  const doubt = doubtOfTotal(extraction);
  const issuedOn = issued && (
    <>
      {!isSure(issued.confidence) && <DoubtMark name="date" />}{' '}
      <time dateTime={issued.value}>{formatDayOfYear(issued.value, locale)}</time>
    </>
  );

  return (
    <tr {...row}>
      <Cell className="pl-4! max-sm:hidden">
        <Checkbox
          className="relative z-10"
          aria-label={`Select ${name}`}
          isSelected={isSelected}
          onChange={(selected) => onSelect(document.id, selected)}
        />
      </Cell>
      <Cell className="whitespace-nowrap text-soft max-sm:hidden">{issuedOn}</Cell>
      <Cell className="max-sm:py-1.5 max-sm:pl-4!">
        <span className="flex min-w-0 items-center gap-2">
          <RowButton
            isOpen={isOpen}
            onOpen={() => onOpen(document.id)}
            className="truncate"
            // No hidden text beside the vendor's: behind a long name it would lie outside of the list and widen it.
            {...(vendor && { label: `${vendor}, ${name}` })}
          >
            {vendor || name}
          </RowButton>
          {document_type !== 'receipt' && <Badge>{typeNames[document_type]}</Badge>}
          {(vendor || description) && (
            <span className="truncate text-xs text-faint max-sm:hidden">
              {[vendor && name, description].filter(Boolean).join(' · ')}
            </span>
          )}
        </span>
        <span className="block truncate text-xs text-faint sm:hidden">
          {issuedOn ?? (
            <>
              Uploaded <MomentDay value={created_at} form="medium" />
            </>
          )}
          {vendor && ` · ${name}`}
        </span>
      </Cell>
      <Cell isNumeric className="max-sm:pr-4!">
        {doubt && <DoubtMark name={doubt} />} <ReadAmount extraction={extraction} currency={currency} />
        <span className="block text-xs sm:hidden">
          <DocumentStateOrOffer document={document} />
        </span>
      </Cell>
      <Cell className="pl-4! whitespace-nowrap text-soft max-lg:hidden">
        <MomentDay value={created_at} form="medium" />
      </Cell>
      <Cell className="pr-4! pl-4! whitespace-nowrap max-sm:hidden">
        <DocumentStateOrOffer document={document} />
      </Cell>
    </tr>
  );
});
