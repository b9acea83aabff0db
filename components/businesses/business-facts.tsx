'use client';

import { useMemo } from 'react';
import { ComboBox } from '@/components/ui/choices/combo-box';
import { Select } from '@/components/ui/choices/select';
import { DateField } from '@/components/ui/dates/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useLocale } from '@/components/ui/locale';
import { longestName } from '@/lib/contract/limits';
import { currencyChoices } from './currency-choices';
import type { BusinessDraft } from './use-new-business';
import { yearEnds } from './year-ends';

type Props = {
  draft: BusinessDraft;
  onChange: (part: Partial<BusinessDraft>) => void;
  errorOf: (pointer: string) => string | undefined;
};

/** When its books are closed and begin, in which currency, and how its bookkeeper knows it. */
export function BusinessFacts({ draft, onChange, errorOf }: Props) {
  const locale = useLocale();
  const currencies = useMemo(() => currencyChoices(locale), [locale]);
  return (
    <div className="grid gap-x-4 gap-y-6 sm:grid-cols-3">
      <Select
        label="Fiscal year ends"
        choices={yearEnds(locale)}
        value={draft.fiscalYear}
        onChange={(fiscalYear) => onChange({ fiscalYear })}
        error={errorOf('/fiscal_year')}
      />
      <DateField
        label="Books start on"
        value={draft.entriesStart}
        onChange={(entriesStart) => onChange({ entriesStart })}
        description="Reports leave out earlier entries. Opening balances go on this day: taking over, the last day in the other program."
        error={errorOf('/entries_start')}
        isRequired
      />
      <ComboBox
        label="Currency"
        choices={currencies}
        value={draft.currency}
        onChange={(currency) => currency && onChange({ currency })}
        description="Cannot be changed later."
        error={errorOf('/currency')}
      />
      <TextField
        className="sm:col-span-2"
        label="Industry (optional)"
        value={draft.industry}
        onChange={(industry) => onChange({ industry })}
        error={errorOf('/industry')}
        maxLength={longestName}
      />
      <TextField
        label="Your reference (optional)"
        value={draft.reference}
        onChange={(reference) => onChange({ reference })}
        description="Such as your client number."
        error={errorOf('/external_id')}
        maxLength={longestName}
      />
    </div>
  );
}
