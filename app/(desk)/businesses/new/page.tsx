import type { Metadata } from 'next';
import { notFound } from 'next/navigation';
import { BusinessesFrame } from '@/components/businesses/businesses-frame';
import { NewBusinessForm } from '@/components/businesses/new-business-form';
import { PracticeCommands } from '@/components/businesses/practice-commands';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { mayCreateBusinesses, readDefaultCharts } from '@/server/dashboard/queries/businesses';
import { requireUser } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'New business' };

export default async function NewBusinessPage() {
  const user = await requireUser();
  if (!(await mayCreateBusinesses(user))) notFound();
  const today = new Date().toISOString().slice(0, 10);
  const charts = await readDefaultCharts(user);
  return (
    <BusinessesFrame title="New business" email={user.email}>
      <PracticeCommands businesses={[]} mayCreate />
      {charts.ok ? (
        <NewBusinessForm today={today} charts={charts.value} />
      ) : (
        <ProblemScreen title="The charts of accounts could not be loaded" problem={charts.problem} />
      )}
    </BusinessesFrame>
  );
}
