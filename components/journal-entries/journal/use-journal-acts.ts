'use client';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useAwaitField, useRefuseField } from '@/components/ui/commands/commands';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { countOf } from '@/lib/format/count';
import type { NewLine } from '../changes/change';
import type { EntryChangesInUse } from '../changes/entry-changes-provider';
import { type LedgerIndex, ledgerName, titleOf } from '../entry-summary';
import { isAsked } from '../links/entry-links';
import { useLockedDays } from '../lock-sign';
import { whyLedgersStay } from '../open-lines';
import { leftByConfirming, previewOf } from '../review/readiness/left-entries';
import { leftWords } from '../review/readiness/left-words';
import { extend, noSelection, toggle, toggleAll } from '../review/selection/selection';
import { useSelectedEntries } from '../review/selection/use-selected-entries';
import type { RecodePreview } from './recode';

type ActsInput = {
  entries: readonly JournalEntry[];
  /** The links of the entries that have any. */
  links: ReadonlyMap<string, readonly TransactionLink[]>;
  openId: string | null;
  ledgers: LedgerIndex;
  changes: EntryChangesInUse['changes'];
};

export type JournalDialog =
  | { kind: 'recode'; entries: readonly JournalEntry[] }
  | { kind: 'split'; entry: JournalEntry };

const lockedSentence = 'It lies in the closed books';

/** What can be done in the journal to the selected entries, or else to the open one; each act can be undone. */
export function useJournalActs({ entries, links, openId, ledgers, changes }: ActsInput) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const awaitField = useAwaitField();
  const refuseField = useRefuseField();
  const isLocked = useLockedDays();
  const [dialog, setDialog] = useState<JournalDialog | null>(null);
  const open = entries.find(({ id }) => id === openId) ?? null;
  const { selection, setSelection, order, targets, clear } = useSelectedEntries(
    entries,
    open,
    useState(noSelection),
  );
  const [only] = targets.length === 1 ? targets : [];

  const openTyping = (next: JournalDialog) => {
    awaitField();
    setDialog(next);
  };
  const recode = (changed: RecodePreview['changed'], to: string) => {
    const what = `${countOf(changed.length, 'entry', 'entries', locale)} to ${ledgerName(ledgers, to)}`;
    const act = changes.act(
      `Moved ${what}`,
      changed.map(({ entry, line }) => ({
        entry,
        change: { kind: 'ledger', line, from: line.ledger_id, to },
      })),
    );
    void act.then(({ saved }) => saved > 0 && showToast({ title: `Moved ${what}`, detail: 'u undoes it.' }));
    clear();
  };
  const confirm = () => {
    const pending = targets.filter(({ review_status }) => review_status !== 'confirmed');
    const reasonOf = (entry: JournalEntry) =>
      leftByConfirming(entry, ledgers, isAsked(entry, links.get(entry.id)));
    const ready = pending.filter((entry) => reasonOf(entry) === null);
    const left = leftWords(previewOf(pending, reasonOf).left, locale);
    const detail = left === '' ? {} : { detail: `Not ${left}.` };
    if (ready.length === 0) {
      if (left !== '') showToast({ title: 'Nothing confirmed', ...detail });
      return;
    }
    const done = `Confirmed ${countOf(ready.length, 'entry', 'entries', locale)}`;
    const act = changes.act(
      done,
      ready.map((entry) => ({ entry, change: { kind: 'review-status', to: 'confirmed' } })),
    );
    void act.then(({ saved }) => saved > 0 && showToast({ title: done, ...detail }));
    clear();
  };
  const startSplit = () => {
    if (!only) return;
    const why = isLocked(only.datetime) ? lockedSentence : whyLedgersStay(only, ledgers, currency);
    if (why === null) return openTyping({ kind: 'split', entry: only });
    refuseField();
    showToast({ title: 'This entry cannot be split', detail: `${why}.` });
  };
  return {
    selection,
    targets,
    dialog,
    onToggle: (id: string, isRange: boolean) =>
      setSelection((now) => (isRange ? extend(now, id, order) : toggle(now, id))),
    onSelectAll: () => setSelection((now) => toggleAll(now, order)),
    select: (ids: readonly string[]) => setSelection({ ids: new Set(ids), anchor: null }),
    clear,
    closeDialog: () => setDialog(null),
    recode,
    confirm,
    /** Whether there is one entry to split. */
    canSplit: only !== undefined,
    startSplit,
    startRecode: () => openTyping({ kind: 'recode', entries: targets }),
    split: (entry: JournalEntry, from: readonly NewLine[], to: readonly NewLine[]) =>
      changes.act(`Split ${titleOf(entry)}`, [{ entry, change: { kind: 'lines', from, to } }]),
    undo: () => {
      const undone = changes.undo();
      void undone?.done.then(({ saved }) => saved > 0 && showToast({ title: `Undone: ${undone.step.name}` }));
    },
  };
}

export type JournalActs = ReturnType<typeof useJournalActs>;
