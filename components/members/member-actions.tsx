'use client';

import { useRouter } from 'next/navigation';
import { useBusiness } from '@/components/shell/business-context';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import { paths } from '@/lib/paths';
import {
  changeMemberRole,
  removeMember,
  renewMemberLink,
  setAdministrator,
} from '@/server/dashboard/actions/members';
import {
  type Administrator,
  administratorDoes,
  type Member,
  type RoleId,
  roleChoices,
  roleName,
} from './member';

/** What an admin is about to do with a member. */
export type MemberAct =
  | ({ member: Member } & ({ kind: 'role'; role: RoleId } | { kind: 'link' } | { kind: 'remove' }))
  | { member: Administrator; kind: 'administrator' };

type Props = {
  act: MemberAct;
  ownId: string;
  /** Whether the reader may make system administrators. */
  mayAppoint: boolean;
  onClose: () => void;
  onLink: (name: string, token: string) => void;
};

/** Each act with what it will do, before it does. */
export default function MemberActions({ act, ...props }: Props) {
  if (act.kind === 'role') return <ChangeRole {...props} member={act.member} role={act.role} />;
  if (act.kind === 'administrator') return <Administration {...props} member={act.member} />;
  const Act = act.kind === 'link' ? RenewLink : Remove;
  return <Act {...props} member={act.member} />;
}

type ActProps = Omit<Props, 'act'> & { member: Member };

function ChangeRole({ member, ownId, onClose, role }: ActProps & { role: RoleId }) {
  const { id } = useBusiness();
  const router = useRouter();
  const { name, userId } = member;
  const isSelf = userId === ownId;
  const word = roleName(role).toLowerCase();
  return (
    <ConfirmDialog
      title={`Make ${isSelf ? 'yourself' : name} ${word}?`}
      actionName={`Make ${word}`}
      act={() => changeMemberRole(id, { userId, role })}
      onDone={() => {
        onClose();
        showToast({ title: `${name} is ${word} now`, tone: 'good' });
        router.refresh();
      }}
      onClose={onClose}
    >
      <p>{roleChoices.find((choice) => choice.id === role)?.does}</p>
      {isSelf && (
        <p className="text-warn">You will no longer manage members; only another admin can undo it.</p>
      )}
    </ConfirmDialog>
  );
}

function Administration({ member, onClose }: Pick<Props, 'onClose'> & { member: Administrator }) {
  const { id } = useBusiness();
  const router = useRouter();
  const { name, userId } = member;
  const isAdministrator = !member.isAdministrator;
  return (
    <ConfirmDialog
      title={isAdministrator ? `Make ${name} system administrator?` : `End system administration by ${name}?`}
      actionName={isAdministrator ? 'Make system administrator' : 'End it'}
      act={() => setAdministrator(id, { userId, isAdministrator })}
      onDone={() => {
        onClose();
        showToast({
          title: `${name} is ${isAdministrator ? 'a' : 'no'} system administrator now`,
          tone: 'good',
        });
        router.refresh();
      }}
      onClose={onClose}
    >
      <p>{administratorDoes}</p>
    </ConfirmDialog>
  );
}

function RenewLink({ member, onClose, onLink }: ActProps) {
  const { id } = useBusiness();
  const { name, userId } = member;
  return (
    <ConfirmDialog
      title={`Create a new link for ${name}?`}
      actionName="Create the link"
      act={() => renewMemberLink(id, { userId })}
      onDone={({ token }) => {
        if (token !== null) return onLink(name, token);
        onClose();
        showToast({ title: `The link was sent to ${member.email}`, tone: 'good' });
      }}
      onClose={onClose}
    >
      <p>
        By it, {name} chooses a new password; the present one works until then. Whoever has the link can do
        so, so hand it over safely. An earlier link stops working.
      </p>
    </ConfirmDialog>
  );
}

function Remove({ member, ownId, mayAppoint, onClose }: ActProps) {
  const business = useBusiness();
  const router = useRouter();
  const { name, userId } = member;
  const isSelf = userId === ownId;
  return (
    <ConfirmDialog
      title={isSelf ? `Leave ${business.name}?` : `Remove ${name}?`}
      actionName={isSelf ? 'Leave' : 'Remove'}
      isDanger
      act={() => removeMember(business.id, { userId })}
      onDone={() => {
        onClose();
        if (isSelf) return window.location.assign(paths.businesses());
        showToast({ title: `${name} was removed`, tone: 'good' });
        router.refresh();
      }}
      onClose={onClose}
    >
      <p>
        {isSelf ? 'You' : name} will see nothing of {business.name} any more, at once. What was done in the
        books stays, under the same name.
      </p>
      {member.isAdministrator && (
        <p className="text-warn">{administrationAfter(name, { isSelf, isEnded: mayAppoint && !isSelf })}</p>
      )}
    </ConfirmDialog>
  );
}

/** What becomes of a system administrator who leaves or is removed; `isEnded`: by another one. */
function administrationAfter(name: string, { isSelf, isEnded }: { isSelf: boolean; isEnded: boolean }) {
  if (isEnded) return `${name} will be no system administrator any more, either.`;
  return isSelf
    ? 'You stay system administrator of all of Daybook, until another one ends that on the page of the members.'
    : `${name} stays system administrator of all of Daybook; only another one can end that.`;
}
