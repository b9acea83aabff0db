import type { Aging } from '@/lib/contract/aging';
import type { ItemKind, ItemStatus } from '@/lib/contract/item-kind';
import { type Day, dayOf } from '@/lib/dates/instant';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import { countOf, formatCount } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';

const posted = { bill: 'issued', invoice: 'sent' };

/**
 * Which open bills or invoices are in the list, but in no sum above it, since payable or receivable does not hold them today; null
 * where all are counted.
 */
export function uncountedWords(
  { not_counted: notCounted }: Pick<Aging, 'not_counted'>,
  item: ItemKind,
  { currency, locale, booksStart }: AmountFormat & { booksStart: Day },
): string | null {
  if (!notCounted) return null;
  const { issued_later: later, before_start: before } = notCounted;
  const parts = [
    { count: later.count, what: `${posted[item]} later` },
    {
      count: before.count,
      what: `${posted[item]} before the books begin on ${formatDayOfYear(booksStart, locale)}`,
    },
  ].filter(({ count }) => count > 0);
  if (parts.length === 0) return null;
  const words = parts.map(({ count, what }, index) => {
    const counted = index === 0 ? countOf(count, item, `${item}s`, locale) : formatCount(count, locale);
    return `${counted} ${what}`;
  });
  const units = unitsOfAmount(later.amount, currency) + unitsOfAmount(before.amount, currency);
  const sum = formatAmount(units, currency, locale);
  return `Not counted: ${words.join(' and ')}, ${sum}${later.count + before.count === 1 ? '' : ' in all'}.`;
}

/** When an open bill was issued or invoice sent. */
export type Posted = {
  status: ItemStatus;
  issued_at?: string | null | undefined;
  sent_at?: string | null | undefined;
};

/** Why an open bill or invoice of a list is in no sum above it; null where it is. */
export function uncountedMark(
  { status, issued_at: issuedAt, sent_at: sentAt }: Posted,
  today: Day,
  booksStart: Day,
): string | null {
  const at = issuedAt ?? sentAt;
  if (status !== 'open' || !at) return null;
  const verb = issuedAt ? 'Issued' : 'Sent';
  if (dayOf(at) > today) return `${verb} after today`;
  return dayOf(at) < booksStart ? `${verb} before the books begin` : null;
}
