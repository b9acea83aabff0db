'use client';

import { Waves } from 'lucide-react';
import { FlowChartInSight } from '@/components/charts/flow-chart-in-sight';
import { ReviewNote } from '@/components/reports/review-note';
import { unreviewedBehind } from '@/components/reports/unreviewed-behind';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { Link } from '@/components/ui/link';
import { EmptyState } from '@/components/ui/notices/empty-state';
import type { PeriodReport } from '@/lib/contract/report';
import { paths } from '@/lib/paths';
import type { CashMonth } from './cash-figures';
import { CashTable } from './cash-table';
import { monthPaths } from './month-links';
import { OpeningNote } from './opening-note';

const names = { inflow: 'Money in', outflow: 'Money out', left: 'Ending cash' };

type Props = {
  months: readonly CashMonth[];
  /** The cash flow of the months. */
  reports: readonly PeriodReport[];
};

/** Twelve months of cash: a chart, and the table of the same numbers beneath. */
export function CashSection({ months, reports }: Props) {
  const { id: businessId } = useBusiness();
  if (months.length === 0) return <NoCashYet />;
  return (
    <section aria-labelledby="cash-title" className="flex flex-col gap-3">
      <div className="flex items-baseline justify-between gap-2">
        <h2 id="cash-title" className="font-semibold">
          Cash, in and out
        </h2>
        <Link
          href={paths.cashFlow(businessId)}
          className="rounded text-accent underline-offset-2 hover:underline"
        >
          By ledger
        </Link>
      </div>
      <FlowChartInSight
        points={months.map((month) => ({
          ...month,
          title: month.shortTitle,
          hrefs: monthPaths(businessId, month),
        }))}
        names={names}
      />
      <ReviewNote {...unreviewedBehind(reports)} />
      <CashTable months={months} names={names} />
      <OpeningNote months={months} />
    </section>
  );
}

function NoCashYet() {
  const { id: businessId, canWrite } = useBusiness();
  return (
    <section aria-label="Cash, in and out" className="rounded-lg border border-line">
      <EmptyState
        icon={<Waves aria-hidden className="size-6" />}
        title="No cash has moved yet"
        action={canWrite && <ButtonLink href={paths.transactions(businessId)}>Import a bank file</ButtonLink>}
      >
        {canWrite
          ? 'Import your bank transactions to see a year of cash here.'
          : 'A year of cash appears here once your bookkeeper has imported your bank transactions.'}
      </EmptyState>
    </section>
  );
}
