import type { ReactNode } from 'react';
import { DeskProviders } from '@/components/shell/desk-providers';
import { requireUser } from '@/server/dashboard/session/guard';

export default async function DeskLayout({ children }: { children: ReactNode }) {
  const { id, email } = await requireUser();
  return <DeskProviders person={{ id, email }}>{children}</DeskProviders>;
}
