'use client';
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import type { Ledger } from '@/lib/contract/ledger';
import { type Day, endOfDay } from '@/lib/dates/instant';
import { unitsOfAmount } from '@/lib/format/amount';
import { decimalsOf } from '@/lib/money/currency';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { ledgerReads } from '@/lib/reads/ledger-reads';
import { readAgain } from '@/lib/reads/read-again';
import { readOptions } from '@/lib/reads/read-options';
import { reportReads } from '@/lib/reads/report-reads';
import { onSideOf } from '@/lib/trial-balance/normal-sides';
import { readTrialBalance } from '@/lib/trial-balance/read-trial-balance';
import type { FileAccount } from '@/lib/trial-balance/trial-balance-file';
import { type BalanceTarget, followed, matcherOf, sidesOf, type TargetChoice } from './match-ledger';
import { type BooksBalances, planOpening } from './plan-opening';

/** A file whose text could be read; `sheet` is the one of several that it was read from. */
export type OpeningFile = { name: string; sheet: string | null; text: string; notes: string[] };

/** What a person decided, by the line of the account. */
type Decisions = {
  reading: string | null;
  day: Day | null;
  makesEmpty: boolean;
  zeroesOthers: boolean;
  choices: ReadonlyMap<number, TargetChoice>;
};

const undecided: Decisions = {
  reading: null,
  day: null,
  makesEmpty: false,
  zeroesOthers: true,
  choices: new Map(),
};

/** A file beside the books: its accounts, their ledgers, and what is left to post on the day. */
export function useOpening(file: OpeningFile, initial: readonly Ledger[]) {
  const { id, currency, entriesStart } = useBusiness();
  const client = useQueryClient();
  const [decisions, setDecisions] = useState(undecided);
  const read = useMemo(
    () => readTrialBalance(file.text, { decimals: decimalsOf(currency), chosen: decisions.reading }),
    [file, currency, decisions.reading],
  );
  const day = decisions.day ?? (read.ok ? read.value.asOf : null) ?? entriesStart;
  const ledgers = useQuery({
    ...readOptions(ledgerReads.list, id, {}),
    initialData: { data: [...initial] },
    // Drawn again by Back, it is as old as its page.
    initialDataUpdatedAt: 0,
  });
  const report = useQuery({
    ...readOptions(reportReads['trial-balance'], id, { query: { end_datetime: endOfDay(day) } }),
    enabled: day !== '',
    refetchOnMount: 'always',
  });
  const chart = ledgers.data.data;
  const books = useMemo((): BooksBalances | null => {
    const records = report.data?.data[0]?.records;
    if (!records) return null;
    const units = records.map((record): [string | null, bigint] => [
      record.ledger_id,
      unitsOfAmount(record.debit, currency) - unitsOfAmount(record.credit, currency),
    ]);
    return {
      ofLedgers: new Map(units.flatMap(([ledgerId, net]) => (ledgerId === null ? [] : [[ledgerId, net]]))),
      earlierYears: units.reduce((sum, [ledgerId, net]) => (ledgerId === null ? sum + net : sum), 0n),
    };
  }, [report.data, currency]);
  const match = useMemo(() => matcherOf(chart), [chart]);
  const accounts = useMemo(() => {
    const found = read.ok ? read.value.accounts : [];
    return found.map((account) => {
      const target = followed(match(account), decisions.choices.get(account.line));
      return { account: onSideOf(account, sidesOf(target, chart)), target };
    });
  }, [read, match, chart, decisions.choices]);
  const hasBalances = read.ok && read.value.reading !== null;
  const makesEmpty = decisions.makesEmpty || !hasBalances;
  const { zeroesOthers } = decisions;
  const plan = useMemo(
    () => books && planOpening(accounts, { chart, books, hasBalances, makesEmpty, zeroesOthers }),
    [accounts, chart, books, hasBalances, makesEmpty, zeroesOthers],
  );
  return {
    ...{ read, day, chart, books, accounts, plan, makesEmpty, zeroesOthers },
    isReading: report.isFetching,
    failure: report.error,
    decide: (part: Partial<Omit<Decisions, 'choices'>>) => setDecisions((before) => ({ ...before, ...part })),
    direct: (account: FileAccount, chosen: BalanceTarget) =>
      setDecisions((before) => {
        const choice = { chosen, insteadOf: match(account) };
        return { ...before, choices: new Map([...before.choices, [account.line, choice]]) };
      }),
    /** Reads the books again; resolves when they are there. */
    refresh: () => readAgain(client, id, ledgerReads.list, ...readsChangedByPosting),
  };
}

export type Opening = ReturnType<typeof useOpening>;
