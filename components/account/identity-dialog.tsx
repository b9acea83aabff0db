'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { ActionAnswer } from '@/lib/client/action-answer';

type Props<Data> = {
  title: string;
  children: React.ReactNode;
  actionName: string;
  isDanger?: boolean;
  /** Without one, nothing is asked: the session must then be a new one, which the action checks. */
  hasPassword?: boolean;
  act: (input: { current: string }) => Promise<ActionAnswer<Data>>;
  onDone: (data: Data) => unknown;
  onClose: () => void;
};

/** Asks for the password again: a session that was left open must not be enough for what weakens an account. */
export function IdentityDialog<Data>(props: Props<Data>) {
  const { title, children, actionName, isDanger = false, hasPassword = true, act, onDone, onClose } = props;
  const [current, setCurrent] = useState('');
  const { formProps, isPending, errorOf, message } = useSubmission<Data>({
    act: () => act({ current }),
    onDone,
    missing: hasPassword && current === '' ? ['/current'] : [],
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
        {hasPassword && (
          <PasswordAgain value={current} onChange={setCurrent} error={errorOf('/current')} isFirst />
        )}
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}

type FieldProps = {
  value: string;
  onChange: (value: string) => void;
  error: string | undefined;
  /** Whether it is the first field, which gets the focus. */
  isFirst?: boolean;
};

/** The password of whoever is signed in, once more. */
export function PasswordAgain({ value, onChange, error, isFirst = false }: FieldProps) {
  return (
    <TextField
      label="Your password"
      type="password"
      autoComplete="current-password"
      value={value}
      onChange={onChange}
      error={error}
      isRequired
      autoFocus={isFirst}
    />
  );
}
