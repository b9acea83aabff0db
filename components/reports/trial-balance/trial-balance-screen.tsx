'use client';

import { Sigma } from 'lucide-react';
import { useQueryStates } from 'nuqs';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { AsText } from '@/lib/as-text';
import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { addressOf } from '@/lib/reads/read';
import type { FirstRead } from '@/lib/reads/read-options';
import { reportReads } from '@/lib/reads/report-reads';
import { accrualBasis } from '../basis';
import { booksBegin } from '../books-begin';
import { ComparisonMenu } from '../comparison-menu';
import { DayPicker } from '../day/day-picker';
import { namedDays } from '../day/day-search';
import { dayComparisons } from '../day/earlier-day';
import { NothingPosted } from '../day/nothing-posted';
import { ReportBody } from '../report-body';
import { ReportScreen } from '../report-screen';
import { useReading } from '../use-reading';
import { fiscalYearNote, type TrialBalanceReading, trialBalanceColumns } from './trial-balance-columns';
import { trialBalanceRows } from './trial-balance-rows';
import {
  chosenTrialBalance,
  type TrialBalanceChoice,
  trialBalanceQueriesOf,
  trialBalanceSearch,
} from './trial-balance-search';

type Props = {
  initial: AsText<FirstRead<TrialBalanceReading>>;
  today: Day;
  fiscalYear: string;
};

/** Every ledger's balance on its side as of a day, and proof that the sides are equal. */
export function TrialBalanceScreen({ initial, today, fiscalYear }: Props) {
  const { id, currency, entriesStart } = useBusiness();
  const locale = useLocale();
  const [search, setSearch] = useQueryStates(trialBalanceSearch);
  const choice = chosenTrialBalance(search, today, entriesStart);
  const read = reportReads['trial-balance'];
  const pathsOf = (chosen: TrialBalanceChoice) =>
    trialBalanceQueriesOf(chosen).map((query) => addressOf(read, id, { query }));
  const reading = useReading({ read, choice, pathsOf, initial });
  return (
    <ReportScreen
      title="Trial balance"
      when={`as of ${formatDayOfYear(choice.date, locale)}`}
      basis={accrualBasis}
      choices={
        <>
          <DayPicker
            label="Day of the trial balance"
            day={choice.date}
            named={namedDays(today, fiscalYear)}
            onChoose={(date) => setSearch({ date })}
          />
          <ComparisonMenu
            choices={dayComparisons}
            compare={search.compare}
            onChange={(compare) => setSearch({ compare })}
          />
        </>
      }
      reading={reading}
    >
      {(shown) => {
        const rows = trialBalanceRows(shown.reports.flat(), currency);
        if (rows.every((row) => !row.hasEntries)) {
          return <NothingPosted icon={Sigma} date={shown.choice.date} today={today} />;
        }
        return (
          <ReportBody
            report="trial-balance"
            when={`as of ${formatDayOfYear(shown.choice.date, locale)}`}
            basis={accrualBasis}
            rows={rows}
            columns={trialBalanceColumns(shown, currency, locale)}
            days={{ end: shown.choice.date }}
            emphasis={{ total: 'final' }}
            pinnedRow="total"
            notes={[
              fiscalYearNote(shown, locale),
              ...booksBegin(entriesStart, search.compare && !choice.compare ? 'none' : 'all', locale),
            ]}
            unreviewed={shown.reports[0]?.[0]?.unreviewed_entries ?? 0}
            isOutdated={reading.isPlaceholderData}
            showsEmpty={search.empty}
            onShowsEmpty={(empty) => setSearch({ empty: empty || null })}
          />
        );
      }}
    </ReportScreen>
  );
}
