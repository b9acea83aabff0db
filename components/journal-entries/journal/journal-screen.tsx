'use client';
import { useMemo, useRef } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { ListDetail } from '@/components/ui/list-detail/list-detail';
import { useOpenItem } from '@/components/ui/list-detail/use-open-item';
import { useSelectRest } from '@/components/ui/list-detail/use-select-rest';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import type { FirstEntries } from '../entry-pages';
import { EntrySide } from '../entry-side';
import { indexLedgers, type LedgerIndex } from '../entry-summary';
import type { EntryGridHandle } from '../grid/entry-grid';
import { DateHeader } from './date-header';
import { JournalHeader } from './journal-header';
import { JournalList } from './journal-list';
import { PanelActs } from './panel-acts';
import type { FirstSum } from './use-figure-sum';
import { type Journal, useJournal } from './use-journal';
import { type JournalActs, useJournalActs } from './use-journal-acts';
import { useJournalCommands } from './use-journal-commands';

export type JournalScreenProps = { ledgers: Ledger[]; first: FirstEntries; firstSum: FirstSum | null };

// Each comes when it is opened.
const RecodeDialog = lazyComponent(() => import('./recode-dialog'));
const SplitDialog = lazyComponent(() => import('../review/split/split-dialog'));

/** Every entry of the business, by any filter; the whole view is kept in the address. */
export function JournalScreen({ ledgers: list, first, firstSum }: JournalScreenProps) {
  const { id: businessId, currency, canWrite } = useBusiness();
  const ledgers = useMemo(() => indexLedgers(list), [list]);
  const journal = useJournal(ledgers, first);
  const { search, setSearch, entries, links, pages } = journal;
  const { openId, open, close } = useOpenItem('entry');
  const grid = useRef<EntryGridHandle>(null);
  const searchRef = useRef<HTMLInputElement>(null);
  const listed = entries.find((entry) => entry.id === openId) ?? null;
  const acts = useJournalActs({ entries, links, openId, ledgers, changes: journal.inUse.changes });
  const rest = useSelectRest(pages, acts.select);
  useJournalCommands({
    entries,
    openId,
    listed,
    acts,
    onOpen: (id, index) => {
      open(id);
      grid.current?.show(index);
    },
    onClose: close,
    onSelectAll: rest.selectRest,
    onSearch: () => searchRef.current?.focus(),
  });

  const isOldestFirst = search.sort === 'datetime';
  const turn = () => void setSearch({ sort: isOldestFirst ? '-datetime' : 'datetime' });
  const onLeaveSearch = () => grid.current?.focus();
  const canAct = canWrite && acts.selection.ids.size === 0;
  return (
    <ListDetail
      header={<JournalHeader {...{ journal, acts, ledgers, firstSum, rest, searchRef, onLeaveSearch }} />}
      list={
        <JournalList
          pages={pages}
          entries={entries}
          filter={journal.filter}
          businessId={businessId}
          canWrite={canWrite}
          onClear={() => void setSearch(null)}
          ledgers={ledgers}
          currency={currency}
          amounts={journal.counted}
          activeId={openId}
          selection={acts.selection}
          onToggle={canWrite ? acts.onToggle : undefined}
          onSelectAll={canWrite ? acts.onSelectAll : undefined}
          onActivate={open}
          onNearEnd={journal.loadMore}
          gridRef={grid}
          dateHeader={<DateHeader isOldestFirst={isOldestFirst} onTurn={turn} />}
        />
      }
      detail={
        openId !== null && (
          <EntrySide
            entryId={openId}
            listed={listed}
            ledgers={ledgers}
            acts={canAct && listed && <ActsOn entry={listed} ledgers={ledgers} acts={acts} />}
            onClose={close}
          />
        )
      }
    >
      <JournalDialogs acts={acts} ledgers={ledgers} links={links} />
    </ListDetail>
  );
}

type ActsOnProps = { entry: JournalEntry; ledgers: LedgerIndex; acts: JournalActs };

function ActsOn({ entry, ledgers, acts }: ActsOnProps) {
  const { confirm, startRecode, startSplit } = acts;
  return (
    <PanelActs {...{ entry, ledgers }} onConfirm={confirm} onRecode={startRecode} onSplit={startSplit} />
  );
}

type DialogsProps = { acts: JournalActs; ledgers: LedgerIndex; links: Journal['links'] };

function JournalDialogs({ acts, ledgers, links }: DialogsProps) {
  const { dialog, closeDialog } = acts;
  if (dialog?.kind === 'recode') {
    return (
      <RecodeDialog
        entries={dialog.entries}
        links={links}
        ledgers={ledgers}
        onRecode={acts.recode}
        onClose={closeDialog}
      />
    );
  }
  if (dialog?.kind === 'split') {
    const { entry } = dialog;
    return (
      <SplitDialog
        entry={entry}
        ledgers={ledgers}
        onSplit={(from, to) => acts.split(entry, from, to)}
        onClose={closeDialog}
      />
    );
  }
  return null;
}
