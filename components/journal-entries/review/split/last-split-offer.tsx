'use client';
import { useQuery } from '@tanstack/react-query';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { longestSearch } from '@/lib/contract/limits';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { journalEntryReads } from '@/lib/reads/journal-entry-reads';
import { readOptions } from '@/lib/reads/read-options';
import { type LedgerIndex, ledgerName, summarize } from '../../entry-summary';
import type { LineValues } from '../../form/entry-values';
import { lastSplitOf, rowsLike } from './last-split';

type OfferProps = {
  entry: JournalEntry;
  ledgers: LedgerIndex;
  onTake: (rows: LineValues[]) => void;
};

/** How the payee's latest entry was split, whose ledgers can be taken over. */
export function LastSplitOffer({ entry, ledgers, onTake }: OfferProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const { bankLine } = summarize(entry, ledgers, currency);
  const search = entry.clean_description.trim().slice(0, longestSearch);
  const { data } = useQuery({
    ...readOptions(journalEntryReads.list, businessId, {
      query: {
        search,
        review_status: 'confirmed',
        direction: bankLine?.debit_credit === 'debit' ? 'in' : 'out',
        page_size: 20,
      },
    }),
    enabled: search !== '' && bankLine !== null,
  });
  const last = data && lastSplitOf(entry, data.data, ledgers, currency);
  if (!last) return null;
  const { otherLines } = summarize(last, ledgers, currency);
  const { debit_credit: side } = bankLine ?? {};
  const parts = otherLines.map((line) => {
    const units = unitsOfAmount(line.amount, currency);
    const signed = line.debit_credit === side ? -units : units;
    return `${ledgerName(ledgers, line.ledger_id)} ${formatAmount(signed, currency, locale)}`;
  });
  return (
    <p className="flex flex-wrap items-center gap-x-3 gap-y-1 text-soft">
      <span>
        Last split on {formatDayOfYear(last.datetime, locale)}: {parts.join(', ')}
      </span>
      <Button size="small" onPress={() => onTake(rowsLike(last, ledgers, currency))}>
        Use these ledgers
      </Button>
    </p>
  );
}
