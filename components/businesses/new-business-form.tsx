'use client';

import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { Button, ButtonLink } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { FormMessage } from '@/components/ui/submission/form-message';
import { longestName } from '@/lib/contract/limits';
import type { Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { BusinessFacts } from './business-facts';
import { ChartPreview } from './chart-preview';
import type { DefaultCharts } from './default-charts';
import { EntityTypeField } from './entity-type-field';
import { useNewBusiness } from './use-new-business';

/** Creates a business and leads to its chart of accounts. */
export function NewBusinessForm({ today, charts }: { today: Day; charts: DefaultCharts }) {
  const { formProps, isPending, message, errorOf, draft, change, note, forget } = useNewBusiness(today);
  return (
    <Form {...formProps} className="flex flex-col gap-6">
      <DraftNote {...note} />
      <TextField
        label="Name"
        value={draft.name}
        onChange={(name) => change({ name })}
        error={errorOf('/name')}
        maxLength={longestName}
        isRequired
        autoFocus
      />
      <EntityTypeField
        charts={charts}
        value={draft.entityType}
        onChange={(entityType) => change({ entityType })}
      />
      <ChartPreview charts={charts} entityType={draft.entityType} />
      <BusinessFacts draft={draft} onChange={change} errorOf={errorOf} />
      <FormMessage message={message} />
      <div className="flex justify-end gap-2 border-t border-line pt-4">
        <ButtonLink href={paths.businesses()} onClick={forget}>
          Cancel
        </ButtonLink>
        <Button type="submit" variant="primary" isPending={isPending}>
          Create business
        </Button>
      </div>
    </Form>
  );
}
