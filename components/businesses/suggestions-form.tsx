'use client';

import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { Select } from '@/components/ui/choices/select';
import { useLocale } from '@/components/ui/locale';
import { SaveRow } from './save-row';
import type { SettledBusiness } from './settled-business';
import { matchingChoices, thresholdChoices } from './threshold-choices';
import { useBusinessUpdate } from './use-business-update';

type Props = { business: SettledBusiness; isReadOnly: boolean };

/** How sure a suggested ledger has to be before it is called certain, and a match before it is made without asking. */
export function SuggestionsForm({ business, isReadOnly }: Props) {
  const locale = useLocale();
  const { certain_threshold: threshold, receipt_match_threshold: matching } = business;
  const { shown, draft, touch, formProps, isPending, errorOf, message } = useBusinessUpdate({
    business,
    stored: { threshold: String(threshold), matching: String(matching) },
    changesOf: (touched) => ({
      certain_threshold: touched.threshold === undefined ? undefined : Number(touched.threshold),
      receipt_match_threshold: touched.matching === undefined ? undefined : Number(touched.matching),
    }),
    missing: () => [],
    savedTitle: 'Suggestions saved',
  });
  return (
    <Form {...formProps} aria-label="Suggestions" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <DraftNote {...draft} className="sm:col-span-2" />
      <Select
        label="Certain from"
        choices={thresholdChoices(threshold, locale)}
        value={shown.threshold}
        onChange={(chosen) => touch({ threshold: chosen })}
        description="Suggested ledgers with at least this confidence are called certain and can be confirmed together; rules always are."
        error={errorOf('/certain_threshold')}
        isDisabled={isReadOnly}
      />
      <Select
        label="Link receipts without asking"
        choices={matchingChoices(matching, locale)}
        value={shown.matching}
        onChange={(chosen) => touch({ matching: chosen })}
        description="A receipt that is linked without asking says so and can be unlinked. Others wait under Documents."
        error={errorOf('/receipt_match_threshold')}
        isDisabled={isReadOnly}
      />
      {!isReadOnly && <SaveRow message={message} isPending={isPending} />}
    </Form>
  );
}
