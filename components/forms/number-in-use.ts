import { comparable } from '@/lib/comparable';
import { formatDayOfYear } from '@/lib/format/day';

type Numbered = { id: string; number: string };

/** The one of a list that has a number already; letters are compared in any case. None has no number. */
export function withNumber<Item extends Numbered>(
  items: readonly Item[],
  number: string,
  ownId: string | null = null,
): Item | undefined {
  const sought = comparable(number.trim());
  return sought === ''
    ? undefined
    : items.find((item) => item.id !== ownId && comparable(item.number.trim()) === sought);
}

/** Such as "Invoice QF-320 of Nov 3, 2026 has this number". It is a note: nothing forbids two of one number. */
export function numberInUse(
  what: string,
  other: { number: string; day: string | null },
  locale: string,
): string {
  const of = other.day === null ? '' : ` of ${formatDayOfYear(other.day, locale)}`;
  return `${what} ${other.number.trim()}${of} has this number`;
}
