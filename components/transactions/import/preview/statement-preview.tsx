'use client';

import { TriangleAlert } from 'lucide-react';
import { useLocale } from '@/components/ui/locale';
import type { PreviewStatement } from '@/lib/contract/transaction-preview';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { RefusedRecords } from '../refused-records';
import { screenReason } from '../screen-reason';
import { FirstRows } from './first-rows';

/** What of one account in a file is new, known and unreadable, and its first rows. What waits for an answer is asked above. */
export function StatementPreview({ statement, name }: { statement: PreviewStatement; name: string }) {
  const { balance_break, cut_off, possible_parts, problem, rows } = statement;
  const refused = statement.refused - statement.unanswered;
  const records = statement.refused_records.filter((each) => !each.is_unanswered);
  const locale = useLocale();
  return (
    <div className="flex flex-col gap-2">
      <p>
        <Counts statement={statement} />
      </p>
      {problem && <p className="text-bad">{problem}</p>}
      {cut_off && <Warning>{`${cut_off} Ask the bank for the whole file, or import what is there.`}</Warning>}
      {balance_break && <Warning>{screenReason(balance_break, locale)}</Warning>}
      {possible_parts && <Warning>{screenReason(possible_parts, locale)}</Warning>}
      {refused > 0 && (
        <>
          <p className="text-bad">{`${countOf(refused, 'record', 'records', locale)} cannot be imported:`}</p>
          <RefusedRecords label={`Records of ${name} that cannot be imported`} records={records} />
          {refused > records.length && (
            <p className="text-xs text-soft">{`The first ${records.length} are shown.`}</p>
          )}
        </>
      )}
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

function Warning({ children }: { children: string }) {
  return (
    <p className="flex gap-2 text-bad">
      <TriangleAlert aria-hidden className="mt-[3px] size-3.5 shrink-0" />
      <span>{children}</span>
    </p>
  );
}

function Counts({ statement }: { statement: PreviewStatement }) {
  const locale = useLocale();
  const { records, first_day: first, last_day: last, duplicates, without_entry: empty } = statement;
  const parts = [
    first && last
      ? `${formatDayOfYear(first, locale)}${first === last ? '' : ` – ${formatDayOfYear(last, locale)}`}`
      : null,
    duplicates !== null && duplicates > 0
      ? `${countOf(duplicates, 'is', 'are', locale)} there already and will not be added`
      : null,
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
