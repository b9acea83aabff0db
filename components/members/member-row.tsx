'use client';

import { MoreHorizontal } from 'lucide-react';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import { IconButton } from '@/components/ui/button';
import { Moment } from '@/components/ui/dates/moment';
import { Menu } from '@/components/ui/overlays/menu';
import { type Member, roleChoices, roleName } from './member';
import type { MemberAct } from './member-actions';

type Props = {
  member: Member;
  isSelf: boolean;
  /** Whether the reader may make system administrators. */
  mayAppoint: boolean;
  onAct: (act: MemberAct) => void;
};

export function MemberRow({ member, isSelf, mayAppoint, onAct }: Props) {
  const { isAdmin } = useBusiness();
  const { name, email, role } = member;
  return (
    <li className="flex min-h-14 items-center gap-3 border-b border-line py-2 last:border-0">
      <span className="flex min-w-0 flex-1 flex-col">
        <span className="flex flex-wrap items-center gap-x-2 gap-y-0.5">
          <span className="max-w-full truncate font-medium">{name}</span>
          {isSelf && <Badge>You</Badge>}
          {member.isAdministrator && <Badge>System administrator</Badge>}
        </span>
        <span className="truncate text-xs text-soft">{email}</span>
        <Waiting member={member} />
      </span>
      <span className="shrink-0 text-soft">{roleName(role)}</span>
      {isAdmin && (
        <Menu
          label={`Actions for ${name}`}
          placement="bottom end"
          trigger={
            <IconButton label={`Change or remove ${name}`}>
              <MoreHorizontal aria-hidden className="size-4" />
            </IconButton>
          }
          parts={[
            {
              id: 'role',
              name: 'Role',
              entries: roleChoices
                .filter(({ id }) => id !== role)
                .map((choice) => ({
                  id: choice.id,
                  name: `Make ${choice.name.toLowerCase()}`,
                  onAction: () => onAct({ kind: 'role', member, role: choice.id }),
                })),
            },
            {
              id: 'access',
              entries: [
                ...(isSelf
                  ? []
                  : [{ id: 'link', name: 'New link', onAction: () => onAct({ kind: 'link', member }) }]),
                ...(mayAppoint && (member.canSignIn || member.isAdministrator)
                  ? [
                      {
                        id: 'administrator',
                        name: member.isAdministrator
                          ? 'End system administration'
                          : 'Make system administrator',
                        onAction: () => onAct({ kind: 'administrator', member }),
                      },
                    ]
                  : []),
                {
                  id: 'remove',
                  name: isSelf ? 'Leave the business' : 'Remove',
                  isDanger: true,
                  onAction: () => onAct({ kind: 'remove', member }),
                },
              ],
            },
          ]}
        />
      )}
    </li>
  );
}

/** A member who was only invited. */
function Waiting({ member: { canSignIn, linkExpiresAt } }: { member: Member }) {
  if (canSignIn) return null;
  return (
    <span className="text-xs text-warn">
      Invited, not signed in yet.{' '}
      {linkExpiresAt === null ? (
        'No link works now; create a new one.'
      ) : (
        <>
          The link works until <Moment value={linkExpiresAt} />.
        </>
      )}
    </span>
  );
}
