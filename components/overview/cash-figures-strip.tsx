'use client';

import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import type { FlowPoint } from '@/components/charts/flow-points';
import { useBusiness } from '@/components/shell/business-context';
import type { Day } from '@/lib/dates/instant';
import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { runwayOf, runwayWords } from './runway';

type Props = { months: readonly FlowPoint[]; today: Day };

/** Cash now, what came in and went out this month beside the last, and how long it lasts. */
export function CashFigures({ months, today }: Props) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const now = months.at(-1);
  const last = months.at(-2);
  if (!now) return null;
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const runway = runwayWords(runwayOf(months));
  return (
    <dl className="grid grid-cols-4 border-y border-line max-xl:grid-cols-2">
      <Figure
        name="Cash now"
        value={amount(now.left)}
        isBad={now.left < 0n}
        note={`${currency}, ${formatDayOfYear(today, locale)}`}
      />
      <Figure
        name={`Money in, ${now.title}`}
        value={amount(now.inflow)}
        isGood={now.inflow > 0n}
        note={last && `${amount(last.inflow)} in ${last.title}`}
      />
      <Figure
        name={`Money out, ${now.title}`}
        value={amount(now.outflow)}
        note={last && `${amount(last.outflow)} in ${last.title}`}
      />
      <Figure name="Runway" value={runway.figure} note={runway.note} />
    </dl>
  );
}

type FigureProps = {
  name: string;
  value: string;
  note: ReactNode;
  isGood?: boolean;
  isBad?: boolean;
};

function Figure({ name, value, note, isGood = false, isBad = false }: FigureProps) {
  return (
    <div className="min-w-0 border-line py-3 pr-4 pl-4 first:pl-0 max-xl:odd:pl-0 max-xl:nth-[n+3]:border-t xl:not-first:border-l max-xl:even:border-l">
      <dt className="truncate text-soft">{name}</dt>
      <dd>
        <span
          className={clsx(
            'block truncate text-xl leading-7 font-semibold tracking-tight tabular-nums max-sm:text-lg',
            isGood && 'text-money-in',
            isBad && 'text-bad',
          )}
        >
          {value}
        </span>
        {note && <span className="block text-xs text-faint">{note}</span>}
      </dd>
    </div>
  );
}
