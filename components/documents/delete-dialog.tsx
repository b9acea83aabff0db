'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { showToast } from '@/components/ui/notices/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { longestDescription } from '@/lib/contract/limits';
import { deleteDocuments } from '@/server/dashboard/actions/documents';
import { useDocumentsReadAgain } from './use-document-answer';

type Props = { ids: readonly string[]; onClose: () => void; onDeleted: () => void };

/** Deletes documents for good, once the reason is written. */
export default function DeleteDialog({ ids, onClose, onDeleted }: Props) {
  const { id: businessId } = useBusiness();
  const readAgain = useDocumentsReadAgain();
  const [reason, setReason] = useState('');
  const what = ids.length === 1 ? 'this document' : `${ids.length} documents`;
  const { formProps, isPending, errorOf, message } = useSubmission({
    within: '/deletion',
    missing: reason.trim() === '' ? ['/reason'] : [],
    act: (idempotencyKey) =>
      deleteDocuments(businessId, {
        idempotencyKey,
        deletion: { document_ids: [...ids], reason: reason.trim() },
      }),
    onDone: async ({ deleted }) => {
      onDeleted();
      await readAgain();
      showToast({ tone: 'good', title: deleted === 1 ? 'Document deleted' : `${deleted} documents deleted` });
    },
  });
  return (
    <Dialog
      title={`Delete ${what}`}
      isOpen
      onOpenChange={onClose}
      actions={
        <>
          <Button className="max-sm:h-11" onPress={onClose}>
            Cancel
          </Button>
          <Button
            className="max-sm:h-11"
            type="submit"
            form="delete-form"
            variant="danger"
            isPending={isPending}
          >
            Delete
          </Button>
        </>
      }
    >
      <Form id="delete-form" {...formProps} className="flex flex-col gap-4">
        <p className="text-soft">
          What was read and the file itself are deleted for good and cannot be restored. The audit log keeps
          the name and the reason.
        </p>
        <TextField
          label="Reason"
          placeholder="Uploaded by mistake"
          value={reason}
          onChange={setReason}
          maxLength={longestDescription}
          error={errorOf('/reason')}
          autoFocus
        />
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}
