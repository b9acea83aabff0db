import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { titleOf } from '@/components/journal-entries/entry-summary';
import { readEntryNow } from '@/components/journal-entries/read-entry-now';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { askLimit } from '@/lib/ask-limit';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { TaskKind } from '@/lib/contract/task';
import { countOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import { figureReads } from '@/lib/reads/changed-by-posting';
import { readAgain } from '@/lib/reads/read-again';
import { askOwner } from '@/server/dashboard/actions/tasks';
import { askedWords } from './asked-words';
import { refreshTasks } from './use-tasks';
import { type TakeBack, useWithdrawQuestions } from './use-withdraw-questions';

export type AskProps = {
  entries: readonly JournalEntry[];
  /** What is asked for at first. */
  kind?: TaskKind;
  onClose: () => void;
  /** Gets each entry as it is, where somebody has changed one meanwhile. */
  onChanged: (entry: JournalEntry) => void;
  /** Gets the entries as they are once they were asked about, what takes it back, and whether there is an owner to read it. */
  onAsked: (entries: JournalEntry[], takeBack: TakeBack, hasOwner: boolean) => void;
};

/** The initial text of the field; a changed text is kept when the kind changes. */
export const openings: Record<TaskKind, string> = {
  question: '',
  receipt_request: 'Could you send the receipt for this?',
};

/** A question to the owner, kept as a draft until it is asked. */
export function useAsk({ entries, kind: firstKind = 'question', onClose, onChanged, onAsked }: AskProps) {
  const { id: businessId, isAdmin } = useBusiness();
  const router = useRouter();
  const locale = useLocale();
  const client = useQueryClient();
  const [first] = entries;
  const kept = useDraftState({
    form: `ask ${firstKind} ${first?.id} ${entries.length}`,
    businessId,
    empty: () => ({ kind: firstKind, body: openings[firstKind] }),
  });
  const { kind, body } = kept.values;
  const takeBack = useWithdrawQuestions(entries);
  const readThemAgain = async () => {
    const present = await Promise.all(idsOf(entries).map((id) => readEntryNow(businessId, id)));
    for (const entry of present) if (entry) onChanged(entry);
    void readAgain(client, businessId, ...figureReads);
  };
  const tellAsked = (hasOwner: boolean) => {
    const what =
      first && entries.length === 1 ? titleOf(first) : countOf(entries.length, 'entry', 'entries', locale);
    const members = { name: 'Members', onPress: () => router.push(paths.members(businessId)) };
    showToast({
      ...askedWords(what, { hasOwner, isAdmin }),
      ...(hasOwner ? { tone: 'good' } : { isLasting: true, action: members }),
    });
  };
  const submission = useSubmission({
    within: '/ask',
    idempotencyKey: kept.idempotencyKey,
    missing: body.trim() === '' ? ['/body'] : [],
    act: async (idempotencyKey) => {
      const answer = await askOwner(businessId, {
        idempotencyKey,
        entryIds: idsOf(entries),
        confirmedIds: idsOf(entries.filter((entry) => entry.review_status === 'confirmed')),
        ask: { kind, body: body.trim() },
      });
      if (!answer.ok && answer.problem.code === 'confirmed_meanwhile') void readThemAgain();
      return answer;
    },
    onDone: ({ entries: asked, taskIds, hasOwner }) => {
      kept.forget();
      tellAsked(hasOwner);
      onAsked(asked, takeBack(taskIds), hasOwner);
      void refreshTasks(client, businessId);
      onClose();
    },
  });
  return {
    ...submission,
    kept,
    isTooMany: entries.length > askLimit,
    cancel: () => {
      kept.forget();
      onClose();
    },
  };
}

function idsOf(entries: readonly JournalEntry[]): string[] {
  return entries.map(({ id }) => id);
}
