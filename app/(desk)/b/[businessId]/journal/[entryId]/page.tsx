import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditEntryScreen } from '@/components/journal-entries/form/edit-entry-screen';
import { ProblemScreen } from '@/components/shell/problem-screen';
import { readEntryAndLedgers } from '@/server/dashboard/queries/journal-entries';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Journal entry' };

type Properties = { params: Promise<{ businessId: string; entryId: string }> };

export default async function EntryPage({ params }: Properties) {
  const { businessId, entryId } = await params;
  const member = await requireMember(businessId, 'read');
  const read = await readEntryAndLedgers(member, businessId, entryId);
  if (read.ok) return <EditEntryScreen {...read.value} />;
  if (read.problem.status === 404) notFound();
  return <ProblemScreen title="The entry could not be loaded" problem={read.problem} />;
}
