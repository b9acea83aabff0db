'use client';

import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { Section } from '@/components/ui/section';
import { ApplicationRow } from './application-row';
import type { ListedApplication, NewSecret } from './listed-application';

const RegisterDialog = lazyComponent(() => import('./register-dialog'));
const RotateDialog = lazyComponent(() => import('./rotate-dialog'));
const RevokeDialog = lazyComponent(() => import('./revoke-dialog'));
const SecretDialog = lazyComponent(() => import('./secret-dialog'));

/** `secret` lives here alone, between the answer of the action and the end of its dialog. */
type Open =
  | { kind: 'register' }
  | { kind: 'rotate' | 'revoke'; application: ListedApplication }
  | { kind: 'secret'; secret: NewSecret }
  | null;

type Props = { applications: readonly ListedApplication[] };

/** The programs that may use the books without a person at the screen. */
export function Applications({ applications }: Props) {
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const showSecret = (secret: NewSecret) => setOpen({ kind: 'secret', secret });
  // Not before: a list that could not be reloaded would replace the secret.
  const closeSecret = () => {
    close();
    router.refresh();
  };
  const living = applications.filter((each) => each.revoked_at === null);
  const revoked = applications.filter((each) => each.revoked_at !== null);
  const limit = applications.find((each) => each.isOwn)?.requests_per_minute ?? null;
  const rowOf = (application: ListedApplication) => (
    <ApplicationRow
      key={application.id}
      application={application}
      onRotate={() => setOpen({ kind: 'rotate', application })}
      onRevoke={() => setOpen({ kind: 'revoke', application })}
    />
  );
  return (
    <div className="max-w-4xl">
      <Section
        title="Applications"
        lead="Programs that use Daybook’s API. Each signs in with its own client ID and secret, and has access to every business here."
        actions={
          <Button
            variant="primary"
            icon={<Plus aria-hidden className="size-3.5" />}
            onPress={() => setOpen({ kind: 'register' })}
          >
            Register
          </Button>
        }
      >
        <ul className="border-t border-line">{living.map(rowOf)}</ul>
      </Section>
      {revoked.length > 0 && (
        <Section
          title="Revoked"
          lead="Their requests are refused. They stay listed because the audit log refers to them."
        >
          <ul className="border-t border-line">{revoked.map(rowOf)}</ul>
        </Section>
      )}
      {open?.kind === 'register' && <RegisterDialog limit={limit} onClose={close} onSecret={showSecret} />}
      {open?.kind === 'rotate' && (
        <RotateDialog application={open.application} onClose={close} onSecret={showSecret} />
      )}
      {open?.kind === 'revoke' && <RevokeDialog application={open.application} onClose={close} />}
      {open?.kind === 'secret' && <SecretDialog secret={open.secret} onClose={closeSecret} />}
    </div>
  );
}
