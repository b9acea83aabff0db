'use client';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useLocale } from '@/components/ui/locale';
import { ErrorState } from '@/components/ui/notices/error-state';
import type { Day } from '@/lib/dates/instant';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { creditMarks } from './credit-marks';
import type { ItemWithCredit } from './credit-notes';
import type { ListedItem } from './item-row';
import { itemStateOf } from './item-state';
import { ItemStateMark } from './item-state-mark';
import { leftToPay } from './left-to-pay';
import { uncountedMark } from './uncounted';

type Props = {
  /** Such as `Bills`. */
  title: string;
  /** The query that reads the latest of them. */
  read: { isPending: boolean; error: Error | null; refetch: () => Promise<unknown>; isFetching: boolean };
  items: readonly (Omit<ListedItem, 'partyId'> & ItemWithCredit)[];
  hrefOf: (id: string) => string;
  /** Where all of them are, when these are not all. */
  allHref: string | null;
  today: Day;
};

/** The latest bills or invoices of a vendor or customer, each leading to it. */
export function ItemsOfParty({ title, read, items, hrefOf, allHref, today }: Props) {
  return (
    <section aria-label={title}>
      <div className="mb-1 flex items-baseline justify-between gap-2">
        <h3 className="text-xs font-medium text-faint">{title}</h3>
        {allHref && (
          <Link href={allHref} className="rounded text-xs text-accent underline-offset-2 hover:underline">
            Show all
          </Link>
        )}
      </div>
      {read.isPending && <Skeleton className="h-24" />}
      {read.error && (
        <ErrorState
          title={`The ${title.toLowerCase()} could not be loaded`}
          detail={read.error.message}
          onRetry={() => void read.refetch()}
          isRetrying={read.isFetching}
        />
      )}
      {!read.isPending && !read.error && items.length === 0 && <p className="text-soft">None yet.</p>}
      <ul>
        {items.map((item) => (
          <ItemLink key={item.id} item={item} href={hrefOf(item.id)} today={today} />
        ))}
      </ul>
    </section>
  );
}

function ItemLink({ item, href, today }: { item: Props['items'][number]; href: string; today: Day }) {
  const { currency, entriesStart } = useBusiness();
  const locale = useLocale();
  const uncounted = uncountedMark(item, today, entriesStart);
  const [total, left] = [unitsOfAmount(item.total_amount, currency), leftToPay(item, currency)];
  const isPartlyPaid = left > 0n && left < total;
  return (
    <li className="border-b border-line">
      <Link href={href} className="flex min-h-11 items-center gap-3 rounded py-1.5 hover:bg-hover">
        <span className="flex min-w-0 flex-1 flex-col">
          <span className="truncate">
            {[item.number, item.description].filter((text) => text.trim() !== '').join(' · ') || 'No number'}
          </span>
          <span className="text-xs text-faint">
            Due {formatDayOfYear(item.due_at, locale)}
            {isPartlyPaid && ` · ${formatAmount(left, currency, locale)} left to pay`}
            {creditMarks(item, currency, locale).map((mark) => ` · ${mark}`)}
            {uncounted && ` · ${uncounted}`}
          </span>
        </span>
        <span className="flex shrink-0 flex-col items-end">
          <Amount units={total} currency={currency} />
          <span className="text-xs">
            <ItemStateMark state={itemStateOf(item, today)} />
          </span>
        </span>
      </Link>
    </li>
  );
}
