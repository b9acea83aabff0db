'use client';

import { Sigma } from 'lucide-react';
import { useQueryStates } from 'nuqs';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import type { TrialBalanceReport } from '@/lib/contract/report';
import type { Day } from '@/lib/dates/instant';
import { formatDayOfYear } from '@/lib/format/day';
import { addressOf } from '@/lib/reads/read';
import { reportReads } from '@/lib/reads/report-reads';
import { DayPicker } from '../day/day-picker';
import { daySearch, namedDays } from '../day/day-search';
import { ReportBody } from '../report-body';
import { ReportEmpty } from '../report-empty';
import { ReportNote } from '../report-note';
import { ReportScreen } from '../report-screen';
import { type Reading, useReading } from '../use-reading';
import { resettingSince, sideColumns, trialBalanceRows } from './trial-balance-rows';
import { type TrialBalanceChoice, trialBalanceQueryOf } from './trial-balance-search';

type Props = {
  initial: Reading<TrialBalanceChoice, TrialBalanceReport>;
  today: Day;
  fiscalYear: string;
};

/** Every ledger's balance on its side as of a day, and proof that the sides are equal. */
export function TrialBalanceScreen({ initial, today, fiscalYear }: Props) {
  const { id, currency } = useBusiness();
  const { locale } = useLocale();
  const [search, setSearch] = useQueryStates(daySearch);
  const choice = { date: search.date ?? today };
  const read = reportReads['trial-balance'];
  const pathsOf = (chosen: TrialBalanceChoice) => [
    addressOf(read, id, { query: trialBalanceQueryOf(chosen) }),
  ];
  const reading = useReading({ read, choice, pathsOf, initial });
  return (
    <ReportScreen
      title="Trial balance"
      when={`as of ${formatDayOfYear(choice.date, locale)}`}
      choices={
        <DayPicker
          label="Day of the trial balance"
          day={choice.date}
          named={namedDays(today, fiscalYear)}
          onChoose={(date) => setSearch({ date })}
        />
      }
      reading={reading}
    >
      {(shown) => {
        const rows = shown.reports.flat().flatMap((report) => trialBalanceRows(report, currency));
        if (rows.every((row) => !row.hasEntries)) return <NothingPosted />;
        return (
          <>
            <ReportNote>{noteOf(shown, locale)}</ReportNote>
            <ReportBody
              report="trial-balance"
              rows={rows}
              columns={sideColumns.map((column) => ({
                ...column,
                when: `as of ${formatDayOfYear(shown.choice.date, locale)}`,
              }))}
              days={{ end: shown.choice.date }}
              emphasis={{ total: 'final' }}
              unreviewed={shown.reports[0]?.[0]?.unreviewed_entries ?? 0}
              files={pathsOf(shown.choice).map((path) => ({ path }))}
              isOutdated={reading.isPlaceholderData}
              showsEmpty={search.empty}
              onShowsEmpty={(empty) => setSearch({ empty: empty || null })}
            />
          </>
        );
      }}
    </ReportScreen>
  );
}

/** From when the ledgers count that open each fiscal year at zero. */
function noteOf({ reports }: Reading<TrialBalanceChoice, TrialBalanceReport>, locale: string): string {
  const { start, hasDividends } = resettingSince(reports.flat());
  const ledgers = hasDividends ? 'Revenue, expenses and dividends' : 'Revenue and expenses';
  const since = start === null ? '' : `, since ${formatDayOfYear(start, locale)}`;
  return `${ledgers} are of the fiscal year to date${since}.`;
}

function NothingPosted() {
  const advice = 'Choose a later date, or import your bank transactions.';
  return <ReportEmpty icon={Sigma} title="Nothing is posted up to this date" advice={advice} />;
}
