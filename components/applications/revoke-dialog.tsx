'use client';

import { useRouter } from 'next/navigation';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { revokeApplication } from '@/server/dashboard/actions/applications';
import type { ListedApplication } from './listed-application';

type Props = { application: ListedApplication; onClose: () => void };

export default function RevokeDialog({ application, onClose }: Props) {
  const { id } = useBusiness();
  const router = useRouter();
  return (
    <ConfirmDialog
      title={`Revoke ${application.name}?`}
      actionName="Revoke"
      isDanger
      act={() => revokeApplication(id, { applicationId: application.id })}
      onDone={({ name }) => {
        onClose();
        showToast({ title: `${name} is revoked`, tone: 'good' });
        router.refresh();
      }}
      onClose={onClose}
    >
      <p>
        Its secret and tokens stop working at once, in every business. This cannot be undone: a program that
        still needs access must be registered again. What it posted stays in the books.
      </p>
    </ConfirmDialog>
  );
}
