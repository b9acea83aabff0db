'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { dayOf, endOfDay } from '@/lib/dates/instant';
import { externalAccountReads } from '@/lib/reads/external-account-reads';
import { readOptions } from '@/lib/reads/read-options';
import { documentOfEntry } from './entry-document';
import { type PaidFrom, paidFrom } from './paid-from';

/** The ledgers that lines of the entry can be put on: all, unless it settles a bill or an invoice that was marked as paid. */
export function usePaidFrom(entry: JournalEntry | undefined, all: readonly Ledger[]): PaidFrom {
  const { id: businessId } = useBusiness();
  const document = entry && documentOfEntry(entry);
  const kind = document?.does === 'settles' && document.kind !== 'credit note' ? document.kind : null;
  const until = entry ? endOfDay(dayOf(entry.datetime)) : '';
  const { data, isError } = useQuery({
    ...readOptions(externalAccountReads.withTransactions, businessId, { query: { end_datetime: until } }),
    enabled: kind !== null,
  });
  return useMemo(() => {
    // Where it cannot be read, the service says what it does not take.
    if (!entry || kind === null || isError) return { ledgers: [...all], why: null };
    const imported = data ? new Set(data.data.map(({ ledger_id }) => ledger_id)) : null;
    const present = new Set(entry.line_entries.map(({ ledger_id }) => ledger_id));
    return paidFrom(all, imported, present, kind);
  }, [entry, kind, isError, data, all]);
}
