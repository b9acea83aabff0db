import type { UseFormReturn } from 'react-hook-form';
import { v4 } from 'uuid';
import { useDraft } from '@/components/drafts/use-draft';
import { useKeptValues } from '@/components/drafts/use-kept-values';
import { useBusiness } from '@/components/shell/business-context';
import type { SaveCounts } from '../../changes/entry-changes';
import type { EntryValues, LineValues } from '../../form/entry-values';

/**
 * Keeps the lines that are typed to divide an entry until they are saved: a split that was refused, since somebody changed the
 * entry meanwhile, opens with them again.
 */
export function useSplitDraft(entryId: string, form: UseFormReturn<EntryValues>, start: LineValues[]) {
  const { id: businessId } = useBusiness();
  const draft = useDraft({
    form: `split ${entryId}`,
    businessId,
    empty: { lines: start },
    // The split goes with whatever else waits, under the key of that request.
    idempotencyKey: splitKey,
    onFound: ({ values }) => form.setValue('lines', values.lines),
  });
  useKeptValues(form, ({ lines }) => draft.keep({ lines }));
  return {
    foundAt: draft.foundAt,
    forget: draft.forget,
    discard: () => {
      draft.forget();
      form.setValue('lines', start);
    },
  };
}

const splitKey = v4();

/** Forgets what was typed once it is saved, and not before: it may be refused. */
export async function forgetOnceSaved(outcome: Promise<SaveCounts>, forget: () => void): Promise<void> {
  if ((await outcome).refused === 0) forget();
}
