'use client';

import { Scale } from 'lucide-react';
import { useMemo } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { endOfDay, startOfDay } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { entriesHref } from '../entries-href';
import type { ReportColumn } from '../report-column';
import { ReportOptions } from '../report-options';
import { ledgerIdsOf, type ReportRow, reportRows, withoutEmptyRows } from '../report-rows';
import { ReportTable } from '../report-table';
import { useCollapsedRows } from '../use-collapsed-rows';
import { compositions } from './composition';
import { CompositionChart } from './composition-chart';
import type { BalanceSheets } from './use-balance-sheet';

type Props = {
  shown: BalanceSheets;
  /** Another day is being read. */
  isOutdated: boolean;
  hasChart: boolean;
  showsEmpty: boolean;
  onShowsEmpty: (showsEmpty: boolean) => void;
};

/** Chart and table of one reading of the sheet. */
export function BalanceSheetReport({ shown, isOutdated, hasChart, showsEmpty, onShowsEmpty }: Props) {
  const { currency } = useBusiness();
  const collapsed = useCollapsedRows();
  const columns = useColumns(shown);
  const rows = useMemo(() => reportRows(shown.reports, currency), [shown, currency]);
  const shownRows = useMemo(
    () => [...(showsEmpty ? rows : withoutEmptyRows(rows)), ...claimsRow(rows)],
    [rows, showsEmpty],
  );
  if (rows.every((row) => !row.hasEntries)) return <NothingPosted />;
  return (
    <div className="flex max-w-5xl flex-col gap-5 px-5 pt-5 pb-10 max-sm:px-4 print:p-0">
      {hasChart && <CompositionChart sides={compositions(rows)} />}
      <div className="flex flex-col">
        <ReportOptions
          rows={shownRows}
          columns={columns}
          collapsed={collapsed}
          showsEmpty={showsEmpty}
          onShowsEmpty={onShowsEmpty}
          fileName={`balance-sheet-${shown.days[0]}`}
        />
        <ReportTable
          label="Balance sheet"
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

const claimsKey = '/Liabilities and equity';
const finalKeys = new Set([claimsKey]);

/** The sum that must equal the assets, to be seen at the foot. */
function claimsRow(rows: readonly ReportRow[]): ReportRow[] {
  const [assets, ...claims] = rows;
  if (!assets) return [];
  const totals = assets.totals.map((_, index) =>
    claims.reduce((sum, row) => sum + (row.totals[index] ?? 0n), 0n),
  );
  const name = 'Liabilities and equity';
  return [{ key: claimsKey, name, ledgerId: null, own: totals, totals, hasEntries: true, children: [] }];
}

/** The days, and what changed between them. */
function useColumns({ days }: BalanceSheets): ReportColumn[] {
  const { id, entriesStart } = useBusiness();
  const { locale } = useLocale();
  return useMemo(() => {
    const columns: ReportColumn[] = days.map((day, index) => ({
      key: day,
      title: formatDayOfYear(day, locale),
      isTotal: false,
      unitsOf: (row) => row.totals[index] ?? 0n,
      hrefOf: (row) => {
        const range = { start: startOfDay(entriesStart), end: endOfDay(day) };
        return row.children.length > 0 ? null : entriesHref(id, ledgerIdsOf(row), range);
      },
    }));
    if (days.length < 2) return columns;
    const change: ReportColumn = {
      key: 'change',
      title: 'Change',
      isTotal: true,
      unitsOf: (row) => (row.totals[0] ?? 0n) - (row.totals[1] ?? 0n),
      hrefOf: () => null,
    };
    return [...columns, change];
  }, [id, entriesStart, locale, days]);
}

function NothingPosted() {
  const { id, canWrite } = useBusiness();
  return (
    <EmptyState
      icon={<Scale aria-hidden className="size-6" />}
      title="Nothing is posted up to this day"
      action={canWrite && <ButtonLink href={paths.transactions(id)}>Import a bank file</ButtonLink>}
    >
      Choose a later day, or bring in what your banks have reported.
    </EmptyState>
  );
}
