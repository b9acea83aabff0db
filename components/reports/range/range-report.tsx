'use client';

import { useMemo } from 'react';
import { FlowChartInSight } from '@/components/charts/flow-chart-in-sight';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { endOfDay, startOfDay } from '@/lib/dates/instant';
import { booksBegin } from '../books-begin';
import { daysTitle } from '../period-title';
import { isMatched } from '../probable-payments/matched-rows';
import { countedTwice } from '../probable-payments/probable-sentences';
import { useProbablePayments } from '../probable-payments/use-probable-payments';
import { ReportBody } from '../report-body';
import { ReportEmpty } from '../report-empty';
import { reportRows } from '../report-rows';
import { unreviewedBefore } from '../unreviewed-behind';
import { type BooksTime, comparisonOf } from './compared-days';
import { countedThrough } from './counted-through';
import { type RangeReading, rangeColumns } from './range-columns';
import type { RangeReportKind } from './range-report-kind';

type Props = {
  kind: RangeReportKind;
  shown: RangeReading;
  time: BooksTime;
  /** Another choice is being read. */
  isOutdated: boolean;
  hasChart: boolean;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
};

/** Chart and table of one reading of the report, why nothing is compared, and what is in the result until it is matched. */
export function RangeReport({ kind, shown, time, hasChart, ...body }: Props) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const comparison = comparisonOf(shown.choice, time);
  const { days, held } = comparison;
  const probable = useProbablePayments(days, kind.name === 'profit-and-loss');
  const columns = useMemo(
    () => rangeColumns(shown, time, locale, isMatched(probable ?? [])),
    [shown, time, locale, probable],
  );
  const rows = useMemo(
    () => reportRows(shown.reports.flat(), currency, kind.sideOf),
    [shown, currency, kind],
  );
  if (kind.isEmpty(rows)) return <ReportEmpty {...kind.empty} />;
  const { start, end } = days;
  const format = { currency, locale };
  const notes = [
    ...booksBegin(time.booksStart, held, locale),
    ...countedThrough(shown.choice, comparison, locale),
    ...unreviewedBefore(shown.reports[0] ?? [], locale),
    ...countedTwice(probable, format),
  ];
  return (
    <ReportBody
      {...body}
      report={kind.name}
      rows={rows}
      columns={columns.all}
      days={{ start, end }}
      emphasis={kind.emphasis}
      when={daysTitle({ start: startOfDay(start), end: endOfDay(end) }, locale)}
      basis={kind.basis}
      notes={notes}
      unreviewed={unreviewedIn(shown.reports[0] ?? [])}
      chart={
        hasChart && (
          <>
            <FlowChartInSight points={kind.pointsOf(rows, columns.periods)} names={kind.chartNames} />
            {kind.chartNotesOf(rows, columns.periods, format).map((note) => (
              <p key={note} className="pt-4 text-soft">
                {note}
              </p>
            ))}
          </>
        )
      }
    />
  );
}

/** Of the periods, which follow one another; what they are compared with is no part of it. */
function unreviewedIn(periods: RangeReading['reports'][number]): number {
  return periods.reduce((sum, period) => sum + period.unreviewed_entries, 0);
}
