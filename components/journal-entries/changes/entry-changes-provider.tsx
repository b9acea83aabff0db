'use client';
import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import {
  createContext,
  type ReactNode,
  type RefObject,
  useContext,
  useEffect,
  useState,
  useSyncExternalStore,
} from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { backPath } from '@/lib/back-path';
import { whenSettled } from '@/lib/client/when-idle';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { paths } from '@/lib/paths';
import { figureReads, readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import type { LedgerIndex } from '../entry-summary';
import { changesPort, words } from './changes-port';
import { type ChangesState, EntryChanges } from './entry-changes';
import { heldChanges } from './held-changes';

const SplitAgain = lazyComponent(() => import('./split-again'));

type Held = {
  changes: EntryChanges;
  retry: () => void;
  ledgers: RefObject<LedgerIndex>;
  /** Of the screen that shows them now. */
  onSplitAgain: RefObject<(entry: JournalEntry) => void>;
};

const ChangesContext = createContext<Held | null>(null);

/** Keeps the changes of a business while one goes from screen to screen, so that none is lost and all can be undone. */
export function EntryChangesProvider({ children }: { children: ReactNode }) {
  const { id } = useBusiness();
  return <ChangesOf key={id}>{children}</ChangesOf>;
}

function ChangesOf({ children }: { children: ReactNode }) {
  const { id } = useBusiness();
  const client = useQueryClient();
  const router = useRouter();
  const locale = useLocale();
  const [splitAgain, setSplitAgain] = useState<JournalEntry | null>(null);
  const [held] = useState(() => heldChanges(id, makeHeld));
  function makeHeld(): Held {
    const ledgers = { current: new Map() };
    const onSplitAgain = { current: setSplitAgain };
    const port = changesPort(
      id,
      locale,
      () => ledgers.current,
      {
        onSaved: () => void readAgain(client, id, ...figureReads),
        // What is suggested for other entries changes with a link.
        onLinked: () => void readAgain(client, id, ...readsChangedByPosting),
        onEdit: (entryId) => router.push(paths.journalEntry(id, entryId, backPath(id, window.location))),
        onSplitAgain: (entry) => onSplitAgain.current(entry),
      },
      () => changes,
    );
    const changes = new EntryChanges(port, id);
    return { changes, retry: port.retryNow, ledgers, onSplitAgain };
  }
  useEffect(() => {
    held.onSplitAgain.current = setSplitAgain;
  }, [held]);
  useEffect(() => whenSettled(() => void words().catch(() => undefined)), []);
  return (
    <ChangesContext value={held}>
      {children}
      {splitAgain && (
        <SplitAgain
          entry={splitAgain}
          changes={held.changes}
          ledgers={held.ledgers.current}
          onClose={() => setSplitAgain(null)}
        />
      )}
    </ChangesContext>
  );
}

export type EntryChangesInUse = { changes: EntryChanges; state: ChangesState; retryNow: () => void };

/** The changes on their way; `ledgers` name what somebody else changed when one is refused. */
export function useEntryChanges(ledgers: LedgerIndex): EntryChangesInUse {
  const held = useContext(ChangesContext);
  if (!held) throw new Error('useEntryChanges is called outside of EntryChangesProvider');
  useEffect(() => {
    held.ledgers.current = ledgers;
  }, [held, ledgers]);
  const { subscribe, current } = held.changes;
  const state = useSyncExternalStore(subscribe, current, current);
  return { changes: held.changes, state, retryNow: held.retry };
}

/** Learns what the service answered, and notes what was done, outside of these changes. */
export function useKnownEntries(): Pick<EntryChanges, 'learn' | 'note' | 'noteUnderWay'> {
  const held = useContext(ChangesContext);
  if (!held) throw new Error('useKnownEntries is called outside of EntryChangesProvider');
  return held.changes;
}
