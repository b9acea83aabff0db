'use client';

import { useRouter } from 'next/navigation';
import { Form } from 'react-aria-components/Form';
import { useLocale } from 'react-aria-components/I18nProvider';
import { DraftNote } from '@/components/drafts/draft-note';
import { useKeptState } from '@/components/drafts/use-kept-state';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { FormMessage } from '@/components/ui/form-message';
import { Select } from '@/components/ui/select';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import { dayOf } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { updateBusiness } from '@/server/dashboard/actions/businesses';
import type { SettledBusiness } from './settled-business';
import { yearEndChoices } from './year-ends';

type Props = { business: SettledBusiness; isReadOnly: boolean };

/** What every report depends on: when fiscal years end, and where the books begin. */
export function ReportingForm({ business, isReadOnly }: Props) {
  const router = useRouter();
  const { locale } = useLocale();
  const {
    id,
    version,
    fiscal_year: fiscalYear,
    entries_start: start,
    books_locked_through: locked,
  } = business;
  const kept = useKeptState(
    { fiscalYear, startDay: dayOf(start) },
    { form: `reporting ${version}`, businessId: id, isReadOnly: isReadOnly || locked !== null },
  );
  const { values: draft, setValues: setDraft } = kept;
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: async (idempotencyKey) => {
      // The books may begin within a day, which stays unless another day is chosen.
      const entriesStart = draft.startDay === dayOf(start) ? start : `${draft.startDay}T00:00:00Z`;
      const changes = { fiscal_year: draft.fiscalYear, entries_start: entriesStart };
      const answer = await updateBusiness(id, { idempotencyKey, version, changes });
      if (!answer.ok && answer.problem.code === 'stale_version') router.refresh();
      return answer;
    },
    onDone: () => {
      kept.forget();
      showToast({ title: 'Fiscal year and start of the books saved', tone: 'good' });
      router.refresh();
    },
    missing: draft.startDay === '' ? ['/entries_start'] : [],
    within: '/changes',
  });
  const isFixed = isReadOnly || locked !== null;
  return (
    <Form {...formProps} className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <DraftNote at={kept.foundAt} onDiscard={kept.discard} className="sm:col-span-2" />
      <Select
        label="Fiscal year ends"
        choices={yearEndChoices(fiscalYear, locale)}
        value={draft.fiscalYear}
        onChange={(chosen) => setDraft((now) => ({ ...now, fiscalYear: chosen }))}
        description="Sets the quarters and years of every report."
        error={errorOf('/fiscal_year')}
        isDisabled={isFixed}
      />
      <DateField
        label="Books start on"
        value={draft.startDay}
        onChange={(startDay) => setDraft((now) => ({ ...now, startDay }))}
        description="Reports leave out earlier entries."
        error={errorOf('/entries_start')}
        isDisabled={isFixed}
        isRequired
      />
      {locked !== null && (
        <p className="text-soft sm:col-span-2">
          The books are closed through {formatDayOfYear(locked, locale)}. These can be corrected while nothing
          is closed.
        </p>
      )}
      {!isFixed && (
        <div className="flex flex-col items-start sm:col-span-2">
          <FormMessage message={message} />
          <Button
            type="submit"
            variant="primary"
            isPending={isPending}
            className={message === null ? undefined : 'mt-3'}
          >
            Save
          </Button>
        </div>
      )}
    </Form>
  );
}
