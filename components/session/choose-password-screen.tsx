'use client';

import { useEffect, useState } from 'react';
import { ButtonLink } from '@/components/ui/button';
import { useFragment } from '@/components/ui/use-fragment';
import { answered } from '@/lib/client/action-answer';
import { paths } from '@/lib/paths';
import { checkPasswordLink } from '@/server/dashboard/actions/account';
import { ChoosePasswordForm } from './choose-password-form';
import { SignInFrame } from './sign-in-frame';

const incomplete = 'The link is incomplete. Open it again as you received it, or ask for a new one.';

/** `signedInAs`: who is signed in here, where the link is for somebody else. */
type Checked = { token: string; fault: string | null; signedInAs: string | null };

/** Opens a link by which a password is chosen; one that was used or has expired says so before anything is typed. */
export function ChoosePasswordScreen() {
  const token = useFragment();
  const [checked, setChecked] = useState<Checked | null>(null);
  useEffect(() => {
    if (token === null || token === '') return;
    let isLatest = true;
    void answered(() => checkPasswordLink({ token })).then((answer) => {
      // Whatever else hinders the check is told when the form is sent.
      const isVoid = !answer.ok && answer.problem.code === 'not_found';
      const fault = isVoid ? answer.problem.detail : null;
      if (isLatest) setChecked({ token, fault, signedInAs: answer.ok ? answer.data.signedInAs : null });
    });
    return () => {
      isLatest = false;
    };
  }, [token]);

  const fault = token === '' ? incomplete : checked?.token === token ? checked.fault : null;
  if (fault !== null) {
    // Another page: with the longer title, the text below would be the same one, moved.
    return (
      <SignInFrame key="fault" title="This link does not work any more" lead={fault}>
        <ButtonLink href={paths.signIn()} className="h-11! self-start">
          Go to sign-in
        </ButtonLink>
      </SignInFrame>
    );
  }
  return (
    <SignInFrame title="Choose a password" lead="You will sign in with your email address and this password.">
      {token !== null && checked?.token === token ? (
        <ChoosePasswordForm key={token} token={token} signedInAs={checked.signedInAs} />
      ) : (
        <p role="status" className="text-soft">
          Opening the link …
        </p>
      )}
    </SignInFrame>
  );
}
