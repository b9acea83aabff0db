'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { Select } from '@/components/ui/select';
import { TextField } from '@/components/ui/text-field';
import { useSubmission } from '@/components/ui/use-submission';
import type { Document } from '@/lib/contract/document';
import { updateDocument } from '@/server/dashboard/actions/documents';
import { typeChoices } from '../document-standing';
import { useDocumentsReadAgain } from '../use-document-answer';

const longestDescription = 512;

/** What people say of a document: its type and a description. */
export function DocumentFields({ document }: { document: Document }) {
  const { id: businessId } = useBusiness();
  const readAgain = useDocumentsReadAgain();
  const saved = { document_type: document.document_type, description: document.description ?? '' };
  const [draft, setDraft] = useState<typeof saved | null>(null);
  const shown = draft ?? saved;
  const isChanged = shown.document_type !== saved.document_type || shown.description !== saved.description;
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: (idempotencyKey) =>
      updateDocument(businessId, {
        documentId: document.id,
        version: document.version,
        idempotencyKey,
        changes: shown,
      }),
    onDone: async () => {
      await readAgain();
      setDraft(null);
    },
    within: '/changes',
  });
  return (
    <Form {...formProps} className="flex flex-col gap-3">
      <FormMessage message={message} />
      <Select
        label="Type"
        choices={typeChoices}
        value={shown.document_type}
        onChange={(type) => setDraft({ ...shown, document_type: type })}
        error={errorOf('/document_type')}
      />
      <TextField
        label="Description"
        value={shown.description}
        onChange={(description) => setDraft({ ...shown, description })}
        maxLength={longestDescription}
        error={errorOf('/description')}
      />
      {isChanged && (
        <div className="flex justify-end gap-2">
          <Button onPress={() => setDraft(null)} isDisabled={isPending}>
            Cancel
          </Button>
          <Button type="submit" variant="primary" isPending={isPending}>
            Save
          </Button>
        </div>
      )}
    </Form>
  );
}
