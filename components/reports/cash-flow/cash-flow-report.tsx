'use client';

import dynamic from 'next/dynamic';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { reportPeriods } from '@/lib/dates/fiscal-year';
import { endOfDay, startOfDay } from '@/lib/dates/instant';
import { entriesHref } from '../entries-href';
import { periodTitle } from '../period-title';
import type { ReportColumn } from '../report-column';
import { ReportOptions } from '../report-options';
import { ledgerIdsOf, type ReportRow, reportRows, withoutEmptyRows } from '../report-rows';
import { ReportTable } from '../report-table';
import { useCollapsedRows } from '../use-collapsed-rows';
import { CashFlowEmpty } from './cash-flow-empty';
import { cashPoints, endingCashName, netChangeName, rangeTotal } from './cash-points';
import { ChartSkeleton } from './chart-skeleton';
import type { CashFlowInitial } from './use-cash-flow';

const CashChart = dynamic(() => import('./cash-chart'), { ssr: false, loading: ChartSkeleton });

type Props = {
  shown: CashFlowInitial;
  fiscalYear: string;
  /** Another choice is being read. */
  isOutdated: boolean;
  hasChart: boolean;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
};

/** Chart and table of one reading of the report. */
export function CashFlowReport({ shown, fiscalYear, isOutdated, hasChart, showsEmpty, onShowsEmpty }: Props) {
  const { currency } = useBusiness();
  const collapsed = useCollapsedRows();
  const columns = useColumns(shown, fiscalYear);
  const rows = useMemo(() => reportRows(shown.reports, currency), [shown, currency]);
  const titles = columns.filter((column) => !column.isTotal).map((column) => column.title);
  const shownRows = useMemo(() => (showsEmpty ? rows : withoutEmptyRows(rows)), [rows, showsEmpty]);
  if (isWithoutCash(rows)) return <CashFlowEmpty />;
  return (
    <div className="flex flex-col gap-4 px-5 pt-4 pb-10 max-sm:px-4 print:p-0">
      {hasChart && <CashChart points={cashPoints(rows, titles)} />}
      <div className="flex flex-col">
        <ReportOptions
          rows={shownRows}
          columns={columns}
          collapsed={collapsed}
          showsEmpty={showsEmpty}
          onShowsEmpty={onShowsEmpty}
          fileName={`cash-flow-${shown.choice.start}-${shown.choice.end}`}
        />
        <ReportTable
          label="Cash flow"
          rows={shownRows}
          columns={columns}
          collapsed={collapsed}
          finalKeys={finalKeys}
          isOutdated={isOutdated}
        />
      </div>
    </div>
  );
}

const finalKeys = new Set([`/${netChangeName}`, `/${endingCashName}`]);

/** The periods, and their total where there are several. */
function useColumns({ choice, reports }: CashFlowInitial, fiscalYear: string): ReportColumn[] {
  const { id } = useBusiness();
  const { locale } = useLocale();
  return useMemo(() => {
    const range = { start: startOfDay(choice.start), end: endOfDay(choice.end) };
    const periods = reportPeriods(range.start, range.end, choice.by, fiscalYear);
    const columns: ReportColumn[] = periods.map((period, index) => ({
      key: period.name,
      title: periodTitle(period, choice.by, fiscalYear, locale),
      isTotal: false,
      unitsOf: (row) => row.totals[index] ?? 0n,
      hrefOf: (row) => entriesHref(id, ledgerIdsOf(row), period),
    }));
    if (reports.length < 2) return columns;
    const total: ReportColumn = {
      key: 'total',
      title: 'Total',
      isTotal: true,
      unitsOf: rangeTotal,
      hrefOf: (row) => entriesHref(id, ledgerIdsOf(row), range),
    };
    return [...columns, total];
  }, [id, locale, choice, reports.length, fiscalYear]);
}

function isWithoutCash(rows: readonly ReportRow[]): boolean {
  return rows.every(
    (row) => row.totals.every((units) => units === 0n) && !row.children.some((child) => child.hasEntries),
  );
}
