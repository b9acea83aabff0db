'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { v4 } from 'uuid';
import { Button, ButtonLink } from '@/components/ui/button';
import { ComboBox } from '@/components/ui/combo-box';
import { DateField } from '@/components/ui/date-field';
import { FormMessage } from '@/components/ui/form-message';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import type { EntityType } from '@/lib/contract/business';
import { type Day, startOfDay } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { createBusiness } from '@/server/dashboard/actions/businesses';
import { currencyChoices } from './currency-choices';
import { EntityTypeField } from './entity-type-field';
import { yearEnds } from './year-ends';

/** Creates a business and leads to its chart of accounts. */
export function NewBusinessForm({ today }: { today: Day }) {
  const { locale } = useLocale();
  const router = useRouter();
  const [ownReference] = useState(() => v4());
  const [typed, setTyped] = useState({
    name: '',
    entityType: 'llc' as EntityType,
    fiscalYear: '12/31',
    entriesStart: `${today.slice(0, 4)}-01-01`,
    currency: 'USD',
    industry: '',
    reference: '',
  });
  const change = (part: Partial<typeof typed>) => setTyped({ ...typed, ...part });

  const { submit, isPending, errorOf, message } = useSubmission(
    (idempotencyKey) =>
      createBusiness({
        idempotencyKey,
        business: {
          name: typed.name.trim(),
          entity_type: typed.entityType,
          fiscal_year: typed.fiscalYear,
          entries_start: typed.entriesStart === '' ? '' : startOfDay(typed.entriesStart),
          currency: typed.currency,
          industry: typed.industry.trim() || null,
          external_id: typed.reference.trim() || ownReference,
        },
      }),
    ({ id, name }) => {
      showToast({ title: `${name} is ready`, detail: 'This is its chart of accounts.', tone: 'good' });
      router.push(paths.ledgers(id));
    },
    '/business',
  );

  return (
    <form onSubmit={submit} className="flex flex-col gap-6">
      <TextField
        label="Name"
        value={typed.name}
        onChange={(name) => change({ name })}
        error={errorOf('/name')}
        maxLength={255}
        isRequired
        autoFocus
      />
      <EntityTypeField value={typed.entityType} onChange={(entityType) => change({ entityType })} />
      <div className="grid gap-x-4 gap-y-6 sm:grid-cols-3">
        <Select
          label="Fiscal year ends"
          choices={yearEnds(locale)}
          value={typed.fiscalYear}
          onChange={(fiscalYear) => change({ fiscalYear })}
          error={errorOf('/fiscal_year')}
        />
        <DateField
          label="Books start on"
          value={typed.entriesStart}
          onChange={(entriesStart) => change({ entriesStart })}
          description="Reports ignore what is earlier."
          error={errorOf('/entries_start')}
          isRequired
        />
        <ComboBox
          label="Currency"
          choices={currencyChoices(locale)}
          value={typed.currency}
          onChange={(currency) => currency && change({ currency })}
          description="Cannot be changed later."
          error={errorOf('/currency')}
        />
        <TextField
          className="sm:col-span-2"
          label="Industry (optional)"
          value={typed.industry}
          onChange={(industry) => change({ industry })}
          error={errorOf('/industry')}
          maxLength={255}
        />
        <TextField
          label="Your reference (optional)"
          value={typed.reference}
          onChange={(reference) => change({ reference })}
          description="Such as your client number."
          error={errorOf('/external_id')}
          maxLength={255}
        />
      </div>
      <FormMessage message={message} />
      <div className="flex justify-end gap-2 border-t border-line pt-4">
        <ButtonLink href={paths.businesses()}>Cancel</ButtonLink>
        <Button type="submit" variant="primary" isPending={isPending}>
          Create business
        </Button>
      </div>
    </form>
  );
}
