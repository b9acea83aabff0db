import { cache } from 'react';
import type { ClientProblem } from '@/lib/client/client';
import { firstWholeDay } from '@/lib/dates/instant';
import { accept, type Result, together } from '@/lib/result';
import { requireMember } from '../session/guard';
import { allows } from '../session/role';
import { dashboardSettings } from '../session/settings';
import { isMemberOfOthers } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import { mayCreateBusinesses } from './businesses';

export type Desk = {
  business: {
    id: string;
    name: string;
    isActive: boolean;
    currency: string;
    entriesStart: string;
    lockedThrough: string | null;
    certainFrom: number;
    canWrite: boolean;
    isAdmin: boolean;
  };
  counts: { bookkeeper_pending: number; business_pending: number };
  tasks: { open: number; answered: number };
  /** Whether the person is a member of other businesses too. */
  hasOthers: boolean;
  email: string;
  /** Whether the person may create businesses. */
  mayCreate: boolean;
  isSandbox: boolean;
};

// Once a request: the frame and the title of the page need both.
const readMember = cache((businessId: string) => requireMember(businessId, 'read'));
const readBusiness = cache(async (businessId: string) => {
  const { client } = await readMember(businessId);
  return client.getBusiness({ parameters: { business_id: businessId } });
});

/** The name of the business, for the titles of its pages; null where it cannot be read. */
export async function readBusinessName(businessId: string): Promise<string | null> {
  const business = await readBusiness(businessId);
  return business.ok ? business.value.data.name : null;
}

/**
 * What the frame of every screen of a business shows; sends strangers away. It asks the service for nothing that grows with the
 * number of businesses: the browser reads the names of the others once the page is there.
 */
export async function readDesk(businessId: string): Promise<Result<Desk, ClientProblem>> {
  const { user, role, client } = await readMember(businessId);
  const parameters = { business_id: businessId };
  const [read, hasOthers, mayCreate] = await Promise.all([
    together({
      business: readBusiness(businessId),
      counts: client.countJournalEntries({ parameters }),
      tasks: client.countTasks({ parameters }),
    }),
    isMemberOfOthers(dashboardDatabase(), user.id, businessId),
    mayCreateBusinesses(user),
  ]);
  if (!read.ok) return read;
  const { business, counts, tasks } = read.value;
  const { name, status, currency, entries_start, books_locked_through, certain_threshold } = business.data;
  const { bookkeeper_pending, business_pending } = counts.data;
  return accept({
    business: {
      id: businessId,
      name,
      isActive: status === 'active',
      currency,
      entriesStart: firstWholeDay(entries_start),
      lockedThrough: books_locked_through,
      certainFrom: certain_threshold,
      canWrite: allows(role, 'write'),
      isAdmin: allows(role, 'admin'),
    },
    counts: { bookkeeper_pending, business_pending },
    tasks: { open: tasks.data.open, answered: tasks.data.answered },
    hasOthers,
    email: user.email,
    mayCreate,
    isSandbox: dashboardSettings().environment === 'sandbox',
  });
}
