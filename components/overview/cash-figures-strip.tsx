'use client';

import { clsx } from 'clsx';
import { ChevronDown } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { BreakableAmount } from '@/components/ui/amount';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import { isLongAmount } from '@/components/ui/tables/amount-column';
import { dayOf } from '@/lib/dates/instant';
import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import type { Overview } from '@/lib/reads/overview-reads';
import { differSentence } from './bank-words';
import { CashAccounts } from './cash-accounts';
import type { CashMonth } from './cash-figures';
import { cashWords, isInDoubt } from './cash-words';
import { monthPaths } from './month-links';
import { profitName, profitNote, profitOf } from './profit';
import { runwayMonths, runwayOf, runwayWords } from './runway';

type Props = { months: readonly CashMonth[]; overview: Overview };

/**
 * Cash now, what this month left, came in and went out beside the last, and how long the cash lasts; each leads to what it is
 * made of.
 */
export function CashFigures({ months, overview }: Props) {
  const { today, cash_accounts: accounts, bank_differences: differences } = overview;
  const { id, currency } = useBusiness();
  const locale = useLocale();
  const [isOpen, setIsOpen] = useState(false);
  const now = months.at(-1);
  const last = months.at(-2);
  if (!now) return null;
  const amount = (units: bigint) => formatAmount(units, currency, locale);
  const inDoubt = accounts.some(isInDoubt);
  const differ = differSentence(differences, currency, locale);
  const runway = runwayWords(
    inDoubt ? { kind: 'doubtful' } : differ ? { kind: 'differs' } : runwayOf(months),
  );
  const made =
    cashWords(accounts, currency, amount) ??
    (differ ? null : `${currency}, ${formatDayOfYear(today, locale)}`);
  const pace = runwayMonths(months);
  const hrefs = monthPaths(id, now);
  const profit = profitOf(overview, currency, locale);
  const amounts = [now.left, now.inflow, now.outflow, profit?.now ?? 0n];
  const isLong = amounts.some((units) => isLongAmount(units, currency, locale));
  return (
    <div>
      <dl className="grid auto-cols-fr grid-flow-col border-y border-line max-xl:grid-flow-row max-xl:grid-cols-2 max-[18rem]:grid-cols-1">
        <Figure
          name={inDoubt || differ ? 'Cash by the books' : 'Cash now'}
          value={
            accounts.length === 0 ? (
              <BreakableAmount units={now.left} currency={currency} />
            ) : (
              <button
                type="button"
                aria-expanded={isOpen}
                onClick={() => setIsOpen(!isOpen)}
                className="flex max-w-full items-center gap-1.5 rounded text-left max-sm:min-h-11"
              >
                <span className="min-w-0 wrap-anywhere">
                  <BreakableAmount units={now.left} currency={currency} />
                </span>
                <ChevronDown
                  aria-hidden
                  className={clsx('size-4 shrink-0 text-faint transition-transform', isOpen && 'rotate-180')}
                />
                <span className="sr-only">, by account</span>
              </button>
            )
          }
          isLong={isLong}
          isBad={now.left < 0n}
          note={[made, differ].filter(Boolean).join(inDoubt ? ' ' : '. ')}
        />
        {profit && (
          <Figure
            name={profitName(profit)}
            value={<BreakableAmount units={profit.now} currency={currency} />}
            href={paths.profitAndLoss(id, { ...profit.report, by: 'month' })}
            isLong={isLong}
            isBad={profit.now < 0n}
            note={profitNote(profit, amount)}
          />
        )}
        <Figure
          name={`Money in, ${now.title}`}
          value={<BreakableAmount units={now.inflow} currency={currency} />}
          href={hrefs.inflow}
          isLong={isLong}
          isGood={now.inflow > 0n}
          note={last && `${amount(last.inflow)} in ${last.title}`}
        />
        <Figure
          name={`Money out, ${now.title}`}
          value={<BreakableAmount units={now.outflow} currency={currency} />}
          href={hrefs.outflow}
          isLong={isLong}
          note={last && `${amount(last.outflow)} in ${last.title}`}
        />
        <Figure
          name="Runway"
          value={runway.figure}
          isLong={isLong}
          href={
            pace &&
            paths.cashFlow(id, { start: dayOf(pace.from.start), end: dayOf(pace.to.end), by: 'month' })
          }
          note={runway.note}
        />
      </dl>
      {isOpen && <CashAccounts accounts={accounts} today={today} />}
    </div>
  );
}

type FigureProps = {
  name: string;
  value: ReactNode;
  /** Where what is behind it is shown. */
  href?: string | null;
  note: ReactNode;
  /** Of all figures where one is: in smaller type, a number stays on one line. */
  isLong?: boolean;
  isGood?: boolean;
  isBad?: boolean;
};

function Figure({ name, value, href = null, note, isLong = false, ...tone }: FigureProps) {
  return (
    <div className="min-w-0 border-line py-3 pr-4 pl-4 first:pl-0 max-xl:odd:pl-0 max-xl:nth-[n+3]:border-t xl:not-first:border-l max-xl:even:border-l max-xl:last:odd:col-span-2 max-[18rem]:col-span-1! max-[18rem]:border-l-0! max-[18rem]:pl-0! max-[18rem]:not-first:border-t">
      <dt className="text-soft">{name}</dt>
      <dd>
        <span
          className={clsx(
            'block wrap-anywhere font-semibold tracking-tight tabular-nums',
            isLong ? 'text-base leading-7 max-sm:text-sm' : 'text-xl max-sm:text-lg',
            tone.isGood && 'text-money-in',
            tone.isBad && 'text-bad',
          )}
        >
          {href === null ? (
            value
          ) : (
            <Link
              href={href}
              className="rounded decoration-faint decoration-dotted decoration-1 underline-offset-4 hover:underline max-sm:flex max-sm:min-h-11 max-sm:items-center"
            >
              <span className="min-w-0">{value}</span>
            </Link>
          )}
        </span>
        {note && <span className="block text-xs text-faint">{note}</span>}
      </dd>
    </div>
  );
}
