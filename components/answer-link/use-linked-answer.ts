import { useEffect, useRef, useState } from 'react';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { LinkedQuestion } from '@/lib/opened-link';
import { answerQuestion } from '@/server/dashboard/actions/mail';
import { findLinkedDraft, forgetLinkedDraft, keepLinkedDraft } from './linked-draft';
import type { Sent } from './linked-ending';
import { keptFile, useLinkedFiles } from './use-linked-files';

type LinkedAnswerInput = {
  token: string;
  question: LinkedQuestion;
  onEnd: (end: { state: 'answered' } | ({ state: 'sent' } & Sent)) => void;
};

/** An answer by a link, kept as a draft until it is sent: by a tap on one of the ledgers, in words, by files. */
export function useLinkedAnswer({ token, question: { options, filesLeft }, onEnd }: LinkedAnswerInput) {
  const [found] = useState(() => findLinkedDraft(token));
  const [body, setBody] = useState(found.body);
  const files = useLinkedFiles(token, found.files, filesLeft);
  const kept = JSON.stringify({ body, files: files.files.map(keptFile) });
  useEffect(() => keepLinkedDraft(token, JSON.parse(kept)), [token, kept]);

  const form = useRef<HTMLFormElement>(null);
  const chosenId = useRef<string | null>(null);
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: async () => {
      const sent = await answerQuestion({
        token,
        body,
        ledgerId: chosenId.current,
        documentIds: files.documentIds,
      });
      if (!sent.ok && sent.problem.code === 'conflict') onEnd({ state: 'answered' });
      return sent;
    },
    onDone: () => {
      forgetLinkedDraft(token);
      onEnd({
        state: 'sent',
        choice: options.find(({ ledger_id: id }) => id === chosenId.current)?.name ?? null,
        leftOut: files.files.flatMap(({ state, name }) => (state === 'refused' ? [name] : [])),
      });
    },
  });

  return {
    body,
    setBody,
    files,
    isPending,
    errorOf,
    message,
    formProps: {
      ...formProps,
      ref: form,
      onSubmit: async (event: Parameters<typeof formProps.onSubmit>[0]) => {
        await formProps.onSubmit(event);
        chosenId.current = null;
      },
    },
    /** Whether there is something to send besides a tap. */
    hasContent: body.trim() !== '' || files.documentIds.length > 0,
    /** Sends the answer that it was for this ledger. */
    choose: (ledgerId: string) => {
      chosenId.current = ledgerId;
      form.current?.requestSubmit();
    },
  };
}
