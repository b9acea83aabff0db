'use client';

import { UserPlus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import { Section } from '@/components/ui/section';
import { AdministratorsElsewhere, type Person } from './administrators-elsewhere';
import type { Member } from './member';
import type { MemberAct } from './member-actions';
import { MemberRow } from './member-row';
import { RoleWords } from './role-words';

const InviteDialog = lazyComponent(() => import('./invite-dialog'));
const MemberActions = lazyComponent(() => import('./member-actions'));
const LinkSecret = lazyComponent(() => import('./link-secret'));

type Props = {
  members: readonly Member[];
  /** System administrators who are no members, where the reader is one. */
  administratorsElsewhere: readonly Person[];
  ownId: string;
  hasMail: boolean;
};
/** `token`: the secret of a link just made; it is kept nowhere else. */
type Open = { kind: 'invite' } | { kind: 'link'; name: string; token: string } | null;

/** Who is let into the business, and what each may do. */
export function Members({ members, administratorsElsewhere, ownId, hasMail }: Props) {
  const { name, isAdmin } = useBusiness();
  const mayAppoint = members.some((member) => member.userId === ownId && member.isAdministrator);
  const router = useRouter();
  const [open, setOpen] = useState<Open>(null);
  const [act, setAct] = useState<MemberAct | null>(null);
  const showLink = (person: string, token: string) => {
    setAct(null);
    setOpen({ kind: 'link', name: person, token });
  };
  // Not before: a list that could not be reloaded would replace the link.
  const closeLink = () => {
    setOpen(null);
    router.refresh();
  };
  return (
    <div className="max-w-3xl">
      <Section
        title="Members"
        lead={`Who has access to ${name}, and their roles.`}
        actions={
          isAdmin && (
            <Button
              variant="primary"
              icon={<UserPlus aria-hidden className="size-3.5" />}
              onPress={() => setOpen({ kind: 'invite' })}
            >
              Invite
            </Button>
          )
        }
      >
        <ul className="border-t border-line">
          {members.map((member) => (
            <MemberRow
              key={member.userId}
              member={member}
              isSelf={member.userId === ownId}
              mayAppoint={mayAppoint}
              onAct={setAct}
            />
          ))}
        </ul>
      </Section>
      {administratorsElsewhere.length > 0 && (
        <AdministratorsElsewhere administrators={administratorsElsewhere} onAct={setAct} />
      )}
      <Section title="Permissions by role">
        <RoleWords />
      </Section>
      {open?.kind === 'invite' && (
        <InviteDialog
          hasMail={hasMail}
          onClose={() => setOpen(null)}
          onLink={showLink}
          onAdded={() => setOpen(null)}
        />
      )}
      {open?.kind === 'link' && <LinkSecret name={open.name} token={open.token} onClose={closeLink} />}
      {act && (
        <MemberActions
          act={act}
          ownId={ownId}
          mayAppoint={mayAppoint}
          onClose={() => setAct(null)}
          onLink={showLink}
        />
      )}
    </div>
  );
}
