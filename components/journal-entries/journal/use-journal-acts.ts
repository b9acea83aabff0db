'use client';
import { useMemo, useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useAwaitField, useRefuseField } from '@/components/ui/commands/commands';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/toast';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { countOf } from '@/lib/format/count';
import type { NewLine } from '../changes/change';
import type { EntryChangesInUse } from '../changes/entry-changes-provider';
import { type LedgerIndex, ledgerName, titleOf } from '../entry-summary';
import { useLockedDays } from '../lock-sign';
import { whyLedgersStay } from '../open-lines';
import { unreadyLine } from '../review/readiness';
import { extend, noSelection, type Selection, selectedOf, toggle, toggleAll } from '../review/selection';
import type { RecodePreview } from './recode';

type ActsInput = {
  entries: readonly JournalEntry[];
  openId: string | null;
  ledgers: LedgerIndex;
  canWrite: boolean;
  changes: EntryChangesInUse['changes'];
};

export type JournalDialog =
  | { kind: 'recode'; entries: JournalEntry[] }
  | { kind: 'split'; entry: JournalEntry };

const lockedSentence = 'It lies in the closed books';

/** What can be done in the journal to the selected entries, or else to the open one; each act can be undone. */
export function useJournalActs({ entries, openId, ledgers, canWrite, changes }: ActsInput) {
  const { currency } = useBusiness();
  const locale = useLocale();
  const awaitField = useAwaitField();
  const refuseField = useRefuseField();
  const isLocked = useLockedDays();
  const [selection, setSelection] = useState<Selection>(noSelection);
  const [dialog, setDialog] = useState<JournalDialog | null>(null);
  const order = useMemo(() => entries.map(({ id }) => id), [entries]);
  const selectedIds = useMemo(() => new Set(selectedOf(selection, order)), [selection, order]);
  const targets = entries.filter(({ id }) => (selectedIds.size > 0 ? selectedIds.has(id) : id === openId));
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
    setSelection(noSelection);
  };
  const confirm = () => {
    const ready = targets.filter(
      (entry) => entry.review_status !== 'confirmed' && unreadyLine(entry, ledgers) === null,
    );
    const left = targets.filter((entry) => entry.review_status !== 'confirmed').length - ready.length;
    const what = countOf(ready.length, 'entry', 'entries', locale);
    const detail =
      left > 0 ? `${countOf(left, 'entry needs', 'entries need', locale)} a ledger first.` : undefined;
    if (ready.length === 0) {
      if (detail) showToast({ title: 'Nothing confirmed', detail });
      return;
    }
    const act = changes.act(
      `Confirmed ${what}`,
      ready.map((entry) => ({ entry, change: { kind: 'review-status', to: 'confirmed' } })),
    );
    void act.then(
      ({ saved }) => saved > 0 && showToast({ title: `Confirmed ${what}`, ...(detail ? { detail } : {}) }),
    );
    setSelection(noSelection);
  };
  const undo = () => {
    const undone = changes.undo();
    void undone?.done.then(({ saved }) => saved > 0 && showToast({ title: `Undone: ${undone.step.name}` }));
  };
  const startSplit = () => {
    if (!only) return;
    const why = isLocked(only.datetime) ? lockedSentence : whyLedgersStay(only, ledgers, currency);
    if (why === null) return openTyping({ kind: 'split', entry: only });
    refuseField();
    showToast({ title: 'This entry cannot be split', detail: `${why}.` });
  };
  const cannot = !canWrite || targets.length === 0;
  const more = [
    {
      id: 'select',
      name: 'Select',
      keys: ['x'],
      isDisabled: !canWrite,
      run: () => openId && setSelection((now) => toggle(now, openId)),
    },
    {
      id: 'extend',
      name: 'Select up to here',
      keys: ['shift+x'],
      isDisabled: !canWrite,
      run: () => openId && setSelection((now) => extend(now, openId, order)),
    },
    {
      id: 'recode',
      name: 'Change the ledger',
      keys: ['e'],
      isDisabled: cannot,
      run: () => openTyping({ kind: 'recode', entries: targets }),
    },
    { id: 'confirm', name: 'Confirm', keys: ['c'], isDisabled: cannot, run: confirm },
    {
      id: 'split',
      name: 'Split over several ledgers',
      keys: ['s'],
      isDisabled: !canWrite || !only,
      run: startSplit,
    },
    { id: 'undo', name: 'Undo', keys: ['u'], isDisabled: !canWrite, run: undo },
  ];
  return {
    selection,
    targets,
    dialog,
    commands: more.map((command) => ({ ...command, run: () => void command.run() })),
    onToggle: (id: string, isRange: boolean) =>
      setSelection((now) => (isRange ? extend(now, id, order) : toggle(now, id))),
    onSelectAll: () => setSelection((now) => toggleAll(now, order)),
    select: (ids: readonly string[]) => setSelection({ ids: new Set(ids), anchor: null }),
    clear: () => setSelection(noSelection),
    closeDialog: () => setDialog(null),
    recode,
    confirm,
    startSplit,
    startRecode: () => openTyping({ kind: 'recode', entries: targets }),
    split: (entry: JournalEntry, from: readonly NewLine[], to: readonly NewLine[]) =>
      changes.act(`Split ${titleOf(entry)}`, [{ entry, change: { kind: 'lines', from, to } }]),
  };
}

export type JournalActs = ReturnType<typeof useJournalActs>;
