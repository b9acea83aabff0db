'use client';

import { OneTimeSecret } from '@/components/ui/overlays/one-time-secret';
import { paths } from '@/lib/paths';

type Props = { name: string; token: string; onClose: () => void };

/** The link by which a person chooses a password, shown this once. */
export default function LinkSecret({ name, token, onClose }: Props) {
  return (
    <OneTimeSecret
      title={`The link for ${name}`}
      values={[{ name: 'Link', value: `${window.location.origin}${paths.choosePassword(token)}` }]}
      onClose={onClose}
    >
      No email was sent: give {name} this link yourself, over a channel that only {name} reads. It works once,
      for seven days, and cannot be shown again.
    </OneTimeSecret>
  );
}
