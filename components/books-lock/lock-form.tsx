'use client';

import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { TextField } from '@/components/ui/fields/text-field';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { FormMessage } from '@/components/ui/submission/form-message';
import { longestDescription } from '@/lib/contract/limits';
import { addDays, type Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { lockChoices } from './lock-choices';
import type { LockState } from './lock-state';
import { UnreviewedInside } from './unreviewed-inside';
import { useLockForm } from './use-lock-form';

const FutureLockDialog = lazyComponent(() => import('./future-lock-dialog'));

/** Closes the books through a day, or opens closed days again, which needs a reason. */
export function LockForm({ lock, today }: { lock: LockState; today: Day }) {
  const locale = useLocale();
  const { draft, change, note, to, isChosen, move, submission, question } = useLockForm(lock, today);
  const { formProps, isPending, errorOf, message } = submission;
  return (
    <Form {...formProps} className="flex flex-col gap-5">
      <DraftNote {...note} />
      <QuickChoices lock={lock} today={today} to={to} isUnlocking={draft.isUnlocking} onChange={change} />
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
          maxLength={longestDescription}
          isRequired={move === 'back'}
        />
      </div>
      {move === 'back' && lock.through !== null && (
        <Warning>
          {openedText(lock.through, to, locale)} Figures that were reported for these days can change again.
        </Warning>
      )}
      {move === 'forward' && to !== null && to >= today && (
        <Warning>This date is not over: no entries could be posted up to it.</Warning>
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
      {question && <FutureLockDialog {...question} today={today} />}
    </Form>
  );
}

type ChoicesProps = {
  lock: LockState;
  today: Day;
  to: Day | null;
  isUnlocking: boolean;
  onChange: (change: { through: string; isUnlocking: boolean }) => void;
};

/** The ends of the periods that are usually closed, and no lock. */
function QuickChoices({ lock, today, to, isUnlocking, onChange }: ChoicesProps) {
  const locale = useLocale();
  return (
    <fieldset className="flex flex-col gap-1.5">
      <legend className="mb-1.5 text-xs font-medium text-soft">Close the books through</legend>
      <div className="flex flex-wrap gap-2">
        {lockChoices(today, lock.fiscalYear).map(({ id, name, day }) => (
          <QuickChoice
            key={id}
            isChosen={to === day}
            onChoose={() => onChange({ through: day, isUnlocking: false })}
          >
            {name} <span className="text-faint">{formatDayOfYear(day, locale)}</span>
          </QuickChoice>
        ))}
        {lock.through !== null && (
          <QuickChoice isChosen={isUnlocking} onChoose={() => onChange({ through: '', isUnlocking: true })}>
            No lock
          </QuickChoice>
        )}
      </div>
    </fieldset>
  );
}

function Warning({ children }: { children: ReactNode }) {
  return <p className="rounded-md bg-warn-surface px-3 py-2 text-warn">{children}</p>;
}

type QuickChoiceProps = { isChosen: boolean; onChoose: () => void; children: ReactNode };

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
