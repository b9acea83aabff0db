'use client';
import { CircleAlert } from 'lucide-react';
import { type ReactNode, useMemo, useState } from 'react';
import { Controller, FormProvider, useForm, useWatch } from 'react-hook-form';
import { useDayNote } from '@/components/books-lock/use-day-note';
import { useKeptValues } from '@/components/drafts/use-kept-values';
import type { SubmitChoice } from '@/components/forms/submit-choice';
import { DateField } from '@/components/ui/dates/date-field';
import { caution } from '@/components/ui/fields/caution';
import { Checkbox } from '@/components/ui/fields/checkbox';
import { TextAreaField, TextField } from '@/components/ui/fields/text-field';
import { refusedTitle } from '@/lib/client/refused-title';
import type { Ledger } from '@/lib/contract/ledger';
import { longestDescription } from '@/lib/contract/limits';
import type { LineParties } from './document-parties';
import { EntryFormFoot } from './entry-form-foot';
import { EntryLineRows } from './entry-line-rows';
import type { EntryValues } from './entry-values';
import { formFaults } from './form-faults';
import { useBalanceInLast } from './use-balance-in-last';

type EntryFormProps = {
  initial: EntryValues;
  ledgers: readonly Ledger[];
  /** The first is the main one, and what Ctrl+Enter does. */
  choices: readonly [SubmitChoice<EntryValues>, ...SubmitChoice<EntryValues>[]];
  /** Whether one may say that the entry needs no review. */
  canConfirm?: boolean;
  /** The lines that cannot be changed or taken out, by their identifiers. */
  fixedLineIds?: ReadonlySet<string> | undefined;
  /** Whom documents name for lines that name none, by the lines' identifiers. */
  lineParties?: ReadonlyMap<string, LineParties> | undefined;
  /** Why the date stays as it is; null where it may change. */
  whyDayStays?: string | null;
  /** Shown instead of lines to type in, where they stay as they are. */
  keptLines?: ReactNode;
  /** Said above the form, such as what somebody else changed meanwhile. */
  notice?: ReactNode;
  /** Called with the values at each change. */
  onValues?: (values: EntryValues) => void;
};

/** An entry with any number of lines. What was typed stays whatever becomes of a submit. */
export function EntryForm(props: EntryFormProps) {
  const {
    initial,
    ledgers,
    choices,
    canConfirm = false,
    fixedLineIds,
    lineParties,
    whyDayStays = null,
    keptLines,
    notice,
    onValues,
  } = props;
  const form = useForm<EntryValues>({ defaultValues: initial });
  useBalanceInLast(form);
  useKeptValues(form, onValues);
  const [refusals, setRefusals] = useState<{ title: string; sentences: string[] } | null>(null);
  const [pendingId, setPendingId] = useState<string | null>(null);
  const submit = (choice: SubmitChoice<EntryValues>) =>
    form.handleSubmit(async (values) => {
      if (pendingId !== null) return;
      setPendingId(choice.id);
      setRefusals(null);
      const submitted = await choice.submit(values);
      setPendingId(null);
      if (submitted.ok || submitted.problem === null) return;
      const faults = formFaults(submitted.problem, values, submitted.rows);
      for (const { name, message } of faults.fields) form.setError(name, { type: 'service', message });
      const title = refusedTitle(submitted.problem, 'The entry was not saved');
      setRefusals({ title, sentences: faults.others });
    })();
  const rows = useMemo(
    () => <EntryLineRows {...{ ledgers, fixedLineIds, lineParties }} />,
    [ledgers, fixedLineIds, lineParties],
  );
  return (
    <FormProvider {...form}>
      <form
        aria-label="Journal entry"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit(choices[0]);
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex w-full max-w-5xl flex-1 flex-col gap-5 p-5 max-sm:p-4">
          {notice}
          {refusals && <Refusals {...refusals} />}
          <EntryHead isNew={canConfirm} whyDayStays={whyDayStays} />
          {keptLines ?? rows}
          <EntryNotes canConfirm={canConfirm} />
        </div>
        <EntryFormFoot choices={choices} pendingId={pendingId} onSubmit={(choice) => void submit(choice)} />
      </form>
    </FormProvider>
  );
}

function Refusals({ title, sentences }: { title: string; sentences: readonly string[] }) {
  if (sentences.length === 0) return null;
  return (
    <div role="alert" className="flex items-start gap-2 rounded-lg bg-bad-surface px-3 py-2 text-bad">
      <CircleAlert aria-hidden className="mt-0.5 size-4 shrink-0" />
      <div className="wrap-anywhere">
        <p className="font-medium">{title}</p>
        {sentences.map((sentence) => (
          <p key={sentence}>{sentence}</p>
        ))}
      </div>
    </div>
  );
}

/** A new entry has its day already: one starts with what it is about. */
function EntryHead({ isNew, whyDayStays }: { isNew: boolean; whyDayStays: string | null }) {
  const dayNote = useDayNote(useWatch<EntryValues, 'day'>({ name: 'day' }));
  return (
    <div className="grid gap-3 sm:grid-cols-[160px_1fr]">
      <Controller<EntryValues, 'day'>
        name="day"
        render={({ field, fieldState }) => (
          <DateField
            label="Date"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            error={fieldState.error?.message}
            isDisabled={whyDayStays !== null}
            description={whyDayStays ?? caution(dayNote)}
          />
        )}
      />
      <Controller<EntryValues, 'description'>
        name="description"
        render={({ field, fieldState }) => (
          <TextField
            label="Description"
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            inputRef={field.ref}
            autoFocus={isNew}
            maxLength={longestDescription}
            error={fieldState.error?.message}
          />
        )}
      />
    </div>
  );
}

function EntryNotes({ canConfirm }: { canConfirm: boolean }) {
  return (
    <div className="flex flex-col gap-3">
      <Controller<EntryValues, 'notes'>
        name="notes"
        render={({ field, fieldState }) => (
          <TextAreaField
            label="Notes"
            rows={2}
            value={field.value}
            onChange={field.onChange}
            onBlur={field.onBlur}
            error={fieldState.error?.message}
          />
        )}
      />
      {canConfirm && (
        <Controller<EntryValues, 'isConfirmed'>
          name="isConfirmed"
          render={({ field }) => (
            <Checkbox isSelected={field.value} onChange={field.onChange}>
              Confirmed: no review needed
            </Checkbox>
          )}
        />
      )}
    </div>
  );
}
