'use client';

import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { Select } from '@/components/ui/choices/select';
import { TextField } from '@/components/ui/fields/text-field';
import { longestName } from '@/lib/contract/limits';
import { SaveRow } from './save-row';
import type { SettledBusiness } from './settled-business';
import { useBusinessUpdate } from './use-business-update';

const statuses = [
  { id: 'active', name: 'Active' },
  { id: 'inactive', name: 'Inactive' },
] as const;

type Props = { business: SettledBusiness; isReadOnly: boolean };

export function BusinessProfileForm({ business, isReadOnly }: Props) {
  const { name, industry, status, hasAggregatorToken } = business;
  const { shown, draft, touch, formProps, isPending, errorOf, message } = useBusinessUpdate({
    business,
    stored: { name, industry: industry ?? '', status, token: '' },
    // Text that is left empty says "none" where there may be none, and "as it is" for the token.
    changesOf: (touched) => ({
      name: touched.name?.trim(),
      industry: touched.industry?.trim(),
      status: touched.status,
      aggregator_user_token: touched.token || undefined,
    }),
    missing: (fields) => (fields.name.trim() === '' ? ['/name'] : []),
    savedTitle: 'Business saved',
    secrets: ['token'],
  });
  return (
    <Form {...formProps} aria-label="Business" className="grid gap-x-4 gap-y-5 sm:grid-cols-2">
      <DraftNote {...draft} className="sm:col-span-2" />
      <TextField
        label="Name"
        value={shown.name}
        onChange={(text) => touch({ name: text })}
        error={errorOf('/name')}
        maxLength={longestName}
        isReadOnly={isReadOnly}
        isRequired
      />
      <TextField
        label="Industry (optional)"
        value={shown.industry}
        onChange={(text) => touch({ industry: text })}
        error={errorOf('/industry')}
        maxLength={longestName}
        isReadOnly={isReadOnly}
      />
      <Select
        label="Status"
        choices={statuses}
        value={shown.status}
        onChange={(chosen) => touch({ status: chosen })}
        description="An inactive business takes no new entries, bills, invoices or imports, and no payments by hand. What is in its books can be read, reviewed and corrected."
        error={errorOf('/status')}
        isDisabled={isReadOnly}
      />
      {!isReadOnly && (
        <TextField
          label="User token of the bank-data aggregator (optional)"
          type="password"
          autoComplete="off"
          value={shown.token}
          onChange={(token) => touch({ token })}
          placeholder={hasAggregatorToken ? 'A token is stored' : 'No token is stored'}
          description="Never shown again. Enter another to replace it."
          error={errorOf('/aggregator_user_token')}
          maxLength={longestName}
        />
      )}
      {!isReadOnly && <SaveRow message={message} isPending={isPending} />}
    </Form>
  );
}
