'use client';

import { clsx } from 'clsx';
import { ArrowDown, ArrowUp } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { formatAmount } from '@/lib/format/amount';
import { formatDay } from '@/lib/format/day';
import type { Overview } from '@/lib/reads/overview-reads';
import { type CashChange, cashChangeSentence, cashChanges, daysWords, probableWords } from './cash-changes';
import { entriesPath } from './month-links';

/** Where the cash went: what changed most against as many days of last month, in words. */
export function CashChanges({ overview: { cash_flow, cash_before, probable } }: { overview: Overview }) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const now = cash_flow.at(-1);
  if (!now || !cash_before) return null;
  const changes = cashChanges(now, cash_before, currency, probable);
  if (changes.length === 0) return null;
  const days = (report: typeof now) =>
    `${formatDay(report.start_datetime, locale)} – ${formatDay(report.end_datetime, locale)}`;
  return (
    <section aria-labelledby="changes-title">
      <h2 id="changes-title" className="font-semibold">
        Where did the cash go?
      </h2>
      <p className="mb-1 text-xs text-faint">
        The largest changes, {days(now)} against {days(cash_before)}
      </p>
      <ul>
        {changes.map((change) => (
          <Change
            key={change.key}
            change={change}
            days={change.isOfBefore ? days(cash_before) : days(now)}
            earlier={daysWords(cash_before, locale)}
          />
        ))}
      </ul>
    </section>
  );
}

type ChangeProps = { change: CashChange; days: string; earlier: string };

function Change({ change, days, earlier }: ChangeProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const { name, now, before, entries } = change;
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const probable = probableWords(change, amount);
  const isBetter = now > before;
  const Arrow = isBetter ? ArrowUp : ArrowDown;
  const shown = change.isOfBefore ? before : now;
  const href = entriesPath(businessId, `${name}, ${days}`, shown < 0n ? 'debit' : 'credit', entries);
  return (
    <li className="relative flex items-start gap-2.5 border-b border-line py-2 hover:bg-hover">
      <Arrow
        aria-hidden
        className={clsx(
          'mt-1 size-3.5 shrink-0',
          !change.isJudged ? 'text-faint' : isBetter ? 'text-money-in' : 'text-money-out',
        )}
      />
      <span className="min-w-0 flex-1">
        {href === null ? (
          name
        ) : (
          <Link
            href={href}
            className="rounded font-medium wrap-anywhere underline-offset-2 after:absolute after:inset-0 hover:underline"
          >
            {name}
          </Link>
        )}
        <span className="block text-xs text-soft">{cashChangeSentence(change, earlier, amount)}</span>
        {probable && <span className="block text-xs text-soft">{probable}</span>}
      </span>
      {change.isJudged && (
        <span className="sr-only">{isBetter ? 'More cash than before' : 'Less cash than before'}</span>
      )}
    </li>
  );
}
