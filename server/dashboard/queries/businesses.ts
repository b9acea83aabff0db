import type { Client, ClientProblem, ClientResult } from '@/lib/client/client';
import { type Business, type EntityType, entityType } from '@/lib/contract/business';
import type { BusinessWork } from '@/lib/contract/business-work';
import type { DefaultLedger } from '@/lib/contract/chart-of-accounts';
import { unitsOfAmount } from '@/lib/format/amount';
import type { Role } from '@/lib/member-role';
import { accept, type Result } from '@/lib/result';
import { accountingClient } from '../accounting/client';
import type { Member } from '../session/guard';
import { mayCreateBusinesses as mayUserCreate } from '../session/storage/administrators';
import { listMemberships } from '../session/storage/memberships';
import { dashboardDatabase } from '../session/storage/pool';
import type { User } from '../session/storage/users';

/** A business with the role that the user has in it. */
export type MemberBusiness = { business: Business; role: Role };

/** The one business that the user owns and belongs to; null for everybody else. */
export async function onlyBusinessOf(user: User): Promise<string | null> {
  const [only, ...others] = await listMemberships(dashboardDatabase(), user.id);
  return only?.role === 'owner' && others.length === 0 ? only.businessId : null;
}

/** The businesses that the user is a member of, by name. */
export async function businessesOf(user: User): Promise<Result<MemberBusiness[], ClientProblem>> {
  const memberships = await listMemberships(dashboardDatabase(), user.id);
  if (memberships.length === 0) return accept([]);
  const all = await allBusinesses(accountingClient(user.id));
  if (!all.ok) return all;
  const roleIn = new Map(memberships.map(({ businessId, role }) => [businessId, role]));
  const own = all.value.flatMap((business) => {
    const role = roleIn.get(business.id);
    return role ? [{ business, role }] : [];
  });
  return accept(own.sort((a, b) => a.business.name.localeCompare(b.business.name)));
}

/** The active businesses of the member by name, for menus that lead to another. */
export async function readOwnBusinesses({ user }: Member) {
  const own = await businessesOf(user);
  if (!own.ok) return own;
  const active = own.value.filter(({ business }) => business.status === 'active');
  return accept({ data: active.map(({ business: { id, name } }) => ({ id, name })) });
}

/** What the list of businesses shows of each: one request to the service, whatever their number. */
export async function listedBusinesses(user: User) {
  const memberships = await listMemberships(dashboardDatabase(), user.id);
  if (memberships.length === 0) return accept([]);
  const work = await accountingClient(user.id).listBusinessWork({});
  if (!work.ok) return work;
  const roleIn = new Map(memberships.map(({ businessId, role }) => [businessId, role]));
  return accept(
    work.value.data.flatMap((each) => {
      const role = roleIn.get(each.business.id);
      return role ? [listed(each, role)] : [];
    }),
  );
}

function listed({ business, ...work }: BusinessWork, role: Role) {
  return {
    id: business.id,
    name: business.name,
    entityType: business.entity_type,
    industry: business.industry,
    fiscalYear: business.fiscal_year,
    currency: business.currency,
    isActive: business.status === 'active',
    role,
    toReview: work.bookkeeper_pending,
    certain: work.certain,
    openQuestions: work.open_tasks,
    answeredQuestions: work.answered_tasks,
    lastBankDay: work.last_bank_day,
    lockedThrough: business.books_locked_through,
    bankBalances: work.bank_balances.map(({ name, day, bank_balance, books_balance }) => ({
      name,
      day,
      bank: unitsOfAmount(bank_balance, business.currency),
      books: unitsOfAmount(books_balance, business.currency),
    })),
    notCompared: work.accounts_not_compared.map(({ name }) => name),
  };
}

/** Every business of the tenant, page after page. */
export async function allBusinesses(client: Client): Promise<ClientResult<Business[]>> {
  const found: Business[] = [];
  let pageToken: string | undefined;
  do {
    const page = await client.listBusinesses({ query: { page_size: 100, page_token: pageToken } });
    if (!page.ok) return page;
    found.push(...page.value.data);
    pageToken = page.value.pagination.next_page_token ?? undefined;
  } while (pageToken !== undefined);
  return accept(found);
}

export function mayCreateBusinesses(user: User): Promise<boolean> {
  return mayUserCreate(dashboardDatabase(), user.id);
}

/** The chart of accounts that a business of each legal form starts with. */
export async function readDefaultCharts(
  user: User,
): Promise<Result<Record<EntityType, DefaultLedger[]>, ClientProblem>> {
  const client = accountingClient(user.id);
  const charts: Record<EntityType, DefaultLedger[]> = {
    'c-corp': [],
    llc: [],
    partnership: [],
    's-corp': [],
    'sole-prop': [],
  };
  const read = entityType.options.map(async (type) => ({
    type,
    chart: await client.getDefaultChart({ query: { entity_type: type } }),
  }));
  for (const { type, chart } of await Promise.all(read)) {
    if (!chart.ok) return chart;
    charts[type] = chart.value.data;
  }
  return accept(charts);
}
