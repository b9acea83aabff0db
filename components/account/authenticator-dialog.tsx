'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { confirmSecondFactor } from '@/server/dashboard/actions/account';

const QrCode = lazyComponent(() => import('./qr-code').then((file) => file.QrCode));

type Props = {
  /** In base 32, and as the address that the QR code holds. */
  begun: { secret: string; uri: string };
  onDone: (recoveryCodes: string[]) => void;
  onClose: () => void;
};

/** Puts the secret into an authenticator app; a first code proves that it is there. */
export function AuthenticatorDialog({ begun, onDone, onClose }: Props) {
  const [code, setCode] = useState('');
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => confirmSecondFactor({ code }),
    onDone: ({ recoveryCodes }) => onDone(recoveryCodes),
    missing: code === '' ? ['/code'] : [],
  });
  const formId = 'authenticator';
  return (
    <Dialog
      title="Add Daybook to your authenticator app"
      size="medium"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            Turn on
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex gap-6 max-sm:flex-col">
        <QrCode text={begun.uri} label="QR code with the secret for your authenticator app" />
        <div className="flex min-w-0 flex-1 flex-col gap-4">
          <p>Scan the code with your app, or type this key into it:</p>
          <p className="rounded-md bg-hover px-3 py-2 font-mono text-xs wrap-anywhere select-all">
            {begun.secret.match(/.{4}/g)?.join(' ')}
          </p>
          <TextField
            label="Code that the app shows"
            value={code}
            onChange={setCode}
            error={errorOf('/code')}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={7}
            isRequired
            autoFocus
          />
          <FormMessage message={message} />
        </div>
      </Form>
    </Dialog>
  );
}
