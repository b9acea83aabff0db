'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { TextField } from '@/components/ui/text-field';
import { useSubmission } from '@/components/ui/use-submission';
import type { ActionAnswer } from '@/lib/client/action-answer';

type Props<Data> = {
  title: string;
  children: React.ReactNode;
  actionName: string;
  isDanger?: boolean;
  act: (input: { current: string }) => Promise<ActionAnswer<Data>>;
  onDone: (data: Data) => unknown;
  onClose: () => void;
};

/** Asks for the password again: a session that was left open must not be enough for what weakens an account. */
export function PasswordDialog<Data>(props: Props<Data>) {
  const { title, children, actionName, isDanger = false, act, onDone, onClose } = props;
  const [current, setCurrent] = useState('');
  const { formProps, isPending, errorOf, message } = useSubmission<Data>({
    act: () => act({ current }),
    onDone,
    missing: current === '' ? ['/current'] : [],
  });
  const formId = 'password-again';
  return (
    <Dialog
      title={title}
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant={isDanger ? 'danger' : 'primary'} isPending={isPending}>
            {actionName}
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-4">
        {children}
        <TextField
          label="Your password"
          type="password"
          autoComplete="current-password"
          value={current}
          onChange={setCurrent}
          error={errorOf('/current')}
          isRequired
          autoFocus
        />
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}
