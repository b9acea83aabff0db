'use client';

import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/submission/form-message';
import { requestProvider } from './request-provider';

type Props = {
  name: string;
  returnTo: string;
  /** Why the provider's account was not let in. */
  refusal: string | null;
  /** What follows it on the page, such as "or with your password". */
  alternative?: string;
};

/** Signs in with the account at the OpenID provider of the settings. */
export function ProviderButton({ name, returnTo, refusal, alternative }: Props) {
  const [state, setState] = useState<'asking' | 'unreachable' | null>(null);
  async function go() {
    setState('asking');
    const address = await requestProvider(returnTo);
    if (address === null) setState('unreachable');
    else window.location.assign(address);
  }
  const message =
    state === 'unreachable' ? `The provider of ${name} did not answer. Try again later.` : refusal;
  return (
    <div className="flex flex-col gap-4">
      <Button size="large" isPending={state === 'asking'} onPress={() => void go()}>
        Continue with {name}
      </Button>
      {message && <FormMessage message={message} />}
      {alternative && (
        <p className="flex items-center gap-3 text-xs text-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line">
          {alternative}
        </p>
      )}
    </div>
  );
}
