'use client';
import { Controller, useFormContext, useWatch } from 'react-hook-form';
import { useDayNote, useYearNote } from '@/components/books-lock/use-day-note';
import { FormDayField, FormTextField } from '@/components/forms/form-fields';
import { amountColumns, amountGrid, blankLine } from '@/components/item-lines/amount-lines';
import { LineEditor } from '@/components/item-lines/line-editor';
import { PartyField } from '@/components/parties/party-field';
import { caution } from '@/components/ui/fields/caution';
import type { Ledger } from '@/lib/contract/ledger';
import { longestDescription } from '@/lib/contract/limits';
import { addDays, daysBetween, isDay } from '@/lib/dates/instant';
import { BillNumberField } from './bill-number-field';
import { noteOfDue } from './check-bill';

type FieldsProps = {
  /** The place of the bill in the form's values: `bills.2.`, or nothing. */
  at: string;
  /** What tells it from others in the form, such as `bill 2`. */
  which: string;
  ledgers: readonly Ledger[];
  /** A vendor whose name was read and who is not known. */
  offeredVendor?: string | undefined;
  /** The bill that is changed; null for a new one. */
  billId: string | null;
  /** Starts at the vendor. */
  isNew?: boolean;
};

/** The fields of one bill. Stands in a FormProvider. */
export function BillFields(props: FieldsProps) {
  const { at, which, ledgers, offeredVendor, billId, isNew = false } = props;
  return (
    <div className="flex flex-col gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1.4fr)_minmax(0,1fr)_150px_150px]">
        <Controller
          name={`${at}vendorId`}
          render={({ field, fieldState }) => (
            <PartyField
              kind="vendor"
              aria-label={`Vendor, ${which}`}
              autoFocus={isNew && field.value === null}
              value={field.value}
              onChange={field.onChange}
              onBlur={field.onBlur}
              error={fieldState.error?.message}
              offeredName={offeredVendor}
            />
          )}
        />
        <BillNumberField at={at} billId={billId} />
        <IssuedField at={at} />
        <DueField at={at} />
      </div>
      <FormTextField name={`${at}description`} label="Description" maxLength={longestDescription} />
      <LineEditor
        at={`${at}lines`}
        blank={blankLine}
        columns={amountColumns}
        grid={amountGrid}
        ledgers={ledgers}
      />
    </div>
  );
}

/** The day it is due moves with the day it was issued: how long the vendor allows stays. */
function IssuedField({ at }: { at: string }) {
  const { getValues, setValue } = useFormContext();
  const dayNote = useDayNote(useWatch({ name: `${at}issued` }) ?? '');
  const moveDue = (day: string, before: string) => {
    const due: string = getValues(`${at}due`);
    if (!isDay(day) || !isDay(before) || !isDay(due)) return;
    const allowed = daysBetween(before, due);
    setValue(`${at}due`, addDays(day, allowed));
  };
  return <FormDayField name={`${at}issued`} label="Issued" description={caution(dayNote)} onDay={moveDue} />;
}

function DueField({ at }: { at: string }) {
  const [issued, due]: string[] = useWatch({ name: [`${at}issued`, `${at}due`] });
  const yearNote = useYearNote(due ?? '');
  return (
    <FormDayField
      name={`${at}due`}
      label="Due"
      description={noteOfDue(issued ?? '', due ?? '') ?? caution(yearNote)}
    />
  );
}
