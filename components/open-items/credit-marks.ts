import { formatAmount } from '@/lib/format/amount';
import { creditNotes, type ItemWithCredit } from './credit-notes';

/** In a list, where credit of the party went to a bill or invoice, and where it came from one. */
export function creditMarks(item: ItemWithCredit, currency: string, locale: string): string[] {
  const isVoided = item.status === 'voided';
  return creditNotes(item, 'bill', currency).flatMap(({ units, isWarning }) => {
    if (isVoided && !isWarning) return [];
    return `${formatAmount(units, currency, locale)} ${isWarning ? 'became credit' : 'of credit applied'}`;
  });
}
