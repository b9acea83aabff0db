'use client';
import { useQuery } from '@tanstack/react-query';
import { useFormContext, useWatch } from 'react-hook-form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { useLocale } from '@/components/ui/locale';
import { billReads } from '@/lib/reads/bill-reads';
import { readOptions } from '@/lib/reads/read-options';
import { LikelyDuplicate } from '../likely-duplicate';
import type { BillValues } from './bill-values';
import { duplicateQuery } from './duplicate-query';

const delayMilliseconds = 300;

/** The bills that the one being typed looks like. Keeping both is remembered with it; nothing keeps it from being entered. */
export function DuplicateNotes({ at }: { at: `bills.${number}` }) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const { setValue } = useFormContext();
  const bill: BillValues = useWatch({ name: at });
  const typed = JSON.stringify(duplicateQuery(bill, { currency, locale }));
  const settled = useDebounced(typed, delayMilliseconds);
  const query: ReturnType<typeof duplicateQuery> = JSON.parse(settled);
  const read = useQuery({
    ...readOptions(billReads.duplicates, businessId, { query: query ?? never }),
    enabled: query !== null,
  });
  const kept = bill.notDuplicateOf ?? [];
  const likely =
    query === null ? [] : (read.data?.data ?? []).filter(({ bill_id }) => !kept.includes(bill_id));
  return (
    <div role="status" className="flex flex-col gap-2 empty:hidden">
      {likely.map((other) => (
        <LikelyDuplicate key={other.bill_id} other={other} isBeside>
          <Button
            size="small"
            onPress={() => setValue(`${at}.notDuplicateOf`, [...kept, other.bill_id], { shouldDirty: true })}
          >
            Keep both
          </Button>
        </LikelyDuplicate>
      ))}
    </div>
  );
}

const never = { vendor_id: '', issued_at: '' };
