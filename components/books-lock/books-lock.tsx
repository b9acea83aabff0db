'use client';

import { Lock, LockOpen } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { Section } from '@/components/ui/section';
import type { Day } from '@/lib/dates/instant';
import { formatLongDay } from '@/lib/format/day';
import type { LockChange } from '@/lib/lock-change';
import { LockForm } from './lock-form';
import { LockHistory } from './lock-history';
import { LockMeaning } from './lock-meaning';
import type { LockState } from './lock-state';

type Props = { lock: LockState; history: readonly LockChange[]; today: Day };

/** How far the books are closed, what that means, and who closed or opened them when and why. */
export function BooksLock({ lock, history, today }: Props) {
  const { isAdmin } = useBusiness();
  return (
    <div className="max-w-3xl">
      <Section title="Books lock">
        <PresentLock through={lock.through} />
        {isAdmin ? (
          <LockForm lock={lock} today={today} />
        ) : (
          <p className="text-soft">Only an admin of the business can change the lock.</p>
        )}
      </Section>
      <Section title="What the lock means">
        <LockMeaning />
      </Section>
      <Section title="History" lead="From the audit log; nobody can edit or delete it.">
        <LockHistory changes={history} />
      </Section>
    </div>
  );
}

function PresentLock({ through }: { through: Day | null }) {
  const locale = useLocale();
  const Icon = through === null ? LockOpen : Lock;
  return (
    <p className="flex items-center gap-2.5 rounded-md bg-chip px-3 py-2.5">
      <Icon aria-hidden className="size-4 shrink-0 text-soft" />
      {through === null ? (
        'The books are open: entries of any date can be changed.'
      ) : (
        <span>
          Closed through <strong className="font-semibold">{formatLongDay(through, locale)}</strong>
        </span>
      )}
    </p>
  );
}
