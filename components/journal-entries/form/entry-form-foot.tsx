'use client';
import { useFormContext, useWatch } from 'react-hook-form';
import { FootFigure, FormFoot } from '@/components/forms/form-foot';
import type { SubmitChoice } from '@/components/forms/submit-choice';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { reasonAgainstSaving, totalsOf } from './check-entry';
import type { EntryValues } from './entry-values';

type FootProps = {
  choices: readonly [SubmitChoice<EntryValues>, ...SubmitChoice<EntryValues>[]];
  pendingId: string | null;
  onSubmit: (choice: SubmitChoice<EntryValues>) => void;
};

/** The totals while typing, and the buttons. */
export function EntryFormFoot(props: FootProps) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const { control, getValues } = useFormContext<EntryValues>();
  useWatch({ control });
  const format = { currency, locale };
  const values = getValues();
  const { debits, credits } = totalsOf(values.lines, format);
  return (
    <FormFoot {...props} group="Entry" reason={reasonAgainstSaving(values, format)}>
      <FootFigure name="Debits" units={debits} tone="strong" />
      <FootFigure name="Credits" units={credits} tone="strong" />
      <FootFigure name="Difference" units={debits - credits} tone={debits === credits ? 'strong' : 'warn'} />
    </FormFoot>
  );
}
