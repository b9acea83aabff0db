import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { lockBooks } from '@/server/dashboard/actions/businesses';
import { lockMove } from './lock-choices';
import type { LockState } from './lock-state';

const nothing = { through: '', isUnlocking: false, reason: '' };

/** What is chosen, where it moves the lock to, and sending it; a lock through a day to come is asked about first. */
export function useLockForm(lock: LockState, today: Day) {
  const { id } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const {
    values: draft,
    change,
    ...kept
  } = useDraftState({
    form: `books lock ${lock.version}`,
    businessId: id,
    empty: () => nothing,
  });
  const [isConfirming, setIsConfirming] = useState(false);
  const to = draft.isUnlocking ? null : draft.through;
  const isChosen = draft.isUnlocking || draft.through !== '';
  const move = isChosen ? lockMove(lock.through, to) : 'same';
  const isFuture = to !== null && to > today;
  const missing = [
    ...(isChosen ? [] : ['/through']),
    ...(move === 'back' && draft.reason.trim() === '' ? ['/reason'] : []),
  ];
  const act = async (idempotencyKey: string) => {
    const asked = { through: to, reason: draft.reason.trim() || null, confirm_future: isFuture };
    const answer = await lockBooks(id, { idempotencyKey, version: lock.version, lock: asked });
    if (!answer.ok && answer.problem.code === 'stale_version') router.refresh();
    return answer;
  };
  const onDone = ({ through }: { through: Day | null }) => {
    const title = through
      ? `The books are closed through ${formatDayOfYear(through, locale)}`
      : 'The books are open';
    showToast({ title, tone: 'good' });
    setIsConfirming(false);
    kept.note.onDiscard();
    router.refresh();
  };
  const { formProps, ...submission } = useSubmission({
    act,
    onDone,
    missing,
    idempotencyKey: kept.idempotencyKey,
    within: '/lock',
    isOnVersion: true,
  });
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    if (!isFuture || missing.length > 0) return formProps.onSubmit(event);
    event.preventDefault();
    setIsConfirming(true);
  };
  return {
    draft,
    change,
    note: kept.note,
    /** Null for no lock at all. */
    to,
    isChosen,
    move,
    submission: { ...submission, formProps: { ...formProps, onSubmit } },
    /** What the question about a day to come needs, while it is asked. */
    question:
      isConfirming && isFuture ? { through: to, act, onDone, onClose: () => setIsConfirming(false) } : null,
  };
}
