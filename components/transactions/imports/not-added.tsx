'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { useLocale } from '@/components/ui/locale';
import type { ImportRecord, TransactionImportRead } from '@/lib/contract/transaction-import';
import { unitsOfAmount } from '@/lib/format/amount';
import { countOf, formatCount } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { screenReason } from '../import/screen-reason';

/** The records of a file that were not added: refused ones first, then duplicates, each with the reason. */
export function NotAdded({ made }: { made: TransactionImportRead }) {
  const locale = useLocale();
  const of = (outcome: ImportRecord['outcome']) => made.records.filter((each) => each.outcome === outcome);
  return (
    <>
      <Records
        title={`${countOf(made.refused, 'record', 'records', locale)} refused`}
        records={of('refused')}
        count={made.refused}
      />
      <Records
        title={`${countOf(made.duplicates, 'duplicate', 'duplicates', locale)}, not added again`}
        records={of('duplicate')}
        count={made.duplicates}
      />
    </>
  );
}

function Records({
  title,
  records,
  count,
}: {
  title: string;
  records: readonly ImportRecord[];
  count: number;
}) {
  const locale = useLocale();
  if (count === 0) return null;
  return (
    <section aria-label={title} className="flex flex-col">
      <h3 className="pb-1 font-semibold">{title}</h3>
      <ul className="divide-y divide-line border-y border-line">
        {records.map((record) => (
          <Record key={`${record.line} ${record.reason}`} record={record} />
        ))}
      </ul>
      {count > records.length && (
        <p className="pt-1 text-xs text-soft">{`The first ${formatCount(records.length, locale)} are shown.`}</p>
      )}
    </section>
  );
}

function Record({ record }: { record: ImportRecord }) {
  const locale = useLocale();
  const { currency } = useBusiness();
  const { line, day, description, amount, reason } = record;
  return (
    <li className="flex flex-col gap-0.5 py-1.5">
      {description !== null && (
        <span className="flex justify-between gap-3">
          <span className="min-w-0 truncate">
            {day && <span className="text-soft">{`${formatDayOfYear(day, locale)} `}</span>}
            {description}
          </span>
          {amount !== null && <Amount units={unitsOfAmount(amount, currency)} currency={currency} />}
        </span>
      )}
      <span className="text-xs text-soft wrap-anywhere">{`Line ${line}: ${screenReason(reason, locale)}`}</span>
    </li>
  );
}
