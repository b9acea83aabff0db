'use client';
import { Badge } from '@/components/ui/badge';
import { useLocale } from '@/components/ui/locale';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { formatLongDay } from '@/lib/format/day';
import type { EntryDetailsProps } from './entry-details-props';
import { EntryLines } from './entry-lines';
import { ledgerName, rawBeyondTitle, summarize, titleOf } from './entry-summary';
import { LockSign } from './lock-sign';
import { provenanceOfEntry } from './provenance';
import { statusNames, statusTones } from './status-names';

/** An entry as one reads it: what it was, its lines, where its ledger comes from. */
export function EntryDetails(props: EntryDetailsProps) {
  const { entry, ledgers, currency, renderLedger, hasReasons = true, action } = props;
  const locale = useLocale();
  const { bankLine } = summarize(entry, ledgers, currency);
  const title = titleOf(entry);
  const raw = rawBeyondTitle(entry, 'everything');
  return (
    <div className="flex flex-col gap-[18px]">
      <div>
        <div className="flex items-start justify-between gap-2">
          <p className="text-soft">
            {formatLongDay(entry.datetime, locale)}
            {bankLine && ` · ${ledgerName(ledgers, bankLine.ledger_id)}`}
          </p>
          {action && <div className="-my-1 -mr-2">{action}</div>}
        </div>
        <h2 className="text-xl font-semibold tracking-tight wrap-anywhere">{title}</h2>
        {raw && <p className="wrap-anywhere text-faint">{raw}</p>}
        <EntryMarks entry={entry} />
      </div>
      <LockSign at={entry.datetime} what="entry" />
      <EntryLines entry={entry} ledgers={ledgers} currency={currency} renderLedger={renderLedger} />
      {hasReasons && <p className="text-soft">{provenanceOfEntry(entry).sentence}</p>}
    </div>
  );
}

function EntryMarks({ entry }: { entry: JournalEntry }) {
  return (
    <p className="mt-2 flex flex-wrap gap-1.5">
      <Badge tone={statusTones[entry.review_status]}>{statusNames[entry.review_status]}</Badge>
      {entry.is_reconciled && <Badge>Reconciled</Badge>}
      {entry.reversal_of && !entry.brings_back && <Badge>Reversal</Badge>}
      {entry.reversed_by && <Badge>Reversed</Badge>}
      {entry.is_before_start && <Badge tone="warn">Before the books start: reports leave it out</Badge>}
    </p>
  );
}
