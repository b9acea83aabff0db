import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { EditEntryScreen } from '@/components/journal-entries/form/edit-entry-screen';
import { AheadReads } from '@/components/shell/ahead-reads';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { readEntryAndLedgers } from '@/server/dashboard/queries/journal-entries';
import { readOpenItem } from '@/server/dashboard/queries/open-items';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Journal entry' };

type Properties = { params: Promise<{ businessId: string; entryId: string }> };

export default async function EntryPage({ params }: Properties) {
  const { businessId, entryId } = await params;
  const member = await requireMember(businessId, 'read');
  const [read, ahead] = await Promise.all([
    readEntryAndLedgers(member, businessId, entryId),
    readOpenItem(member, businessId, 'entry', entryId),
  ]);
  if (read.ok)
    return (
      <AheadReads reads={ahead}>
        <EditEntryScreen {...read.value} />
      </AheadReads>
    );
  if (read.problem.status === 404) notFound();
  return <ProblemScreen title="The entry could not be loaded" problem={read.problem} />;
}
