'use client';
import { clsx } from 'clsx';
import { Copy } from 'lucide-react';
import { memo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { RowButton, useListRow } from '@/components/ui/list-detail/list-row';
import { useLocale } from '@/components/ui/locale';
import { Cell } from '@/components/ui/tables/table';
import type { Day } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { formatDay, formatDayOfYear } from '@/lib/format/day';
import { type ItemStateFacts, itemStateOf } from './item-state';
import { ItemStateMark } from './item-state-mark';
import { leftToPay } from './left-to-pay';
import { type Posted, uncountedMark } from './uncounted';

/** A bill or an invoice, as a list shows it. */
export type ListedItem = ItemStateFacts &
  Posted & {
    id: string;
    partyId: string;
    number: string;
    description: string;
    /** Others that it may be a duplicate of. */
    likely_duplicates?: readonly unknown[] | undefined;
  };

type RowProps = {
  item: ListedItem;
  partyName: string;
  today: Day;
  isOpen: boolean;
  onOpen: (id: string) => void;
};

/** Paper has no item beside the list that says the rest of what is cut off. */
const wholeOnPaper = 'print:overflow-visible print:whitespace-normal print:wrap-anywhere';

/** One bill or invoice; a press anywhere on the row opens it. */
export const ItemRow = memo(function ItemRow({ item, partyName, today, isOpen, onOpen }: RowProps) {
  const { currency, entriesStart } = useBusiness();
  const locale = useLocale();
  const uncounted = uncountedMark(item, today, entriesStart);
  const row = useListRow<HTMLTableRowElement>(isOpen);
  const state = itemStateOf(item, today);
  const detail = [item.number, item.description].filter((text) => text.trim() !== '').join(' · ');

  return (
    <tr {...row}>
      <Cell className="pl-5! whitespace-nowrap text-soft max-sm:hidden">
        <time dateTime={item.due_at}>{formatDayOfYear(item.due_at, locale)}</time>
      </Cell>
      <Cell className={clsx('truncate text-soft max-md:hidden', wholeOnPaper)}>{item.number}</Cell>
      <Cell className="max-sm:py-1.5 max-sm:pl-4!">
        <span className="flex min-w-0 items-baseline gap-2 print:flex-wrap">
          <RowButton
            isOpen={isOpen}
            onOpen={() => onOpen(item.id)}
            label={`${partyName || 'No name'}, ${item.number}`}
            className={clsx('min-w-0 shrink truncate', wholeOnPaper)}
          >
            {partyName || 'No name'}
          </RowButton>
          {item.likely_duplicates && <DuplicateMark />}
          {uncounted && (
            <span className="shrink-0 text-xs whitespace-nowrap text-soft max-sm:hidden">{uncounted}</span>
          )}
          <span
            className={clsx('min-w-0 shrink-[9999] truncate text-xs text-faint max-sm:hidden', wholeOnPaper)}
          >
            {item.description}
          </span>
        </span>
        <span className="block truncate text-xs text-faint sm:hidden">
          Due {formatDay(item.due_at, locale)}
          {uncounted && ` · ${uncounted}`}
          {detail && ` · ${detail}`}
        </span>
      </Cell>
      <Cell isNumeric className="text-soft @max-[56rem]:hidden">
        <Amount units={unitsOfAmount(item.total_amount, currency)} currency={currency} />
      </Cell>
      <Cell isNumeric className="max-sm:pr-4!">
        <Amount units={leftToPay(item, currency)} currency={currency} zero="—" />
        <span className="block text-xs sm:hidden">
          <ItemStateMark state={state} />
        </span>
      </Cell>
      <Cell className="pr-4! pl-5! max-sm:hidden">
        <ItemStateMark state={state} />
      </Cell>
    </tr>
  );
});

function DuplicateMark() {
  return (
    <span className="inline-flex shrink-0 items-center gap-1 self-center text-xs whitespace-nowrap text-warn">
      <Copy aria-hidden className="size-3 shrink-0" />
      Duplicate?
    </span>
  );
}
