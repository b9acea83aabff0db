'use client';

import { Button } from '@/components/ui/button';
import { Moment } from '@/components/ui/dates/moment';
import { Dialog } from '@/components/ui/overlays/dialog';
import { OneTimeSecret } from '@/components/ui/overlays/one-time-secret';
import type { NewSecret } from './listed-application';

type Props = { secret: NewSecret; onClose: () => void };

/** The secret of an application, shown this once. */
export default function SecretDialog({ secret, onClose }: Props) {
  const { name, clientId, secret: text, previousUntil } = secret;
  if (text === null) return <ShownBefore name={name} onClose={onClose} />;
  return (
    <OneTimeSecret
      title={`The secret of ${name}`}
      values={[
        { name: 'Client ID', value: clientId },
        { name: 'Client secret', value: text },
      ]}
      onClose={onClose}
    >
      Copy it now: Daybook stores only a hash of it and cannot show it again. Anyone who has both may do what{' '}
      {name} may.
      {previousUntil !== null && (
        <>
          {' '}
          The previous secret works until <Moment value={previousUntil} />.
        </>
      )}
    </OneTimeSecret>
  );
}

/** The first answer was lost on the way; the service keeps no secret to send again. */
function ShownBefore({ name, onClose }: { name: string; onClose: () => void }) {
  return (
    <Dialog
      title={`${name} has its secret`}
      isOpen
      onOpenChange={onClose}
      actions={
        <Button variant="primary" onPress={onClose}>
          Close
        </Button>
      }
    >
      <p>It is shown only once and is no longer available. Create a new secret for the application.</p>
    </Dialog>
  );
}
