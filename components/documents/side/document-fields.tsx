'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { withoutSaved } from '@/components/forms/touched-fields';
import { Button } from '@/components/ui/button';
import { Select } from '@/components/ui/choices/select';
import { TextField } from '@/components/ui/fields/text-field';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { Document } from '@/lib/contract/document';
import { longestDescription } from '@/lib/contract/limits';
import { typeChoices } from '../document-state';
import { useDocumentsReadAgain, useDocumentUpdate } from '../use-document-answer';
import {
  changesOf,
  type DocumentDraft,
  type DocumentFieldValues,
  otherDescription,
  touch,
} from './document-draft';

/** What people say of a document: its type and a description. What is typed stays while the document is processed or linked. */
export function DocumentFields({ document }: { document: Document }) {
  const readAgain = useDocumentsReadAgain();
  const update = useDocumentUpdate(document);
  const saved = { document_type: document.document_type, description: document.description ?? '' };
  const [draft, setDraft] = useState<DocumentDraft>({ touched: {}, over: saved });
  const shown = { ...saved, ...draft.touched };
  const changes = changesOf(draft, saved);
  const other = otherDescription(draft, saved);
  const change = (fields: Partial<DocumentFieldValues>) => setDraft((now) => touch(now, fields, saved));
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: (idempotencyKey) => update(idempotencyKey, changes),
    onDone: async () => {
      await readAgain();
      setDraft(({ touched, over }) => ({
        touched: withoutSaved(touched, changes),
        over: { ...over, ...changes },
      }));
    },
    within: '/changes',
    isOnVersion: true,
  });
  return (
    <Form {...formProps} className="flex flex-col gap-3">
      <FormMessage message={message} />
      <Select
        label="Type"
        choices={typeChoices}
        value={shown.document_type}
        onChange={(type) => change({ document_type: type })}
        error={errorOf('/document_type')}
      />
      <TextField
        label="Description"
        value={shown.description}
        onChange={(description) => change({ description })}
        description={otherWords(other)}
        maxLength={longestDescription}
        error={errorOf('/description')}
      />
      {Object.keys(changes).length > 0 && (
        <div className="flex justify-end gap-2">
          <Button onPress={() => setDraft({ touched: {}, over: saved })} isDisabled={isPending}>
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

function otherWords(other: string | null): string | undefined {
  if (other === null) return undefined;
  return other === '' ? 'It was deleted meanwhile' : `“${other}” was saved meanwhile`;
}
