'use client';

import { useQueryClient } from '@tanstack/react-query';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { type LedgerIndex, summarize, titleOf } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { isSavedBefore } from '@/components/ui/submission/saved-before';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { isUnderway } from '@/components/uploads/upload-queue';
import { useUploads } from '@/components/uploads/use-uploads';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Task } from '@/lib/contract/task';
import { paths } from '@/lib/paths';
import { writeTaskMessage } from '@/server/dashboard/actions/tasks';
import { answeredWords, leftOutWords } from '../task-words';
import { refreshTasks } from '../use-tasks';
import { useFilesToCheck } from './use-files-to-check';

const sentBefore =
  'It had already been sent as you first wrote it: see above. Empty the field to write something else.';
const sentWithoutWords =
  'Your first message had already been sent: see above. What you send now is another message.';

export type AnswerInput = {
  task: Pick<Task, 'id' | 'kind' | 'answer_options'>;
  /** What the task is about, where it is known: files are compared with it. */
  about?: { entry: JournalEntry; ledgers: LedgerIndex } | undefined;
  onDone?: (() => unknown) | undefined;
};

/** What is being answered: the words, a ledger, and the files, which are uploaded as they come and compared with the payment. */
export function useAnswer({ task, about, onDone }: AnswerInput) {
  const { id: businessId, canWrite } = useBusiness();
  const locale = useLocale();
  const client = useQueryClient();
  const router = useRouter();
  const answeredTask = paths.tasks(businessId, { task: task.id, status: 'answered' });
  const draft = useDraftState({ form: `answer ${task.id}`, businessId, empty: () => ({ body: '' }) });
  const { body } = draft.values;
  const files = useAnswerFiles(task.id, about);
  const [isForPayee, setIsForPayee] = useState(false);
  const chosen = useRef<string | null>(null);
  const wasSentBefore = useRef(false);
  /** The files that went with what was sent, whether that was answered or not. */
  const sentIds = useRef<readonly string[]>([]);
  const options = canWrite ? undefined : task.answer_options;
  const submission = useSubmission({
    within: '/message',
    idempotencyKey: draft.idempotencyKey,
    savedBefore: body === '' ? sentWithoutWords : sentBefore,
    act: async (idempotencyKey): ReturnType<typeof writeTaskMessage> => {
      const sentFirst = sentIds.current;
      sentIds.current = [...sentFirst, ...files.documentIds];
      const answer = await writeTaskMessage(businessId, {
        idempotencyKey,
        taskId: task.id,
        message: {
          body: body.trim(),
          document_ids: files.documentIds,
          ledger_id: chosen.current,
          ...(options && options.same_payee > 0 && { for_payee: isForPayee }),
        },
      });
      wasSentBefore.current = isSavedBefore(answer);
      if (wasSentBefore.current) sentIds.current = sentFirst;
      // There is nothing to empty.
      if (wasSentBefore.current && body === '') startAnother(draft.current().body);
      return answer;
    },
    onDone: async () => {
      const leftOut = leftOutWords(files.leftOut);
      draft.restart();
      files.clear();
      await refreshTasks(client, businessId);
      await onDone?.();
      // A ledger is answered by a single tap: what was tapped by mistake is answered anew.
      const change = { name: 'Change', onPress: () => router.push(answeredTask) };
      const words = {
        payee: about ? titleOf(about.entry) : null,
        choice: options?.ledgers.find(({ ledger_id }) => ledger_id === chosen.current)?.name ?? null,
        questions: options && isForPayee ? options.same_payee + 1 : 1,
        isReply: canWrite,
      };
      showToast({
        tone: 'good',
        title: answeredWords(words, locale),
        ...(chosen.current !== null && { action: change }),
        // The words may speak of it.
        ...(leftOut !== null && { detail: leftOut, isLasting: true }),
      });
    },
  });
  const says = body.trim() !== '' || files.documentIds.length > 0;
  /** What is sent next is another message, without the files that went with the first. */
  const startAnother = (text: string) => {
    wasSentBefore.current = false;
    draft.goOnFrom({ body: '' }, { body: text });
    sentIds.current.forEach(files.remove);
    submission.startAnew();
  };
  const write = (text: string) => {
    if (text === '' && wasSentBefore.current) startAnother('');
    else draft.change({ body: text });
  };
  return { draft, write, files, options, chosen, isForPayee, setIsForPayee, says, submission };
}

/** The files of an answer; one that does not fit the payment is asked about before the answer can be sent. */
function useAnswerFiles(taskId: string, about: AnswerInput['about']) {
  const { id: businessId, currency } = useBusiness();
  const { uploads, add, clear, queue } = useUploads({ fields: { task_id: taskId }, showsThem: true });
  const [kept, setKept] = useState<readonly string[]>([]);
  const documents = uploads.flatMap((each) => (each.state === 'done' ? [each.document] : []));
  const summary = about && summarize(about.entry, about.ledgers, currency);
  const paid = summary?.isMovement ? { units: summary.units, currency } : null;
  const { mismatches, isReading } = useFilesToCheck(businessId, documents, paid);
  const asked = mismatches.filter(({ documentId }) => !kept.includes(documentId));
  return {
    uploads,
    queue,
    add,
    clear,
    paid,
    asked,
    isReading,
    documentIds: documents.map(({ id }) => id),
    leftOut: uploads.flatMap((each) => (each.state === 'refused' ? [each.file.name] : [])),
    isWaiting: uploads.some(isUnderway) || isReading || asked.length > 0,
    keep: (documentId: string) => setKept((before) => [...before, documentId]),
    remove: (documentId: string) => {
      const upload = uploads.find((each) => each.state === 'done' && each.document.id === documentId);
      if (upload) queue.dismiss(upload.id);
    },
  };
}
