import { useQueryClient } from '@tanstack/react-query';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { withdrawQuestions } from '@/server/dashboard/actions/tasks';
import { refreshTasks } from './use-tasks';

const unreachable = 'Daybook did not answer. Check under Tasks which questions are still open.';
const answeredMeanwhile = 'It is no longer open: the owner has answered it, or somebody has closed it.';

/**
 * Takes back what was just asked about entries, which gives them back to review.
 * @param onBack is called with each entry as it is then
 * @returns whether it was done
 */
export function useWithdrawQuestions(onBack: (entry: JournalEntry) => void) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  return async (entryIds: readonly string[]): Promise<boolean> => {
    const input = { idempotencyKey: v4(), entryIds: [...entryIds] };
    const answer = await answered(() => withdrawQuestions(businessId, input), unreachable);
    if (answer.ok) answer.data.entries.forEach(onBack);
    const isDone = answer.ok && answer.data.withdrawn > 0;
    const detail = answer.ok ? answeredMeanwhile : answer.problem.detail;
    if (!isDone) showToast({ tone: 'bad', title: 'The question was not withdrawn', detail });
    void refreshTasks(client, businessId);
    return isDone;
  };
}
