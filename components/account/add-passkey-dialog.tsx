'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import { TextField } from '@/components/ui/fields/text-field';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { ActionAnswer } from '@/lib/client/action-answer';
import { longestName } from '@/lib/contract/limits';
import { addPasskey, beginPasskey } from '@/server/dashboard/actions/passkeys';
import { deviceWords } from './device-words';
import { PasswordAgain } from './identity-dialog';

type Props = { hasPassword: boolean; onDone: () => void; onClose: () => void };

/** Names a passkey, then lets the browser make it. */
export function AddPasskeyDialog({ hasPassword, onDone, onClose }: Props) {
  const [name, setName] = useState(() => deviceWords(navigator.userAgent));
  const [current, setCurrent] = useState('');
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: () => makePasskey(name.trim(), current),
    onDone,
    missing: [
      ...(name.trim() === '' ? ['/name'] : []),
      ...(hasPassword && current === '' ? ['/current'] : []),
    ],
  });
  const formId = 'add-passkey';
  return (
    <Dialog
      title="Add a passkey"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button type="submit" form={formId} variant="primary" isPending={isPending}>
            Continue
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-4">
        <p>Your browser asks next where to keep it and for your finger, face or PIN.</p>
        <TextField
          label="Name"
          value={name}
          onChange={setName}
          error={errorOf('/name')}
          description="By which you know the device later."
          maxLength={longestName}
          isRequired
          autoFocus
        />
        {hasPassword && <PasswordAgain value={current} onChange={setCurrent} error={errorOf('/current')} />}
        <FormMessage message={message} />
      </Form>
    </Dialog>
  );
}

async function makePasskey(name: string, current: string): Promise<ActionAnswer<null>> {
  const begun = await beginPasskey({ current });
  if (!begun.ok) return begun;
  const made = await madeByBrowser(begun.data);
  return made.ok ? addPasskey({ name, response: made.data }) : made;
}

type Options = Extract<Awaited<ReturnType<typeof beginPasskey>>, { ok: true }>['data'];

async function madeByBrowser(optionsJSON: Options) {
  const { startRegistration } = await import('@simplewebauthn/browser');
  try {
    return { ok: true as const, data: await startRegistration({ optionsJSON }) };
  } catch (error) {
    const { name: kind } = error instanceof Error ? error : { name: '' };
    return { ok: false as const, problem: { code: 'conflict' as const, status: 0, detail: whyNot(kind) } };
  }
}

/** What the browser refused, by the names that WebAuthn gives its refusals. */
function whyNot(kind: string): string {
  if (kind === 'InvalidStateError') return 'This device has a passkey for your account already.';
  if (kind === 'SecurityError') return 'The browser makes no passkeys for this address.';
  if (kind === 'NotSupportedError') return 'This browser or device makes no passkeys.';
  return 'The browser made no passkey: it was cancelled, took too long, or this device cannot.';
}
