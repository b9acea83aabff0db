import type { ReactNode } from 'react';
import { DeskProviders } from '@/components/shell/desk-providers';
import { requireUser } from '@/server/dashboard/session/guard';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  await requireUser();
  return <DeskProviders>{children}</DeskProviders>;
}
