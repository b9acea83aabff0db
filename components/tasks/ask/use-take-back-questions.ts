import { useQueryClient } from '@tanstack/react-query';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/toast';
import { readData } from '@/lib/client/read-data';
import { type JournalEntry, journalEntry } from '@/lib/contract/journal-entry';
import { dataOf, pageOf } from '@/lib/contract/primitives';
import { task } from '@/lib/contract/task';
import { dataPaths } from '@/lib/paths';
import { setTaskStatus } from '@/server/dashboard/actions/tasks';
import { refreshTasks } from '../use-tasks';

const taskPage = pageOf(task);
const entryAnswer = dataOf(journalEntry);

/**
 * Closes the latest open question about each entry, which gives the entry back to review.
 * @param onBack is told each entry as it is then
 */
export function useTakeBackQuestions(onBack: (entry: JournalEntry) => void) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const takeBack = async (entryId: string): Promise<boolean> => {
    const search = { journal_entry_id: entryId, status: 'open', page_size: 1 };
    const [asked] = (await readData(dataPaths.tasks(businessId, search), taskPage)).data;
    if (asked) {
      const input = { taskId: asked.id, version: asked.version, status: 'done' as const };
      const answer = await setTaskStatus(businessId, { ...input, idempotencyKey: v4() });
      if (!answer.ok) return false;
    }
    onBack((await readData(dataPaths.journalEntry(businessId, entryId), entryAnswer)).data);
    return true;
  };
  return async (entryIds: readonly string[]): Promise<void> => {
    for (const entryId of entryIds) {
      const isBack = await takeBack(entryId).catch(() => false);
      if (isBack) continue;
      showToast({
        tone: 'bad',
        title: 'The question was not taken back',
        detail: 'Somebody has answered meanwhile, or Daybook did not answer. Look under Tasks.',
      });
      break;
    }
    await refreshTasks(client, businessId);
  };
}
