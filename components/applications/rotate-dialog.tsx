'use client';

import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Select } from '@/components/ui/choices/select';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { rotateSecret } from '@/server/dashboard/actions/applications';
import type { ListedApplication, NewSecret } from './listed-application';

const graces = [
  { id: '0', name: 'No: it stops working at once' },
  { id: '3600', name: 'For an hour' },
  { id: '86400', name: 'For a day' },
  { id: '604800', name: 'For a week' },
] as const;

type Props = {
  application: ListedApplication;
  onClose: () => void;
  onSecret: (secret: NewSecret) => void;
};

/** Gives the application a new secret, with time to bring it out. */
export default function RotateDialog({ application, onClose, onSecret }: Props) {
  const { id } = useBusiness();
  const [grace, setGrace] = useState<(typeof graces)[number]['id']>('86400');
  return (
    <ConfirmDialog
      title={`A new secret for ${application.name}?`}
      actionName="Create a new secret"
      act={(idempotencyKey) =>
        rotateSecret(id, {
          idempotencyKey,
          applicationId: application.id,
          rotate: { grace_seconds: Number(grace) },
        })
      }
      onDone={onSecret}
      onClose={onClose}
    >
      <p>
        Give it to the program before the current secret stops working. A secret that was replaced earlier
        stops working now.
      </p>
      <Select label="Keep the current secret working" choices={graces} value={grace} onChange={setGrace} />
    </ConfirmDialog>
  );
}
