'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { v4 } from 'uuid';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useOwnBusinessesAgain } from '@/components/shell/own-businesses';
import { showToast } from '@/components/ui/notices/toast';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { EntityType } from '@/lib/contract/business';
import { type Day, startOfDay } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { createBusiness } from '@/server/dashboard/actions/businesses';
import { unfitStart } from './unfit-start';

/** The values of the form. */
export type BusinessDraft = {
  name: string;
  entityType: EntityType;
  fiscalYear: string;
  /** Empty while it is being typed. */
  entriesStart: Day;
  currency: string;
  industry: string;
  reference: string;
};

/** The form's state; once the business is made, it leads to its chart of accounts. */
export function useNewBusiness(today: Day) {
  const router = useRouter();
  const readOwnAgain = useOwnBusinessesAgain();
  const [ownReference] = useState(() => v4());
  const {
    values: draft,
    change,
    ...kept
  } = useDraftState<BusinessDraft>({
    form: 'new business',
    businessId: null,
    empty: () => emptyDraft(today),
  });
  const submission = useSubmission({
    act: (idempotencyKey) => createBusiness({ idempotencyKey, business: businessOf(draft, ownReference) }),
    idempotencyKey: kept.idempotencyKey,
    onDone: ({ id, name }) => {
      kept.forget();
      readOwnAgain();
      showToast({ title: `${name} is ready`, detail: 'This is its chart of accounts.', tone: 'good' });
      router.push(paths.ledgers(id));
    },
    missing: [
      ...(draft.name.trim() === '' ? ['/name'] : []),
      ...(draft.entriesStart === '' ? ['/entries_start'] : []),
    ],
    unfit: unfitStart(draft.entriesStart, today),
    within: '/business',
  });
  return {
    ...submission,
    draft,
    change,
    note: kept.note,
    forget: kept.forget,
  };
}

function emptyDraft(today: Day): BusinessDraft {
  return {
    name: '',
    entityType: 'llc',
    fiscalYear: '12/31',
    entriesStart: `${today.slice(0, 4)}-01-01`,
    currency: 'USD',
    industry: '',
    reference: '',
  };
}

/** The service wants a reference of every business; where a person gave none, the form's own is sent. */
function businessOf(draft: BusinessDraft, ownReference: string) {
  return {
    name: draft.name.trim(),
    entity_type: draft.entityType,
    fiscal_year: draft.fiscalYear,
    entries_start: startOfDay(draft.entriesStart),
    currency: draft.currency,
    industry: draft.industry.trim() || null,
    external_id: draft.reference.trim() || ownReference,
  };
}
