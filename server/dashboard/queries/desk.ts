import type { ClientProblem } from '@/lib/client/client';
import { accept, type Result, together } from '@/lib/result';
import { requireMember } from '../session/guard';
import { allows } from '../session/role';
import { dashboardSettings } from '../session/settings';
import { businessesOf, mayCreateBusinesses } from './businesses';

export type Desk = {
  business: {
    id: string;
    name: string;
    currency: string;
    entriesStart: string;
    lockedThrough: string | null;
    certainFrom: number;
    canWrite: boolean;
    isAdmin: boolean;
  };
  counts: { bookkeeper_pending: number; business_pending: number };
  tasks: { open: number; answered: number };
  businesses: { id: string; name: string }[];
  email: string;
  /** Whether the person may create businesses. */
  mayCreate: boolean;
  isSandbox: boolean;
};

/** What the frame of every screen of a business shows; sends strangers away. */
export async function readDesk(businessId: string): Promise<Result<Desk, ClientProblem>> {
  const { user, role, client } = await requireMember(businessId, 'read');
  const parameters = { business_id: businessId };
  const read = await together({
    business: client.getBusiness({ parameters }),
    counts: client.countJournalEntries({ parameters }),
    tasks: client.countTasks({ parameters }),
    businesses: businessesOf(user),
  });
  if (!read.ok) return read;
  const { business, counts, tasks, businesses } = read.value;
  const { name, currency, entries_start, books_locked_through, certain_threshold } = business.data;
  const { bookkeeper_pending, business_pending } = counts.data;
  return accept({
    business: {
      id: businessId,
      name,
      currency,
      entriesStart: entries_start.slice(0, 10),
      lockedThrough: books_locked_through,
      certainFrom: certain_threshold,
      canWrite: allows(role, 'write'),
      isAdmin: allows(role, 'admin'),
    },
    counts: { bookkeeper_pending, business_pending },
    tasks: { open: tasks.data.open, answered: tasks.data.answered },
    businesses: businesses.map((each) => ({ id: each.business.id, name: each.business.name })),
    email: user.email,
    mayCreate: await mayCreateBusinesses(user),
    isSandbox: dashboardSettings().environment === 'sandbox',
  });
}
