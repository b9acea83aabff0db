'use client';

import type { LucideIcon } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { paths } from '@/lib/paths';

type Props = { icon: LucideIcon; title: string; advice: string };

/** A report of nothing: says what else to ask for, or how the books get entries. */
export function ReportEmpty({ icon: Icon, title, advice }: Props) {
  const { id, canWrite } = useBusiness();
  return (
    <EmptyState
      icon={<Icon aria-hidden className="size-6" />}
      title={title}
      action={canWrite && <ButtonLink href={paths.transactions(id)}>Import a bank file</ButtonLink>}
    >
      {advice}
    </EmptyState>
  );
}
