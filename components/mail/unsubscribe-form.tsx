'use client';

import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import { useFragment } from '@/components/ui/use-fragment';
import { unsubscribe } from '@/server/dashboard/actions/mail';

const endedWords = {
  questions: 'You will get no more digests of questions about this business.',
  package: 'You will get no more messages about month-end packages of this business.',
};

/** Asks before the mail ends: a program that opens the link ends nothing. */
export function UnsubscribeForm() {
  const token = useFragment();
  const [ended, setEnded] = useState<keyof typeof endedWords | null>(null);
  const { formProps, isPending, message } = useSubmission({
    act: () => unsubscribe({ token: token ?? '' }),
    onDone: setEnded,
  });
  if (ended !== null) {
    return (
      <p role="status">
        {endedWords[ended]} You can choose otherwise at any time under Settings → Your account.
      </p>
    );
  }
  if (token === '') return <p>The link is incomplete. Open it again as it is in the message.</p>;
  return (
    <Form {...formProps} className="flex flex-col gap-4">
      <p>Questions and packages stay in Daybook; only the messages of this kind end.</p>
      <FormMessage message={message} />
      <Button type="submit" variant="primary" size="large" isPending={isPending}>
        Unsubscribe
      </Button>
    </Form>
  );
}
