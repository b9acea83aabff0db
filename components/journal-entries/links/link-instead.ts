import { v4 as newKey } from 'uuid';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import { refusedTitle } from '@/lib/client/refused-title';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { declineLink, linkAsTransfer } from '@/server/dashboard/actions/transaction-links';
import type { EntryChanges } from '../changes/entry-changes';
import { titleOf } from '../entry-summary';
import { refusalSentence } from '../refusal-sentence';

/**
 * Where a ledger was refused because the other account has its own transaction of the transfer: what links the two instead;
 * null where it was refused for anything else.
 */
export function linkInstead(
  businessId: string,
  entry: JournalEntry,
  problem: ClientProblem,
  changes: Pick<EntryChanges, 'learn' | 'noteUnderWay'>,
  onLinked: () => void,
): (() => void) | null {
  const other = problem.errors?.find(({ code }) => code === 'transfer_leg_exists')?.resource_id;
  const { transaction_id: transactionId } = entry;
  if (!other || transactionId === null) return null;
  const settle = async (ask: () => ReturnType<typeof linkAsTransfer>, refused: string) => {
    const answer = await answered(ask, 'Daybook did not answer. Try again.');
    if (!answer.ok) {
      showToast({
        tone: 'bad',
        title: refusedTitle(answer.problem, refused),
        detail: refusalSentence(answer.problem),
      });
      return null;
    }
    for (const each of answer.data.entries) changes.learn(each);
    onLinked();
    return answer.data.link;
  };
  return () => {
    const pair = { idempotencyKey: newKey(), transactionId, otherTransactionId: other };
    const name = `Linked and confirmed ${titleOf(entry)}`;
    const linked = settle(() => linkAsTransfer(businessId, pair), `${titleOf(entry)} was not linked`);
    const outcome = linked.then((link) => {
      if (!link) return null;
      showToast({ tone: 'good', title: name, detail: 'u undoes it.' });
      const undo = { idempotencyKey: newKey(), linkId: link.id, isUndo: true };
      const stillLinked = `${titleOf(entry)} is still linked`;
      return async () => (await settle(() => declineLink(businessId, undo), stillLinked)) !== null;
    });
    changes.noteUnderWay(name, entry.id, outcome);
  };
}
