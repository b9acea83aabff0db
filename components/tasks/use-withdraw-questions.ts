import { useQueryClient } from '@tanstack/react-query';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/toast';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { withdrawQuestions } from '@/server/dashboard/actions/tasks';
import { refreshTasks } from './use-tasks';

const unreachable = 'Daybook did not answer. Check under Tasks which questions are still open.';

/**
 * Takes back what was just asked about entries, which gives them back to review.
 * @param onBack is told each entry as it is then
 */
export function useWithdrawQuestions(onBack: (entry: JournalEntry) => void) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  return async (entryIds: readonly string[]): Promise<void> => {
    const input = { idempotencyKey: v4(), entryIds: [...entryIds] };
    const answer = await withdrawQuestions(businessId, input).catch(() => null);
    if (answer?.ok) answer.data.forEach(onBack);
    else {
      const detail = answer?.problem.detail ?? unreachable;
      showToast({ tone: 'bad', title: 'The question was not withdrawn', detail });
    }
    await refreshTasks(client, businessId);
  };
}
