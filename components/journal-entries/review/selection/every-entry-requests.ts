import { v4 as newKey } from 'uuid';
import { showToast } from '@/components/ui/notices/toast';
import { type ActionAnswer, answered } from '@/lib/client/action-answer';
import type { EntryChange, EntryChangeUndone } from '@/lib/contract/entry-change';
import { changeEveryEntry, undoEntryChange } from '@/server/dashboard/actions/entry-changes';
import { whyRefused } from '../../why-refused';

type Request = Parameters<typeof changeEveryEntry>[1]['request'];

/** Changes every entry that the request finds, or counts them; null where that was refused, as a toast says. */
export function requestChange(businessId: string, request: Request): Promise<EntryChange | null> {
  const idempotencyKey = newKey();
  return answeredOrTold(
    () => changeEveryEntry(businessId, { idempotencyKey, request }),
    'Nothing was changed',
  );
}

/** Gives the entries of a change back what they had; null where that was refused, as a toast says. */
export function requestUndo(businessId: string, changeId: string): Promise<EntryChangeUndone | null> {
  const idempotencyKey = newKey();
  return answeredOrTold(
    () => undoEntryChange(businessId, { idempotencyKey, changeId }),
    'The change was not undone',
  );
}

const unreachable =
  'It is not known whether this was done. The list shows it once Daybook can be reached again.';

async function answeredOrTold<Data>(
  act: () => Promise<ActionAnswer<Data>>,
  refused: string,
): Promise<Data | null> {
  const answer = await answered(act, unreachable);
  if (answer.ok) return answer.data;
  const title = answer.problem.code === 'unreachable' ? 'Daybook did not answer' : refused;
  showToast({ tone: 'bad', title, detail: await whyRefused(answer.problem) });
  return null;
}
