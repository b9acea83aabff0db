'use client';
import { useRouter } from 'next/navigation';
import { useEffect, useState } from 'react';
import { useDraft } from '@/components/drafts/use-draft';
import { withoutSaved } from '@/components/forms/touched-fields';
import { useOwnBusinessesAgain } from '@/components/shell/own-businesses';
import { showToast } from '@/components/ui/notices/toast';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { BusinessUpdate } from '@/lib/contract/business';
import { updateBusiness } from '@/server/dashboard/actions/businesses';
import type { SettledBusiness } from './settled-business';

type Settings<Fields> = {
  business: SettledBusiness;
  /** The fields of the form as the business has them. */
  stored: Fields;
  /** What is sent for the fields that were touched. */
  changesOf: (touched: Partial<Fields>) => BusinessUpdate;
  missing: (shown: Fields) => string[];
  /** What to say of fields that were touched and cannot be sent so, by JSON pointer. */
  unfit?: (touched: Partial<Fields>) => Record<string, string>;
  savedTitle: string;
  /** Fields that are never kept as a draft. */
  secrets?: readonly (keyof Fields)[];
};

const changedMeanwhile = 'The business was changed meanwhile. Check its settings and save again.';

/**
 * A form of the business's settings. It keeps and sends only the fields that were touched, so that the others follow
 * what somebody else saves meanwhile, and what was typed survives it.
 */
export function useBusinessUpdate<Fields extends object>(settings: Settings<Fields>) {
  const { business, stored, changesOf, missing, unfit, savedTitle, secrets = [] } = settings;
  const router = useRouter();
  const readOwnAgain = useOwnBusinessesAgain();
  const [touched, setTouched] = useState<Partial<Fields>>({});
  const [saved, setSaved] = useState<{ version: number; fields: Partial<Fields> } | null>(null);
  const draft = useDraft<Partial<Fields>>({
    form: `settings ${Object.keys(stored).join()}`,
    businessId: business.id,
    empty: {},
    // A change of settings is made on a version of the business: sent twice, it counts once without a key.
    idempotencyKey: '',
    onFound: ({ values }) => setTouched(values),
  });
  const { keep } = draft;
  useEffect(() => keep(withoutFields(touched, secrets)));
  const shown = { ...stored, ...touched };
  // What was saved is shown as typed until the business that has it arrives.
  if (saved && business.version >= saved.version) {
    setSaved(null);
    setTouched((now) => withoutSaved(now, saved.fields));
  }
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: async (idempotencyKey) => {
      const { id, version } = business;
      const answer = await updateBusiness(id, { idempotencyKey, version, changes: changesOf(touched) });
      if (answer.ok || answer.problem.code !== 'stale_version') return answer;
      router.refresh();
      return { ok: false as const, problem: { ...answer.problem, detail: changedMeanwhile } };
    },
    onDone: ({ version }) => {
      setSaved({ version, fields: touched });
      showToast({ title: savedTitle, tone: 'good' });
      readOwnAgain();
      router.refresh();
    },
    missing: missing(shown),
    unfit: unfit?.(touched) ?? {},
    within: '/changes',
    isOnVersion: true,
  });
  return {
    shown,
    draft: {
      at: draft.foundAt,
      onDiscard: () => {
        setTouched({});
        draft.forget();
      },
    },
    touch: (fields: Partial<Fields>) => setTouched((now) => ({ ...now, ...fields })),
    formProps,
    isPending,
    errorOf,
    message,
  };
}

function withoutFields<Fields extends object>(
  fields: Partial<Fields>,
  names: readonly (keyof Fields)[],
): Partial<Fields> {
  const left = { ...fields };
  for (const name of names) delete left[name];
  return left;
}
