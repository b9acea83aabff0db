import type { DuplicateBill } from '@/lib/contract/duplicate-bill';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';

/** Such as "bill QF-309 of Nov 3, 2026, 216.40". */
export function duplicateName(other: DuplicateBill, currency: string, locale: string): string {
  const number = other.number.trim();
  const amount = formatAmount(unitsOfAmount(other.total_amount, currency), currency, locale);
  return `${number === '' ? 'a bill' : `bill ${number}`} of ${formatDayOfYear(other.issued_at, locale)}, ${amount}`;
}

/** What both have in common, beside the vendor. */
export function duplicateWhy({ same_number, same_amount }: DuplicateBill): string {
  if (same_number) return same_amount ? 'Same vendor, number and amount.' : 'Same vendor and number.';
  return 'Same vendor and amount, issued at most 5 days apart.';
}
