'use client';

import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { Button } from '@/components/ui/button';
import { Moment } from '@/components/ui/dates/moment';
import { showToast } from '@/components/ui/notices/toast';
import { Section } from '@/components/ui/section';
import type { ListedPasskey } from '@/lib/listed-passkey';
import { removePasskey } from '@/server/dashboard/actions/passkeys';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { IdentityDialog } from './identity-dialog';

/** The passkeys of the account; each can be removed from here. */
export function PasskeysSection({
  passkeys,
  hasPassword,
}: {
  passkeys: readonly ListedPasskey[];
  hasPassword: boolean;
}) {
  const router = useRouter();
  const [open, setOpen] = useState<'add' | ListedPasskey | null>(null);
  const close = () => setOpen(null);
  const closeWith = (title: string) => {
    close();
    showToast({ title, tone: 'good' });
    router.refresh();
  };
  return (
    <Section
      title="Passkeys"
      lead="A passkey on your phone, computer or security key signs you in by finger, face or PIN, without password and code."
      actions={<Button onPress={() => setOpen('add')}>Add a passkey</Button>}
    >
      {passkeys.length > 0 && (
        <ul aria-label="Passkeys" className="border-t border-line">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className="flex items-center gap-4 border-b border-line py-2">
              <div className="min-w-0 flex-1">
                <p className="font-medium wrap-anywhere">{passkey.name}</p>
                <p className="text-xs text-faint">
                  Added <Moment value={passkey.createdAt} /> ·{' '}
                  {passkey.lastUsedAt ? (
                    <>
                      last used <Moment value={passkey.lastUsedAt} />
                    </>
                  ) : (
                    'not used yet'
                  )}
                </p>
              </div>
              <Button aria-label={`Remove ${passkey.name}`} onPress={() => setOpen(passkey)}>
                Remove
              </Button>
            </li>
          ))}
        </ul>
      )}
      {open === 'add' && (
        <AddPasskeyDialog
          hasPassword={hasPassword}
          onDone={() => closeWith('The passkey was added')}
          onClose={close}
        />
      )}
      {open !== null && open !== 'add' && (
        <IdentityDialog
          title={`Remove the passkey “${open.name}”?`}
          actionName="Remove"
          isDanger
          hasPassword={hasPassword}
          act={({ current }) => removePasskey({ passkeyId: open.id, current })}
          onDone={() => closeWith('The passkey was removed')}
          onClose={close}
        >
          <p>
            You can no longer sign in with it, and other devices that signed in with it are signed out. The
            device keeps an entry, which you can delete there.
          </p>
        </IdentityDialog>
      )}
    </Section>
  );
}
