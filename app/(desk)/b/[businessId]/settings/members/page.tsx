import type { Metadata } from 'next';
import { Members } from '@/components/members/members';
import { hasMail } from '@/server/dashboard/mail/send-mail';
import { readMembers } from '@/server/dashboard/queries/settings';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Members' };

export default async function MembersPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const { user } = await requireMember(businessId, 'read');
  return <Members members={await readMembers(businessId)} ownId={user.id} hasMail={hasMail()} />;
}
