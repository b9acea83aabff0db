'use client';

import dynamic from 'next/dynamic';
import NextLink from 'next/link';
import { parseAsStringLiteral, useQueryState } from 'nuqs';
import { useLocale } from 'react-aria-components/I18nProvider';
import { ChartSkeleton } from '@/components/reports/chart/chart-skeleton';
import type { FlowPoint } from '@/components/reports/chart/flow-points';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { countOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import { CashTable } from './cash-table';

const FlowChart = dynamic(() => import('@/components/reports/chart/flow-chart'), {
  ssr: false,
  loading: () => <ChartSkeleton />,
});

const names = { inflow: 'Money in', outflow: 'Money out', left: 'Cash at the end' };

type Props = {
  months: readonly FlowPoint[];
  /** How many entries await the bookkeeper. */
  toReview: number;
};

/** Twelve months of cash, as a chart or as the table of the same numbers. */
export function CashSection({ months, toReview }: Props) {
  const { id: businessId } = useBusiness();
  const { locale } = useLocale();
  const [view, setView] = useQueryState(
    'view',
    parseAsStringLiteral(['chart', 'table'] as const).withDefault('chart'),
  );
  return (
    <section aria-labelledby="cash-title" className="flex flex-col gap-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h2 id="cash-title" className="font-semibold">
          Cash, in and out
        </h2>
        <div className="flex items-center gap-3">
          <Button
            size="small"
            variant="quiet"
            className="max-sm:h-9"
            onPress={() => void setView(view === 'chart' ? 'table' : 'chart')}
          >
            {view === 'chart' ? 'Show as a table' : 'Show as a chart'}
          </Button>
          <NextLink
            href={paths.cashFlow(businessId)}
            className="rounded text-accent underline-offset-2 hover:underline"
          >
            Cash flow
          </NextLink>
        </div>
      </div>
      {view === 'chart' ? (
        <FlowChart points={months} names={names} />
      ) : (
        <CashTable months={months} names={names} />
      )}
      {toReview > 0 && (
        <p className="text-faint">
          {countOf(toReview, 'entry is', 'entries are', locale)} still under review; figures may move.
        </p>
      )}
    </section>
  );
}
