import { redirect } from 'next/navigation';
import { paths } from '@/lib/paths';
import { requireMember } from '@/server/dashboard/session/guard';
import { allows } from '@/server/dashboard/session/role';

/** A bookkeeper comes to work through the entries, an owner to see how the business does. */
export default async function BusinessPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const { role } = await requireMember(businessId, 'read');
  redirect(allows(role, 'write') ? paths.review(businessId) : paths.overview(businessId));
}
