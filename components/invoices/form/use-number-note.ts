'use client';
import { useQuery } from '@tanstack/react-query';
import { numberInUse, withNumber } from '@/components/forms/number-in-use';
import { useBusiness } from '@/components/shell/business-context';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { useLocale } from '@/components/ui/locale';
import { invoiceReads } from '@/lib/reads/invoice-reads';
import { readOptions } from '@/lib/reads/read-options';

const delayMilliseconds = 300;

/**
 * What to say of an invoice's number that another has already.
 * @param ownId the invoice that is changed; null for a new one
 */
export function useNumberNote(typed: string, ownId: string | null): string | undefined {
  const { id } = useBusiness();
  const locale = useLocale();
  const number = useDebounced(typed.trim(), delayMilliseconds);
  const options = readOptions(invoiceReads.list, id, { query: { q: number, sort: '-due_at' } });
  const read = useQuery({
    ...options,
    // Not read again with the lists: the invoice that was just saved would be told as another on the way out.
    queryKey: ['number in use', ...options.queryKey],
    enabled: number !== '',
  });
  const other = number === typed.trim() ? withNumber(read.data?.data ?? [], number, ownId) : undefined;
  return other && numberInUse('Invoice', { number: other.number, day: other.sent_at }, locale);
}
