'use client';

import dynamic from 'next/dynamic';
import { useRouter } from 'next/navigation';
import { type FormEvent, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/date-field';
import { FormMessage } from '@/components/ui/form-message';
import { useLocale } from '@/components/ui/locale';
import { TextField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import { addDays, type Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { lockBooks } from '@/server/dashboard/actions/businesses';
import type { LockState } from './lock-change';
import { lockChoices, lockMove } from './lock-choices';
import { UnreviewedInside } from './unreviewed-inside';

const FutureLockDialog = dynamic(() => import('./future-lock-dialog'), { ssr: false });

/** Closes the books through a day, or opens closed days again, which needs a reason. */
export function LockForm({ lock, today }: { lock: LockState; today: Day }) {
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
  const to = draft.isUnlocking ? null : draft.through;
  const isChosen = draft.isUnlocking || draft.through !== '';
  const move = isChosen ? lockMove(lock.through, to) : 'same';
  const [isConfirming, setIsConfirming] = useState(false);
  const missing = [
    ...(isChosen ? [] : ['/through']),
    ...(move === 'back' && draft.reason.trim() === '' ? ['/reason'] : []),
  ];
  const isFuture = to !== null && to > today;
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
  const { formProps, isPending, errorOf, message } = useSubmission({
    act,
    onDone,
    missing,
    idempotencyKey: kept.idempotencyKey,
    within: '/lock',
    isOnVersion: true,
  });
  const submit = (event: FormEvent<HTMLFormElement>) => {
    if (!isFuture || missing.length > 0) return formProps.onSubmit(event);
    event.preventDefault();
    setIsConfirming(true);
  };
  return (
    <Form {...formProps} onSubmit={submit} className="flex flex-col gap-5">
      <DraftNote {...kept.note} />
      <fieldset className="flex flex-col gap-1.5">
        <legend className="mb-1.5 text-xs font-medium text-soft">Close the books through</legend>
        <div className="flex flex-wrap gap-2">
          {lockChoices(today, lock.fiscalYear).map(({ id: choice, name, day }) => (
            <QuickChoice
              key={choice}
              isChosen={to === day}
              onChoose={() => change({ through: day, isUnlocking: false })}
            >
              {name} <span className="text-faint">{formatDayOfYear(day, locale)}</span>
            </QuickChoice>
          ))}
          {lock.through !== null && (
            <QuickChoice
              isChosen={draft.isUnlocking}
              onChoose={() => change({ through: '', isUnlocking: true })}
            >
              No lock
            </QuickChoice>
          )}
        </div>
      </fieldset>
      <div className="grid gap-4 sm:grid-cols-[11rem_minmax(0,1fr)]">
        <DateField
          label="Or through another date"
          value={draft.through}
          onChange={(through) => change({ through, isUnlocking: false })}
          error={errorOf('/through')}
        />
        <TextField
          label={move === 'back' ? 'Reason' : 'Reason (optional)'}
          value={draft.reason}
          onChange={(reason) => change({ reason })}
          error={errorOf('/reason')}
          description="Kept in the audit log permanently."
          maxLength={512}
          isRequired={move === 'back'}
        />
      </div>
      {move === 'back' && lock.through !== null && (
        <p className="rounded-md bg-warn-surface px-3 py-2 text-warn">
          {openedText(lock.through, to, locale)} Figures that were reported for these days can change again.
        </p>
      )}
      {move === 'forward' && to !== null && to >= today && (
        <p className="rounded-md bg-warn-surface px-3 py-2 text-warn">
          This date is not over: no entries could be posted up to it.
        </p>
      )}
      {move === 'forward' && to !== null && <UnreviewedInside through={to} />}
      <div className="flex flex-col items-start">
        <FormMessage message={message} />
        <Button
          type="submit"
          variant={move === 'back' ? 'danger' : 'primary'}
          isDisabled={isChosen && move === 'same'}
          isPending={isPending}
          className={message === null ? undefined : 'mt-3'}
        >
          {buttonText(to, isChosen, move, locale)}
        </Button>
      </div>
      {isConfirming && isFuture && (
        <FutureLockDialog
          through={to}
          today={today}
          act={act}
          onDone={onDone}
          onClose={() => setIsConfirming(false)}
        />
      )}
    </Form>
  );
}

const nothing = { through: '', isUnlocking: false, reason: '' };

type QuickChoiceProps = { isChosen: boolean; onChoose: () => void; children: React.ReactNode };

function QuickChoice({ isChosen, onChoose, children }: QuickChoiceProps) {
  return (
    <Button
      onPress={onChoose}
      aria-pressed={isChosen}
      className={isChosen ? 'border-accent! bg-selected!' : undefined}
    >
      {children}
    </Button>
  );
}

function openedText(from: Day, to: Day | null, locale: string): string {
  const last = formatDayOfYear(from, locale);
  if (to === null) return `This opens everything up to ${last}.`;
  const first = formatDayOfYear(addDays(to, 1), locale);
  return first === last ? `This opens ${first}.` : `This opens ${first} to ${last}.`;
}

function buttonText(to: Day | null, isChosen: boolean, move: string, locale: string): string {
  if (!isChosen) return 'Close the books';
  if (to === null) return 'Unlock the books';
  const day = formatDayOfYear(to, locale);
  return move === 'back' ? `Move the lock back to ${day}` : `Close through ${day}`;
}
