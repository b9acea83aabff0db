'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { OneTimeSecret } from '@/components/ui/overlays/one-time-secret';
import { Section } from '@/components/ui/section';
import { countOf } from '@/lib/format/count';
import {
  beginSecondFactor,
  removeSecondFactor,
  replaceRecoveryCodes,
} from '@/server/dashboard/actions/account';
import { AuthenticatorDialog } from './authenticator-dialog';
import { IdentityDialog } from './identity-dialog';

type Open =
  | { kind: 'begin' }
  | { kind: 'renew' }
  | { kind: 'remove' }
  | { kind: 'app'; begun: { secret: string; uri: string } }
  | { kind: 'codes'; codes: string[] }
  | null;

/** A code of an authenticator app beside the password, for whoever wants it. */
export function TwoStepSection({ isOn, recoveryCodesLeft }: { isOn: boolean; recoveryCodesLeft: number }) {
  const locale = useLocale();
  const [open, setOpen] = useState<Open>(null);
  const lead = isOn
    ? `On. After the password, Daybook asks for a code of your authenticator app. You have ${countOf(recoveryCodesLeft, 'recovery code', 'recovery codes', locale)} left.`
    : 'Off. When it is on, whoever learns your password still needs a code of the authenticator app on your phone.';
  return (
    <Section
      title="Two-step sign-in"
      lead={lead}
      actions={!isOn && <Button onPress={() => setOpen({ kind: 'begin' })}>Set up</Button>}
    >
      {isOn && (
        <div className="flex flex-wrap gap-2">
          <Button onPress={() => setOpen({ kind: 'renew' })}>New recovery codes</Button>
          <Button onPress={() => setOpen({ kind: 'remove' })}>Turn off</Button>
        </div>
      )}
      <TwoStepDialogs open={open} onOpen={setOpen} />
    </Section>
  );
}

function TwoStepDialogs({ open, onOpen }: { open: Open; onOpen: (open: Open) => void }) {
  const router = useRouter();
  const close = () => onOpen(null);
  if (open === null) return null;
  if (open.kind === 'begin') {
    return (
      <IdentityDialog
        title="Set up two-step sign-in"
        actionName="Continue"
        act={beginSecondFactor}
        onDone={(begun) => onOpen({ kind: 'app', begun })}
        onClose={close}
      >
        <p>You need an authenticator app, such as the one in your phone or password manager.</p>
      </IdentityDialog>
    );
  }
  if (open.kind === 'app') {
    const onDone = (codes: string[]) => onOpen({ kind: 'codes', codes });
    return <AuthenticatorDialog begun={open.begun} onDone={onDone} onClose={close} />;
  }
  if (open.kind === 'renew') {
    return (
      <IdentityDialog
        title="Make new recovery codes?"
        actionName="Make new codes"
        act={replaceRecoveryCodes}
        onDone={({ recoveryCodes }) => onOpen({ kind: 'codes', codes: recoveryCodes })}
        onClose={close}
      >
        <p>The codes that you have stop working.</p>
      </IdentityDialog>
    );
  }
  if (open.kind === 'remove') {
    return (
      <IdentityDialog
        title="Turn off two-step sign-in?"
        actionName="Turn off"
        isDanger
        act={removeSecondFactor}
        onDone={() => {
          close();
          showToast({ title: 'Two-step sign-in is off', tone: 'good' });
          router.refresh();
        }}
        onClose={close}
      >
        <p>Your password alone will open your account. The recovery codes stop working.</p>
      </IdentityDialog>
    );
  }
  const done = () => {
    close();
    router.refresh();
  };
  return (
    <OneTimeSecret
      title="Your recovery codes"
      values={[{ name: 'Recovery codes', value: open.codes.join(' ') }]}
      onClose={done}
    >
      Each of these ten codes signs you in once, without the app. Keep them where you keep important papers or
      in a password manager; they cannot be shown again.
      <span className="mt-3 grid grid-cols-2 gap-x-6 gap-y-1 font-mono text-xs text-ink max-sm:grid-cols-1">
        {open.codes.map((code) => (
          <span key={code}>{code}</span>
        ))}
      </span>
    </OneTimeSecret>
  );
}
