'use client';

import { useQueryStates } from 'nuqs';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { PrintButton } from '../print-button';
import { ReportTitle } from '../report-title';
import { ViewTabs } from '../view-tabs';
import { BalanceSheetReport } from './balance-sheet-report';
import { balanceSheetSearch, comparedDay, namedDays } from './balance-sheet-search';
import { CompareMenu } from './compare-menu';
import { DayPicker } from './day-picker';
import { type BalanceSheets, useBalanceSheets } from './use-balance-sheet';

type Props = { initial: BalanceSheets; today: Day; fiscalYear: string };

/** What there is and whose it is, as of a day; the day and the comparison stand in the address. */
export function BalanceSheetScreen({ initial, today, fiscalYear }: Props) {
  const { id } = useBusiness();
  const { locale } = useLocale();
  const [search, setSearch] = useQueryStates(balanceSheetSearch);
  const date = search.date ?? today;
  const earlier = comparedDay(date, search.compare);
  const sheets = useBalanceSheets(id, earlier ? [date, earlier] : [date], initial);
  return (
    <>
      <PageHeader
        title="Balance sheet"
        tabs={<ViewTabs view={search.view} onChange={(view) => setSearch({ view })} />}
        actions={
          <>
            <DayPicker
              day={date}
              named={namedDays(today, fiscalYear)}
              onChoose={(day) => setSearch({ date: day })}
            />
            <CompareMenu compare={search.compare} onChange={(compare) => setSearch({ compare })} />
            <PrintButton />
          </>
        }
      />
      <ReportTitle when={`as of ${formatDayOfYear(date, locale)}`} />
      {sheets.data && (
        <BalanceSheetReport
          shown={sheets.data}
          isOutdated={sheets.isPlaceholderData}
          hasChart={search.view === 'chart'}
          showsEmpty={search.empty}
          onShowsEmpty={(empty) => setSearch({ empty: empty || null })}
        />
      )}
      {sheets.isPending && <SkeletonRows label="Loading the report" />}
      {sheets.error && (
        <ErrorState
          title="The balance sheet could not be read"
          detail={sheets.error.message}
          onRetry={() => sheets.refetch()}
          isRetrying={sheets.isRefetching}
        />
      )}
    </>
  );
}
