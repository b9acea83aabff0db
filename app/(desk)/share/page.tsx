import type { Metadata } from 'next';
import { BusinessesFrame } from '@/components/businesses/businesses-frame';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { ShareScreen } from '@/components/uploads/share-screen';
import { businessesOf } from '@/server/dashboard/queries/businesses';
import { requireUser } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Add receipts' };

export default async function SharePage() {
  const user = await requireUser();
  const own = await businessesOf(user);
  return (
    <BusinessesFrame title="Add receipts" email={user.email}>
      {own.ok ? (
        <ShareScreen businesses={own.value.map(({ business: { id, name } }) => ({ id, name }))} />
      ) : (
        <ProblemScreen title="Your businesses could not be loaded" problem={own.problem} />
      )}
    </BusinessesFrame>
  );
}
