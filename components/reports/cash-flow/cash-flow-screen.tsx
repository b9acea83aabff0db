'use client';

import { useQueryStates } from 'nuqs';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { ErrorState } from '@/components/ui/error-state';
import { PageHeader } from '@/components/ui/page-header';
import { SkeletonRows } from '@/components/ui/skeleton';
import { type Day, endOfDay, startOfDay } from '@/lib/dates/instant';
import { daysTitle } from '../period-title';
import { PrintButton } from '../print-button';
import { ReportTitle } from '../report-title';
import { ViewTabs } from '../view-tabs';
import { CashFlowReport } from './cash-flow-report';
import { type CashFlowChoice, cashFlowSearch, chosenCashFlow } from './cash-flow-search';
import { dateRanges, usualRange } from './date-ranges';
import { PeriodMenu } from './period-menu';
import { RangePicker } from './range-picker';
import { type CashFlowInitial, useCashFlow } from './use-cash-flow';

type Props = { initial: CashFlowInitial; today: Day; fiscalYear: string };

/** Where cash came from and where it went; days, cut and view stand in the address. */
export function CashFlowScreen({ initial, today, fiscalYear }: Props) {
  const { id, entriesStart } = useBusiness();
  const { locale } = useLocale();
  const [search, setSearch] = useQueryStates(cashFlowSearch);
  const ranges = dateRanges(today, fiscalYear, entriesStart);
  const choice = chosenCashFlow(search, usualRange(today));
  const report = useCashFlow(id, choice, initial);
  const choose = ({ start, end, by }: CashFlowChoice) => setSearch({ start, end, by });

  return (
    <>
      <PageHeader
        title="Cash flow"
        tabs={<ViewTabs view={search.view} onChange={(view) => setSearch({ view })} />}
        actions={
          <>
            <RangePicker choice={choice} ranges={ranges} onChoose={choose} locale={locale} />
            <PeriodMenu by={choice.by} onChange={(by) => choose({ ...choice, by })} />
            <PrintButton />
          </>
        }
      />
      <ReportTitle when={daysTitle(wholeDays(choice), locale)} />
      {report.data && (
        <CashFlowReport
          shown={report.data}
          fiscalYear={fiscalYear}
          isOutdated={report.isPlaceholderData}
          hasChart={search.view === 'chart'}
          showsEmpty={search.empty}
          onShowsEmpty={(empty) => setSearch({ empty: empty || null })}
        />
      )}
      {report.isPending && <SkeletonRows label="Loading the report" />}
      {report.error && (
        <ErrorState
          title="The cash flow report could not be read"
          detail={report.error.message}
          onRetry={() => report.refetch()}
          isRetrying={report.isRefetching}
        />
      )}
    </>
  );
}

function wholeDays({ start, end }: CashFlowChoice) {
  return { start: startOfDay(start), end: endOfDay(end) };
}
