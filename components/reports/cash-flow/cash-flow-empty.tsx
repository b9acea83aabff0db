'use client';

import { Waves } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/empty-state';
import { paths } from '@/lib/paths';

export function CashFlowEmpty() {
  const { id, canWrite } = useBusiness();
  return (
    <EmptyState
      icon={<Waves aria-hidden className="size-6" />}
      title="No cash moved in these days"
      action={canWrite && <ButtonLink href={paths.transactions(id)}>Import a bank file</ButtonLink>}
    >
      Choose other days, or bring in what your banks have reported.
    </EmptyState>
  );
}
