import type { Role } from '@/lib/member-role';

/** Somebody who is let into the business. */
export type Member = {
  userId: string;
  name: string;
  email: string;
  role: Role;
  /** By a password or an account of the OpenID provider. */
  canSignIn: boolean;
  /** Whether the person acts for the whole installation. */
  isAdministrator: boolean;
  /** Until when their link waits; null: none does. */
  linkExpiresAt: string | null;
};

/** Somebody who acts for the whole installation, or may come to. */
export type Administrator = Pick<Member, 'userId' | 'name' | 'isAdministrator'>;

export const roleChoices: readonly { id: Role; name: string; does: string }[] = [
  {
    id: 'owner',
    name: 'Owner',
    does: 'Reads books and reports, uploads documents, answers questions. An answer may put an entry on another ledger, until a bookkeeper confirms or changes it.',
  },
  { id: 'bookkeeper', name: 'Bookkeeper', does: 'Does everything in the books.' },
  {
    id: 'admin',
    name: 'Admin',
    does: 'A bookkeeper who also manages the business, its lock and its members.',
  },
];

/** What system administrators may do beside their role. */
export const administratorDoes =
  'In all of Daybook: manages applications, and lets any member choose a new password. Creates businesses, as the bookkeepers of a business of theirs may, too.';

export function roleName(role: Role): string {
  return roleChoices.find(({ id }) => id === role)?.name ?? role;
}
