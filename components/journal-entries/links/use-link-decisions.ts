import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { type ActionAnswer, answered } from '@/lib/client/action-answer';
import { refusedTitle } from '@/lib/client/refused-title';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { readsChangedByPosting } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { acceptLink, declineLink, restoreLink } from '@/server/dashboard/actions/transaction-links';
import type { EntryChanges } from '../changes/entry-changes';
import { titleOf } from '../entry-summary';
import { whyRefused } from '../why-refused';
import { removesEntry } from './entry-links';
import { acceptedWords, declinedName } from './link-words';

const unreachable = 'Daybook did not answer. Try again.';

type Decided = { link: TransactionLink; entries: JournalEntry[] };

/**
 * What a person decides about links. Entries whose link is being accepted leave the list at once; a refusal brings them
 * back with the reason.
 */
export function useLinkDecisions(changes: EntryChanges) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const [decided, setDecided] = useState<ReadonlyMap<string, TransactionLink>>(new Map());
  const [leavingIds, setLeavingIds] = useState<ReadonlySet<string>>(new Set());
  const [underWay, setUnderWay] = useState(0);
  const latestRead = useRef(0);

  /**
   * A decision settles or changes what is suggested for other entries, and a refusal says that something else did: the list has it.
   * Until the list of after the latest decision is there, each decision counts for more than what was read.
   */
  const readLinksAgain = useCallback(async () => {
    latestRead.current += 1;
    const own = latestRead.current;
    await readAgain(client, businessId, ...readsChangedByPosting);
    if (own === latestRead.current) setDecided(new Map());
  }, [client, businessId]);

  const settle = useCallback(
    async <Data extends Decided>(
      ask: () => Promise<ActionAnswer<Data>>,
      refused: string,
    ): Promise<Data | null> => {
      setUnderWay((count) => count + 1);
      // A refund goes to the ledger that its payment was given just before.
      await changes.whenAnswered();
      const answer = await answered(ask, unreachable);
      setUnderWay((count) => count - 1);
      void readLinksAgain();
      if (!answer.ok) {
        showToast({
          tone: 'bad',
          title: refusedTitle(answer.problem, refused),
          detail: await whyRefused(answer.problem),
        });
        return null;
      }
      const { link, entries } = answer.data;
      for (const entry of entries) changes.learn(entry);
      setDecided((before) => new Map(before).set(link.id, link));
      return answer.data;
    },
    [changes, readLinksAgain],
  );

  /** Accepts a suggested link and confirms its entries. Gives what was done; null where it was refused. */
  const accept = async (entry: JournalEntry, link: TransactionLink): Promise<string | null> => {
    setLeavingIds((before) => new Set([...before, entry.id]));
    const removes = removesEntry(link);
    const name = `${acceptedWords(link)} ${titleOf(entry)}`;
    const acceptance = { idempotencyKey: newKey(), linkId: link.id };
    const accepting = settle(() => acceptLink(businessId, acceptance), `${titleOf(entry)} was not linked`);
    const takeBack = async () => {
      const undo = { idempotencyKey: newKey(), linkId: link.id, isUndo: true };
      const undone = await settle(() => declineLink(businessId, undo), `${titleOf(entry)} is still linked`);
      if (!undone) return false;
      if (!removes) return null;
      return undone.entries.find((each) => each.transaction_id === link.transaction_id)?.id ?? null;
    };
    changes.noteUnderWay(
      name,
      entry.id,
      accepting.then((done) => done && takeBack),
    );
    const isDone = (await accepting) !== null;
    // The entry of a duplicate is gone, and gets another identifier when that is undone.
    if (!isDone || !removes) setLeavingIds((before) => new Set([...before].filter((id) => id !== entry.id)));
    return isDone ? name : null;
  };

  /** Declines a suggested link, or parts what is linked; it is not suggested again. */
  const decline = async (entry: JournalEntry, link: TransactionLink): Promise<boolean> => {
    const { id: linkId, transaction_id: id, other_transaction_id: otherId } = link;
    const wasLinked = link.status === 'linked';
    const linkedIds = wasLinked ? [id, otherId] : [];
    const refusal = { idempotencyKey: newKey(), linkId, isUndo: false, linkedIds };
    const refused = `The link of ${titleOf(entry)} was not removed`;
    const declining = settle(() => declineLink(businessId, refusal), refused);
    const takeBack = async (confirmedIds: string[]) => {
      const undo = { idempotencyKey: newKey(), linkId, wasLinked, confirmedIds };
      const gone = `The link of ${titleOf(entry)} was not brought back`;
      return (await settle(() => restoreLink(businessId, undo), gone)) !== null;
    };
    changes.noteUnderWay(
      `${declinedName(link)} ${titleOf(entry)}`,
      entry.id,
      declining.then((done) => done && (() => takeBack(done.confirmedIds))),
    );
    return (await declining) !== null;
  };

  return { decided, leavingIds, isDeciding: underWay > 0, accept, decline };
}

export type LinkDecisions = ReturnType<typeof useLinkDecisions>;
