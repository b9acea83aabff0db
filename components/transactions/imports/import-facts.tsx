'use client';

import type { ReactNode } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Moment } from '@/components/ui/dates/moment';
import { useLocale } from '@/components/ui/locale';
import type { TransactionImportRead } from '@/lib/contract/transaction-import';
import { countOf } from '@/lib/format/count';
import { formatDayOfYear } from '@/lib/format/day';
import { importedText } from '../import/imported-text';
import { screenReason } from '../import/screen-reason';
import { formatName } from './format-name';
import { keptText } from './kept-words';

type Props = { made: TransactionImportRead; people: Readonly<Record<string, string>>; accountTitle: string };

/** What an import added, when, by whom, and what undoing it did. */
export function ImportFacts({ made, people, accountTitle }: Props) {
  const locale = useLocale();
  const { currency } = useBusiness();
  const nameOf = (label: string | null) => (label && people[label]) || 'an application';
  return (
    <>
      <p className="font-semibold">{importedText(made, locale)}</p>
      {made.undone_at && (
        <p className="rounded-md bg-chip px-3 py-2">
          {`Undone by ${nameOf(made.undone_by)}, `}
          <Moment value={made.undone_at} />
          {`: ${countOf(made.removed, 'transaction', 'transactions', locale)} removed`}
          {made.kept.length > 0 && `; ${keptText(made.kept, locale)} stayed`}.
        </p>
      )}
      {[made.cut_off, made.balance_break, made.not_in_file, made.possible_parts].map(
        (doubt) =>
          doubt && (
            <p key={doubt} className="text-bad">
              {screenReason(doubt, locale)}
            </p>
          ),
      )}
      <dl className="grid grid-cols-[auto_1fr] gap-x-4 gap-y-1 [&>dt]:text-soft">
        <Fact name="Account">{accountTitle}</Fact>
        <Fact name="Imported">
          <Moment value={made.created_at} />
          {`, by ${nameOf(made.imported_by)}`}
        </Fact>
        <Fact name="Format">
          {formatName(made)}
          {made.file_account && `, account ${made.file_account}`}
        </Fact>
        {made.first_day && made.last_day && (
          <Fact name="Days">
            {`${formatDayOfYear(made.first_day, locale)} – ${formatDayOfYear(made.last_day, locale)}, ${currency}`}
          </Fact>
        )}
      </dl>
    </>
  );
}

function Fact({ name, children }: { name: string; children: ReactNode }) {
  return (
    <>
      <dt>{name}</dt>
      <dd className="min-w-0 wrap-anywhere">{children}</dd>
    </>
  );
}
