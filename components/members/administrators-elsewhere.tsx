'use client';

import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Section } from '@/components/ui/section';
import type { MemberAct } from './member-actions';

/** A system administrator who is no member of the business. */
export type OtherAdministrator = { id: string; name: string; email: string };

type Props = { administrators: readonly OtherAdministrator[]; onAct: (act: MemberAct) => void };

/** Whoever leaves or is removed by a mere admin stays system administrator: only here can that be seen and ended. */
export function AdministratorsElsewhere({ administrators, onAct }: Props) {
  const { name: businessName, isAdmin } = useBusiness();
  return (
    <Section
      title="Other system administrators"
      lead={`They are not members of ${businessName}, but act for all of Daybook.`}
    >
      <ul className="border-t border-line">
        {administrators.map(({ id: userId, name, email }) => (
          <li
            key={userId}
            className="flex min-h-14 flex-wrap items-center gap-3 border-b border-line py-2 last:border-0"
          >
            <span className="flex min-w-0 flex-1 basis-48 flex-col">
              <span className="truncate font-medium">{name}</span>
              <span className="truncate text-xs text-soft">{email}</span>
            </span>
            {isAdmin && (
              <Button
                aria-label={`End system administration by ${name}`}
                onPress={() =>
                  onAct({ kind: 'administrator', member: { userId, name, isAdministrator: true } })
                }
              >
                End system administration
              </Button>
            )}
          </li>
        ))}
      </ul>
    </Section>
  );
}
