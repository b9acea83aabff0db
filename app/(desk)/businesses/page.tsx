import { Building2, Plus } from 'lucide-react';
import type { Metadata } from 'next';
import { BusinessList } from '@/components/businesses/business-list';
import { BusinessesFrame } from '@/components/businesses/businesses-frame';
import { PracticeCommands } from '@/components/businesses/practice-commands';
import { ProblemScreen } from '@/components/shell/failures/problem-screen';
import { ButtonLink } from '@/components/ui/button';
import { EmptyState } from '@/components/ui/notices/empty-state';
import { paths } from '@/lib/paths';
import { listedBusinesses, mayCreateBusinesses } from '@/server/dashboard/queries/businesses';
import { requireUser } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Businesses' };

export default async function BusinessesPage() {
  const user = await requireUser();
  const [businesses, mayCreate] = await Promise.all([listedBusinesses(user), mayCreateBusinesses(user)]);
  const create = mayCreate && (
    <ButtonLink href={paths.newBusiness()} variant="primary" icon={<Plus aria-hidden className="size-3.5" />}>
      New business
    </ButtonLink>
  );
  const isEmpty = businesses.ok && businesses.value.length === 0;
  return (
    <BusinessesFrame title="Businesses" email={user.email} actions={!isEmpty && create} isWide>
      <PracticeCommands
        businesses={businesses.ok ? businesses.value.map(({ id, name }) => ({ id, name })) : []}
        mayCreate={mayCreate}
      />
      {!businesses.ok && (
        <ProblemScreen title="Your businesses could not be loaded" problem={businesses.problem} />
      )}
      {isEmpty && (
        <EmptyState
          icon={<Building2 aria-hidden className="size-6" />}
          title="No businesses yet"
          action={create || undefined}
        >
          {create
            ? 'Create the first one: it starts with a chart of accounts for its legal form.'
            : 'You do not have access to any business yet. Ask your bookkeeper for access.'}
        </EmptyState>
      )}
      {businesses.ok && !isEmpty && <BusinessList businesses={businesses.value} />}
    </BusinessesFrame>
  );
}
