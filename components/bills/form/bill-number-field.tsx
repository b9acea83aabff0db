'use client';
import { useQuery } from '@tanstack/react-query';
import { useWatch } from 'react-hook-form';
import { FormTextField } from '@/components/forms/form-fields';
import { numberInUse } from '@/components/forms/number-in-use';
import { useBusiness } from '@/components/shell/business-context';
import { caution } from '@/components/ui/fields/caution';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { useLocale } from '@/components/ui/locale';
import { longestName } from '@/lib/contract/limits';
import { isDay, startOfDay } from '@/lib/dates/instant';
import { billReads } from '@/lib/reads/bill-reads';
import { readOptions } from '@/lib/reads/read-options';

const delayMilliseconds = 300;

type FieldProps = {
  /** The place of the bill in the form's values: `bills.2.`, or nothing. */
  at: string;
  /** The bill that is changed; a new one says above its fields what it looks like. */
  billId: string | null;
};

/** The number that the vendor gave it, with what to say where another bill of the vendor has it. */
export function BillNumberField({ at, billId }: FieldProps) {
  const { id } = useBusiness();
  const locale = useLocale();
  const vendorId: string | null = useWatch({ name: `${at}vendorId` });
  const issued: string = useWatch({ name: `${at}issued` });
  const typed: string = useWatch({ name: `${at}number` });
  const number = useDebounced(typed.trim(), delayMilliseconds);
  const isAsked = billId !== null && vendorId !== null && isDay(issued) && number !== '';
  const options = readOptions(billReads.duplicates, id, {
    query: {
      bill_id: billId ?? undefined,
      vendor_id: vendorId ?? '',
      issued_at: isAsked ? startOfDay(issued) : '',
      number,
    },
  });
  const read = useQuery({ ...options, enabled: isAsked });
  const other =
    isAsked && number === typed.trim() ? read.data?.data.find(({ same_number }) => same_number) : undefined;
  const note = other && numberInUse('Bill', { number: other.number, day: other.issued_at }, locale);
  return (
    <FormTextField name={`${at}number`} label="Number" maxLength={longestName} description={caution(note)} />
  );
}
