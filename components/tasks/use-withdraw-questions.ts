import { useQueryClient } from '@tanstack/react-query';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { withdrawQuestions } from '@/server/dashboard/actions/tasks';
import { stayAskedNotice } from './task-words';
import { refreshTasks } from './use-tasks';

const unreachable = 'Daybook did not answer. Check under Tasks which questions are still open.';

/**
 * Takes back what was just asked about entries, which gives them back to review, or confirms those again that were confirmed before.
 * @param onBack is called with each entry as it is then
 * @returns whether any question was withdrawn; how many were not is said
 */
export function useWithdrawQuestions(onBack: (entry: JournalEntry) => void) {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const locale = useLocale();
  return async (entryIds: readonly string[], confirmedIds: readonly string[]): Promise<boolean> => {
    const input = { idempotencyKey: v4(), entryIds: [...entryIds], confirmedIds: [...confirmedIds] };
    const answer = await answered(() => withdrawQuestions(businessId, input), unreachable);
    if (answer.ok) answer.data.entries.forEach(onBack);
    const withdrawn = answer.ok ? answer.data.withdrawn : 0;
    const notice = answer.ok
      ? stayAskedNotice({ asked: entryIds.length, withdrawn }, locale)
      : { title: 'The question was not withdrawn', detail: answer.problem.detail };
    if (notice) showToast({ tone: 'bad', ...notice });
    void refreshTasks(client, businessId);
    return withdrawn > 0;
  };
}
