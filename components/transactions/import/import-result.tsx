'use client';

import type { ReactNode } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import type { TransactionImportOutcome } from '@/lib/contract/transaction-import';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { beforeStartText } from './before-start';
import { importedText } from './imported-text';
import { RefusedRecords } from './refused-records';
import { screenReason } from './screen-reason';

type Props = { result: TransactionImportOutcome; children: ReactNode };

/** What became of a file's records, each refused one with its line and the reason; then what else is known of the account. */
export function ImportResult({ result, children }: Props) {
  const locale = useLocale();
  const { entriesStart } = useBusiness();
  const { duplicates, possible_duplicates: possible, refused, cut_off, first_day, last_day } = result;
  const beforeStart = result.imported > 0 ? beforeStartText(result, entriesStart, locale) : null;
  const period = first_day && last_day ? periodText(first_day, last_day, locale) : null;
  return (
    <div className="flex flex-col gap-2 border-t border-line px-3 py-2">
      <p>
        <strong className="font-semibold">{importedText(result, locale)}</strong>
        {period && <span className="text-soft">; the file is of {period}</span>}
      </p>
      {duplicates > 0 && (
        <p className="text-soft">
          {countOf(duplicates, 'was', 'were', locale)} there already and {duplicates === 1 ? 'is' : 'are'} not
          added again.
        </p>
      )}
      {possible > 0 && (
        <p className="text-bad">
          {`${countOf(possible, 'of them may be another transaction', 'of them may be other transactions', locale)}: what is there has other words or another day. If so, import the file again and add ${possible === 1 ? 'it' : 'them'}.`}
        </p>
      )}
      {beforeStart && <p className="text-bad">{beforeStart}</p>}
      {cut_off && <p className="text-bad">{cut_off}</p>}
      {refused.length > 0 && (
        <>
          <p className="text-bad">
            {countOf(refused.length, 'record was', 'records were', locale)} refused; the rest is not affected.
          </p>
          <RefusedRecords label="Refused records" records={refused} />
        </>
      )}
      {result.uncompared_balance && (
        <p className="text-soft">{screenReason(result.uncompared_balance, locale)}</p>
      )}
      {children}
    </div>
  );
}

function periodText(first: string, last: string, locale: string): string {
  if (first === last) return formatDayOfYear(first, locale);
  return `${formatDayOfYear(first, locale)} – ${formatDayOfYear(last, locale)}`;
}
