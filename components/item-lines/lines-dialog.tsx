'use client';
import type { ReactNode } from 'react';
import { type FieldValues, FormProvider } from 'react-hook-form';
import { DraftNote } from '@/components/drafts/draft-note';
import type { FormDraft } from '@/components/drafts/use-form-draft';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { LinesTotal } from './lines-total';

type Props<Values extends FieldValues> = {
  title: string;
  /** What the form is of, for screen readers. */
  label: string;
  draft: FormDraft<Values>;
  isPending: boolean;
  message: string | null;
  onSubmit: () => void;
  onClose: () => void;
  children: ReactNode;
};

const formId = 'lines-form';

/** The dialog of something with lines, such as a bill: with their total, and what was typed kept until it is saved or cancelled. */
export function LinesDialog<Values extends FieldValues>(props: Props<Values>) {
  const { title, label, draft, isPending, message, onSubmit, onClose, children } = props;
  const cancel = () => {
    draft.forget();
    onClose();
  };
  return (
    <FormProvider {...draft.form}>
      <Dialog
        title={title}
        size="large"
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        actions={
          <>
            <LinesTotal />
            <Button onPress={cancel}>Cancel</Button>
            <Button type="submit" form={formId} variant="primary" isPending={isPending}>
              Save
            </Button>
          </>
        }
      >
        <form
          id={formId}
          aria-label={label}
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            onSubmit();
          }}
          className="flex flex-col gap-4"
        >
          <DraftNote at={draft.foundAt} onDiscard={draft.discard} />
          {children}
          <FormMessage message={message} />
        </form>
      </Dialog>
    </FormProvider>
  );
}
