'use client';

import { useBusiness } from '@/components/shell/business-context';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { useLocale } from '@/components/ui/locale';
import type { PreviewStatement } from '@/lib/contract/transaction-preview';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { beforeStartText } from '../before-start';
import { RefusedRecords } from '../refused-records';
import { screenReason } from '../screen-reason';
import { DuplicateRecords } from './duplicate-records';
import { FirstRows } from './first-rows';
import { lastDayAhead } from './last-day-ahead';
import { Warning } from './warning';

type Props = {
  statement: PreviewStatement;
  name: string;
  /** Whether the records that are possibly there already are added. */
  addsPossible: boolean;
  onAddPossible: (addsPossible: boolean) => void;
};

/** What of one account in a file is new, known and unreadable, and its first rows. What waits for an answer is asked above. */
export function StatementPreview({ statement, name, addsPossible, onAddPossible }: Props) {
  const { balance_break, cut_off, not_in_file, possible_parts, problem, rows, uncompared_balance } =
    statement;
  const { currency, entriesStart } = useBusiness();
  const refused = statement.refused - statement.unanswered;
  const records = statement.refused_records.filter((each) => !each.is_unanswered);
  const locale = useLocale();
  const beforeStart = beforeStartText(statement, entriesStart, locale);
  const ahead = lastDayAhead(statement, new Date(), useTimeZone());
  return (
    <div className="flex flex-col gap-2">
      <p>
        <Counts statement={statement} />
      </p>
      {problem && <p className="text-bad">{problem}</p>}
      {cut_off && <Warning>{`${cut_off} Ask the bank for the whole file, or import what is there.`}</Warning>}
      {ahead && (
        <Warning>
          {`The last record is dated ${formatDayOfYear(ahead, locale)}, after today. Check that day, month and year are read correctly.`}
        </Warning>
      )}
      {beforeStart && <Warning>{beforeStart}</Warning>}
      {balance_break && <Warning>{screenReason(balance_break, locale)}</Warning>}
      {not_in_file && <Warning>{screenReason(not_in_file, locale)}</Warning>}
      {possible_parts && <Warning>{screenReason(possible_parts, locale)}</Warning>}
      {uncompared_balance && <p className="text-xs text-soft">{screenReason(uncompared_balance, locale)}</p>}
      {refused > 0 && (
        <>
          <p className="text-bad">{`${countOf(refused, 'record', 'records', locale)} cannot be imported:`}</p>
          <RefusedRecords label={`Records of ${name} that cannot be imported`} records={records} />
          {refused > records.length && (
            <p className="text-xs text-soft">{`The first ${records.length} are shown.`}</p>
          )}
        </>
      )}
      <DuplicateRecords
        {...{ statement, name, addsPossible, onAddPossible }}
        currency={statement.currency ?? currency}
      />
      {rows.length > 0 && (
        <FirstRows
          rows={rows}
          currency={statement.currency}
          label={`First rows of ${name} as they will be read`}
        />
      )}
    </div>
  );
}

function Counts({ statement }: { statement: PreviewStatement }) {
  const locale = useLocale();
  const { records, first_day: first, last_day: last, without_entry: empty } = statement;
  const duplicates = (statement.duplicates ?? 0) - (statement.possible_duplicates ?? 0);
  const parts = [
    first && last
      ? `${formatDayOfYear(first, locale)}${first === last ? '' : ` – ${formatDayOfYear(last, locale)}`}`
      : null,
    duplicates > 0 ? `${countOf(duplicates, 'is', 'are', locale)} there already and will not be added` : null,
    empty > 0 ? `${countOf(empty, 'is', 'are', locale)} pending or of 0.00, without an entry` : null,
  ].filter((part) => part !== null);
  return (
    <>
      <strong className="font-semibold">
        {statement.new === null
          ? countOf(records, 'record', 'records', locale)
          : `${countOf(statement.new, 'new transaction', 'new transactions', locale)} of ${countOf(records, 'record', 'records', locale)}`}
      </strong>
      {parts.length > 0 && <span className="text-soft">{`; ${parts.join('; ')}`}</span>}
    </>
  );
}
