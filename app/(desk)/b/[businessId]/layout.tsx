import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import type { ReactNode } from 'react';
import { EntryChangesProvider } from '@/components/journal-entries/changes/entry-changes-provider';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { InactiveNotice } from '@/components/shell/inactive-notice';
import { Shell } from '@/components/shell/shell';
import { readBusinessName, readDesk } from '@/server/dashboard/queries/desk';

type Properties = { children: ReactNode; params: Promise<{ businessId: string }> };

/** Who has several businesses open tells their tabs and windows apart by the name. */
export async function generateMetadata({ params }: Properties): Promise<Metadata> {
  const name = await readBusinessName((await params).businessId);
  return name === null ? {} : { title: { template: `%s · ${name} · Daybook`, default: name } };
}

export default async function BusinessLayout({ children, params }: Properties) {
  const { businessId } = await params;
  const desk = await readDesk(businessId);
  if (desk.ok) {
    return (
      <Shell {...desk.value}>
        <InactiveNotice business={desk.value.business} />
        <EntryChangesProvider>{children}</EntryChangesProvider>
      </Shell>
    );
  }
  if (desk.problem.status === 404) notFound();
  return <ProblemScreen title="The business could not be opened" problem={desk.problem} />;
}
