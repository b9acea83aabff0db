'use client';
import { Controller, useWatch } from 'react-hook-form';
import { useDayNote, useYearNote } from '@/components/books-lock/use-day-note';
import { PartyField } from '@/components/parties/party-field';
import { type PartyName, usePartyNames } from '@/components/parties/use-party-names';
import { DateField } from '@/components/ui/dates/date-field';
import { caution } from '@/components/ui/fields/caution';
import { TextField } from '@/components/ui/fields/text-field';
import { longestDescription, longestName } from '@/lib/contract/limits';
import type { InvoiceValues } from './invoice-values';
import { useNumberNote } from './use-number-note';

type HeadProps = {
  customers: readonly PartyName[];
  isNew: boolean;
  /** The invoice that is changed; null for a new one. */
  invoiceId: string | null;
};

/** Whom it is for, what it is called, and its days. A new one starts at the customer. */
export function InvoiceHead({ customers, isNew, invoiceId }: HeadProps) {
  const dayNote = useDayNote(useWatch<InvoiceValues, 'sentDay'>({ name: 'sentDay' }));
  const dueNote = useYearNote(useWatch<InvoiceValues, 'dueDay'>({ name: 'dueDay' }));
  const numberNote = useNumberNote(useWatch<InvoiceValues, 'number'>({ name: 'number' }), invoiceId);
  usePartyNames('customer', customers);
  return (
    <div className="grid gap-3 sm:grid-cols-[1fr_140px_150px_150px]">
      <Controller<InvoiceValues, 'customerId'>
        name="customerId"
        render={({ field, fieldState }) => (
          <PartyField
            kind="customer"
            aria-label="Customer"
            autoFocus={isNew && field.value === null}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller<InvoiceValues, 'number'>
        name="number"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            label="Number"
            {...field}
            inputRef={ref}
            maxLength={longestName}
            description={caution(numberNote)}
            error={fieldState.error?.message}
          />
        )}
      />
      <Controller<InvoiceValues, 'sentDay'>
        name="sentDay"
        render={({ field: { ref, ...field }, fieldState }) => (
          <DateField
            label="Date"
            {...field}
            inputRef={ref}
            error={fieldState.error?.message}
            description={caution(dayNote)}
          />
        )}
      />
      <Controller<InvoiceValues, 'dueDay'>
        name="dueDay"
        render={({ field: { ref, ...field }, fieldState }) => (
          <DateField
            label="Due"
            {...field}
            inputRef={ref}
            error={fieldState.error?.message}
            description={caution(dueNote)}
          />
        )}
      />
      <Controller<InvoiceValues, 'description'>
        name="description"
        render={({ field: { ref, ...field }, fieldState }) => (
          <TextField
            label="Description"
            {...field}
            inputRef={ref}
            maxLength={longestDescription}
            className="sm:col-span-full"
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
}
