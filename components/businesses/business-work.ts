import { comparable } from '@/lib/comparable';
import type { EntityType } from '@/lib/contract/business';
import type { Day } from '@/lib/dates/instant';
import type { Role } from '@/lib/member-role';
import { paths } from '@/lib/paths';

/** A business as the list of a practice shows it. */
export type ListedBusiness = {
  id: string;
  name: string;
  entityType: EntityType;
  industry: string | null;
  fiscalYear: string;
  currency: string;
  isActive: boolean;
  role: Role;
  /** Entries that wait for the bookkeeper. */
  toReview: number;
  /** Of these, those whose ledger is certain. */
  certain: number;
  /** Questions that the owner has not answered. */
  openQuestions: number;
  /** Those that the owner has answered. */
  answeredQuestions: number;
  /** The day of the latest bank transaction. */
  lastBankDay: Day | null;
  lockedThrough: Day | null;
  /** The latest balance that the bank stated of each account, and the books at the end of that day, in minor units. */
  bankBalances: { name: string; day: Day; bank: bigint; books: bigint }[];
  /** The names of the other accounts that have transactions. */
  notCompared: string[];
};

export const workColumns = ['name', 'review', 'questions', 'bank', 'balances', 'locked'] as const;
export type WorkColumn = (typeof workColumns)[number];
/** A column, with a minus for the other way round: the most work and the oldest day come first without it. */
export type WorkSort = WorkColumn | `-${WorkColumn}`;
export const workSorts: readonly WorkSort[] = workColumns.flatMap((column): WorkSort[] => [
  column,
  `-${column}`,
]);

/** How many things wait for this member in the business: an owner answers, all others review. */
export function workIn({ role, toReview, openQuestions, answeredQuestions }: ListedBusiness): number {
  return role === 'owner' ? openQuestions : toReview + answeredQuestions;
}

/** Whether something waits there for this member; an inactive business waits for nobody. */
export function hasWork(business: ListedBusiness): boolean {
  return business.isActive && workIn(business) > 0;
}

/** Where what waits in the business is done. */
export function pathOfWork({ id, role, toReview }: ListedBusiness): string {
  return role !== 'owner' && toReview > 0 ? paths.review(id) : paths.tasks(id);
}

/** The questions that wait for this member. */
export function questionsFor({ role, openQuestions, answeredQuestions }: ListedBusiness): number {
  return role === 'owner' ? openQuestions : answeredQuestions;
}

/** The accounts of which bank and books say different things. */
export function differing({ bankBalances }: ListedBusiness) {
  return bankBalances.filter(({ bank, books }) => bank !== books);
}

type Compare = (one: ListedBusiness, other: ListedBusiness) => number;

const byName: Compare = (one, other) => one.name.localeCompare(other.name);

/** No day at all comes before the oldest. */
const byDay =
  (day: (business: ListedBusiness) => Day | null): Compare =>
  (one, other) =>
    (day(one) ?? '').localeCompare(day(other) ?? '');

const comparisons: Record<WorkColumn, Compare> = {
  name: byName,
  review: (one, other) => other.toReview - one.toReview,
  questions: (one, other) =>
    questionsFor(other) - questionsFor(one) || other.openQuestions - one.openQuestions,
  bank: byDay(({ lastBankDay }) => lastBankDay),
  balances: (one, other) => differing(other).length - differing(one).length,
  locked: byDay(({ lockedThrough }) => lockedThrough),
};

/** Sorted; equal ones by name. Inactive businesses come last, whatever the sort. */
export function sortByWork(businesses: readonly ListedBusiness[], sort: WorkSort): ListedBusiness[] {
  const compare = comparisons[sort.replace('-', '') as WorkColumn];
  const sign = sort.startsWith('-') ? -1 : 1;
  return businesses.toSorted(
    (one, other) =>
      Number(other.isActive) - Number(one.isActive) || sign * compare(one, other) || byName(one, other),
  );
}

/** Those whose name and industry have all the words, in any case. */
export function findBusinesses(businesses: readonly ListedBusiness[], search: string): ListedBusiness[] {
  const words = comparable(search).split(/\s+/).filter(Boolean);
  return businesses.filter(({ name, industry }) => {
    const text = comparable(`${name} ${industry ?? ''}`);
    return words.every((word) => text.includes(word));
  });
}

/** The next active business by name in which something waits, after this one and around; never this one itself. */
export function nextWithWork(
  businesses: readonly ListedBusiness[],
  afterId: string | null,
): ListedBusiness | null {
  const inOrder = businesses.toSorted(byName);
  const start = inOrder.findIndex(({ id }) => id === afterId) + 1;
  const around = [...inOrder.slice(start), ...inOrder.slice(0, start)];
  return around.find((business) => business.id !== afterId && hasWork(business)) ?? null;
}
