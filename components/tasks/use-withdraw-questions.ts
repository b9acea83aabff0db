import { useQueryClient } from '@tanstack/react-query';
import { v4 } from 'uuid';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { answered } from '@/lib/client/action-answer';
import type { ClientProblem } from '@/lib/client/client';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { outcomesOf, type WithdrawnQuestions, withdrawalStateOf } from '@/lib/withdrawn-questions';
import { withdrawQuestions } from '@/server/dashboard/actions/tasks';
import { refreshTasks } from './use-tasks';
import { withdrawalNotice } from './withdrawal-words';

const unreachable = 'Daybook did not answer. Check under Tasks which questions are still open.';

/** Takes back what was just asked. What could not be taken back is said. Gives whether any question was withdrawn. */
export type TakeBack = (
  /** Called with each entry as it is then. */
  onBack: (entry: JournalEntry) => void,
) => Promise<boolean>;

/**
 * Takes back what was just asked about entries, which gives them back to review, or confirms those again that were confirmed before.
 * @param before the entries as they were before they were asked about
 * @returns what takes back the questions, which are given in the order of the entries
 */
export function useWithdrawQuestions(
  before: readonly JournalEntry[],
): (taskIds: readonly string[]) => TakeBack {
  const { id: businessId } = useBusiness();
  const client = useQueryClient();
  const locale = useLocale();
  return (taskIds) => async (onBack) => {
    const questions = before.map(({ id }, at) => ({ entryId: id, taskId: taskIds[at] ?? '' }));
    const confirmedIds = before.filter((entry) => entry.review_status === 'confirmed').map(({ id }) => id);
    const input = { idempotencyKey: v4(), questions, confirmedIds };
    const answer = await answered(() => withdrawQuestions(businessId, input), unreachable);
    const withdrawal = answer.ok ? answer.data : unanswered(answer.problem, questions.length);
    withdrawal.entries.forEach(onBack);
    const notice = withdrawalNotice(withdrawal, locale);
    if (notice) showToast({ tone: 'bad', ...notice });
    void refreshTasks(client, businessId);
    return withdrawal.questions.done > 0;
  };
}

/** All were refused; or without any answer, nobody knows. */
function unanswered(problem: ClientProblem, count: number): WithdrawnQuestions {
  const questions = outcomesOf(Array(count).fill(withdrawalStateOf(problem)));
  return { entries: [], questions, confirmations: outcomesOf([]), problem };
}
