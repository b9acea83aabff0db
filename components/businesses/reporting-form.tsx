'use client';

import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { Select } from '@/components/ui/choices/select';
import { DateField } from '@/components/ui/dates/date-field';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { useLocale } from '@/components/ui/locale';
import { dayInZone } from '@/lib/dates/day-in-zone';
import { dayOf } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { SaveRow } from './save-row';
import type { SettledBusiness } from './settled-business';
import { unfitStart } from './unfit-start';
import { useBusinessUpdate } from './use-business-update';
import { yearEndChoices } from './year-ends';

type Props = { business: SettledBusiness; isReadOnly: boolean };

/** What every report depends on: when fiscal years end, and where the books begin. */
export function ReportingForm({ business, isReadOnly }: Props) {
  const locale = useLocale();
  const today = dayInZone(new Date(), useTimeZone());
  const { fiscal_year: fiscalYear, entries_start: start, books_locked_through: locked } = business;
  const { shown, draft, touch, formProps, isPending, errorOf, message } = useBusinessUpdate({
    business,
    stored: { fiscalYear, startDay: dayOf(start) },
    changesOf: (touched) => ({
      fiscal_year: touched.fiscalYear,
      // The books may begin within a day, which stays unless another day is chosen.
      entries_start:
        touched.startDay === undefined || touched.startDay === dayOf(start)
          ? undefined
          : `${touched.startDay}T00:00:00Z`,
    }),
    missing: ({ startDay }) => (startDay === '' ? ['/entries_start'] : []),
    unfit: ({ startDay = '' }) => unfitStart(startDay, today),
    savedTitle: 'Fiscal year and start of the books saved',
  });
  const isFixed = isReadOnly || locked !== null;
  return (
    <Form {...formProps} aria-label="Reporting" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <DraftNote {...draft} className="sm:col-span-2" />
      <Select
        label="Fiscal year ends"
        choices={yearEndChoices(fiscalYear, locale)}
        value={shown.fiscalYear}
        onChange={(chosen) => touch({ fiscalYear: chosen })}
        description="Sets the quarters and years of every report."
        error={errorOf('/fiscal_year')}
        isDisabled={isFixed}
      />
      <DateField
        label="Books start on"
        value={shown.startDay}
        onChange={(startDay) => touch({ startDay })}
        description="Reports leave out earlier entries. Opening balances go on this day: taking over, the last day in the other program."
        error={errorOf('/entries_start')}
        isDisabled={isFixed}
        isRequired
      />
      {locked !== null && (
        <p className="text-soft sm:col-span-2">
          The books are closed through {formatDayOfYear(locked, locale)}. Remove the books lock to change
          these.
        </p>
      )}
      {!isFixed && <SaveRow message={message} isPending={isPending} />}
    </Form>
  );
}
