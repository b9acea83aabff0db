'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Paperclip, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraftState } from '@/components/drafts/use-draft-state';
import { type LedgerIndex, summarize, titleOf } from '@/components/journal-entries/entry-summary';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { PageDrop } from '@/components/ui/page-drop';
import { TextAreaField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import { acceptedFiles } from '@/components/uploads/accepted-files';
import { isUnderway } from '@/components/uploads/upload-queue';
import { useUploads } from '@/components/uploads/use-uploads';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import type { Task } from '@/lib/contract/task';
import { writeTaskMessage } from '@/server/dashboard/actions/tasks';
import { refreshTasks } from '../use-tasks';
import { AnswerChoices } from './answer-choices';
import { AnswerFiles } from './answer-files';
import { MisfitNotice } from './misfit-notice';
import { useFilesToCheck } from './use-files-to-check';

type Props = {
  task: Pick<Task, 'id' | 'kind' | 'answer_options'>;
  /** What the task is about, where it is known: files are compared with it. */
  about?: { entry: JournalEntry; ledgers: LedgerIndex } | undefined;
  onDone?: (() => unknown) | undefined;
};

/**
 * A ledger by one tap, words, receipts, or several of them. The owner answers; a bookkeeper asks again. Files are uploaded as
 * they come; one that does not fit the payment is asked about before the answer can be sent.
 */
export function AnswerForm({ task, about, onDone }: Props) {
  const { id: businessId, canWrite, currency } = useBusiness();
  const client = useQueryClient();
  const { uploads, add, clear, queue } = useUploads({ fields: { task_id: task.id }, showsThem: true });
  const draft = useDraftState({ form: `answer ${task.id}`, businessId, empty: () => ({ body: '' }) });
  const { body } = draft.values;
  const [isForPayee, setIsForPayee] = useState(false);
  const [kept, setKept] = useState<readonly string[]>([]);
  const input = useRef<HTMLInputElement>(null);
  const form = useRef<HTMLFormElement>(null);
  const chosen = useRef<string | null>(null);
  const documents = uploads.flatMap((each) => (each.state === 'done' ? [each.document] : []));
  const documentIds = documents.map(({ id }) => id);
  const summary = about && summarize(about.entry, about.ledgers, currency);
  const paid = summary?.isMovement ? { units: summary.units, currency } : null;
  const { misfits, isReading } = useFilesToCheck(businessId, documents, paid);
  const asked = misfits.filter(({ documentId }) => !kept.includes(documentId));
  const isWaiting = uploads.some(isUnderway) || isReading || asked.length > 0;
  const says = body.trim() !== '' || documentIds.length > 0;
  const options = canWrite ? undefined : task.answer_options;
  const { formProps, isPending, errorOf, message } = useSubmission({
    within: '/message',
    idempotencyKey: draft.idempotencyKey,
    act: (idempotencyKey) =>
      writeTaskMessage(businessId, {
        idempotencyKey,
        taskId: task.id,
        message: {
          body: body.trim(),
          document_ids: documentIds,
          ledger_id: chosen.current,
          ...(options && options.same_payee > 0 && { for_payee: isForPayee }),
        },
      }),
    onDone: async () => {
      draft.restart();
      clear();
      await refreshTasks(client, businessId);
      await onDone?.();
      showToast({ tone: 'good', title: canWrite ? 'Asked again' : 'Answer sent' });
    },
  });
  const wantsReceipt = task.kind === 'receipt_request' && !canWrite;
  const submit = formProps.onSubmit;
  return (
    <Form
      {...formProps}
      ref={form}
      onSubmit={async (event) => {
        await submit(event);
        chosen.current = null;
      }}
      className="flex flex-col gap-3"
    >
      {options && options.ledgers.length > 0 && about && (
        <AnswerChoices
          options={options}
          ledgers={about.ledgers}
          payee={titleOf(about.entry)}
          isForPayee={isForPayee}
          onForPayee={setIsForPayee}
          isDisabled={isWaiting || isPending}
          onChoose={(ledgerId) => {
            chosen.current = ledgerId;
            form.current?.requestSubmit();
          }}
        />
      )}
      <DraftNote {...draft.note} className="-mb-1" />
      <TextAreaField
        label={canWrite ? 'Ask again' : 'Your answer'}
        value={body}
        onChange={(typed) => draft.change({ body: typed })}
        maxLength={4000}
        rows={wantsReceipt || options ? 2 : 3}
        error={errorOf('/body')}
      />
      <AnswerFiles uploads={uploads} queue={queue} />
      {paid &&
        asked.map((misfit) => (
          <MisfitNotice
            key={misfit.documentId}
            misfit={misfit}
            paid={paid.units}
            currency={currency}
            onKeep={() => setKept((before) => [...before, misfit.documentId])}
            onRemove={() => {
              const upload = uploads.find(
                (each) => each.state === 'done' && each.document.id === misfit.documentId,
              );
              if (upload) queue.dismiss(upload.id);
            }}
          />
        ))}
      <FormMessage message={message ?? errorOf('/ledger_id') ?? null} />
      <div className="flex flex-wrap items-center gap-2">
        <Button
          className="max-sm:h-11 max-sm:flex-1"
          variant={wantsReceipt && !says ? 'primary' : 'plain'}
          icon={<Paperclip aria-hidden className="size-3.5" />}
          onPress={() => input.current?.click()}
        >
          {wantsReceipt ? 'Add the receipt' : 'Add a document'}
        </Button>
        <Button
          type="submit"
          className="max-sm:h-11 max-sm:flex-1"
          variant={wantsReceipt && !says ? 'plain' : 'primary'}
          icon={<Send aria-hidden className="size-3.5" />}
          isDisabled={!says || isWaiting}
          isPending={isPending}
        >
          {canWrite ? 'Ask' : isReading ? 'Reading …' : 'Send'}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Documents for the answer"
        tabIndex={-1}
        className="hidden"
        multiple
        accept={acceptedFiles}
        onChange={(event) => {
          const files = [...(event.target.files ?? [])];
          event.target.value = '';
          add(files);
        }}
      />
      <PageDrop
        title="Drop to add it to the answer"
        description="PDF, PNG, JPEG or WebP, up to 25 MB"
        onFiles={add}
      />
    </Form>
  );
}
