import type { Metadata } from 'next';
import { Members } from '@/components/members/members';
import { hasMail } from '@/server/dashboard/mail/send-mail';
import { readAdministratorsElsewhere, readMembers } from '@/server/dashboard/queries/settings';
import { requireMember } from '@/server/dashboard/session/guard';

export const metadata: Metadata = { title: 'Members' };

export default async function MembersPage({ params }: { params: Promise<{ businessId: string }> }) {
  const { businessId } = await params;
  const member = await requireMember(businessId, 'read');
  const [members, administratorsElsewhere] = await Promise.all([
    readMembers(businessId),
    readAdministratorsElsewhere(member, businessId),
  ]);
  return (
    <Members
      members={members}
      administratorsElsewhere={administratorsElsewhere}
      ownId={member.user.id}
      hasMail={hasMail()}
    />
  );
}
