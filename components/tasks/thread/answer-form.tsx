'use client';

import { useQueryClient } from '@tanstack/react-query';
import { Paperclip, Send } from 'lucide-react';
import { useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { PageDrop } from '@/components/ui/page-drop';
import { TextAreaField } from '@/components/ui/text-field';
import { showToast } from '@/components/ui/toast';
import { useSubmission } from '@/components/ui/use-submission';
import { isUnderway } from '@/components/uploads/upload-queue';
import { useUploads } from '@/components/uploads/use-uploads';
import type { Task } from '@/lib/contract/task';
import { writeTaskMessage } from '@/server/dashboard/actions/tasks';
import { refreshTasks } from '../use-tasks';
import { AnswerFiles } from './answer-files';

/** What the service takes. An iPhone turns its own format into JPEG when it is asked for these. */
const accepted = 'application/pdf,image/png,image/jpeg,image/webp';

type Props = { task: Pick<Task, 'id' | 'kind'>; onDone?: (() => unknown) | undefined };

/** Words, receipts, or both. The owner answers; a bookkeeper asks again. Files are uploaded as they come. */
export function AnswerForm({ task, onDone }: Props) {
  const { id: businessId, canWrite } = useBusiness();
  const client = useQueryClient();
  const { uploads, queue } = useUploads(businessId, { task_id: task.id });
  const [body, setBody] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const documentIds = uploads.flatMap((each) => (each.state === 'done' ? [each.document.id] : []));
  const isWaiting = uploads.some(isUnderway);
  const says = body.trim() !== '' || documentIds.length > 0;
  const { formProps, isPending, errorOf, message } = useSubmission({
    within: '/message',
    act: (idempotencyKey) =>
      writeTaskMessage(businessId, {
        idempotencyKey,
        taskId: task.id,
        message: { body: body.trim(), document_ids: documentIds },
      }),
    onDone: async () => {
      setBody('');
      queue.clear();
      await Promise.all([refreshTasks(client, businessId), onDone?.()]);
      showToast({ tone: 'good', title: canWrite ? 'Asked again' : 'Answer sent' });
    },
  });
  const wantsReceipt = task.kind === 'receipt_request' && !canWrite;
  return (
    <Form {...formProps} className="flex flex-col gap-3">
      <TextAreaField
        label={canWrite ? 'Ask again' : 'Your answer'}
        value={body}
        onChange={setBody}
        maxLength={4000}
        rows={wantsReceipt ? 2 : 3}
        error={errorOf('/body')}
      />
      <AnswerFiles uploads={uploads} queue={queue} />
      <FormMessage message={message} />
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
          {canWrite ? 'Ask' : 'Send'}
        </Button>
      </div>
      <input
        ref={input}
        type="file"
        aria-label="Documents for the answer"
        tabIndex={-1}
        className="hidden"
        multiple
        accept={accepted}
        onChange={(event) => {
          const chosen = [...(event.target.files ?? [])];
          event.target.value = '';
          queue.add(chosen);
        }}
      />
      <PageDrop
        title="Drop to add it to the answer"
        description="PDF, PNG, JPEG or WebP, up to 25 MB"
        onFiles={queue.add}
      />
    </Form>
  );
}
