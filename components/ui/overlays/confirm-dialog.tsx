'use client';
import type { ReactNode } from 'react';
import { Form } from 'react-aria-components/Form';
import type { ActionAnswer } from '@/lib/client/action-answer';
import { Button } from '../button';
import { FormMessage } from '../submission/form-message';
import { useSubmission } from '../submission/use-submission';
import { Dialog } from './dialog';

export type ConfirmDialogProps<Data> = {
  /** The question, such as "Void the bill?". */
  title: string;
  /** What will happen. */
  children: ReactNode;
  /** The button that does it, such as "Void the bill". */
  actionName: string;
  isDanger?: boolean;
  act: (idempotencyKey: string) => Promise<ActionAnswer<Data>>;
  onDone: (data: Data) => unknown;
  onClose: () => void;
};

/** Says what will happen before it does; a refusal is shown here, and nothing has happened then. */
export function ConfirmDialog<Data>(props: ConfirmDialogProps<Data>) {
  const { title, children, actionName, isDanger = false, act, onDone, onClose } = props;
  const { formProps, isPending, detail } = useSubmission<Data>({ act, onDone });
  const formId = 'confirm-form';
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant={isDanger ? 'danger' : 'primary'}
            isPending={isPending}
            autoFocus={!isDanger}
          >
            {actionName}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-3">
        {children}
        <FormMessage message={detail} />
      </Form>
    </Dialog>
  );
}
