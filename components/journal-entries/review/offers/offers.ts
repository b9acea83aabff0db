import type { SuggestionGroup } from '@/lib/contract/suggestion';

type Offered = Pick<SuggestionGroup, 'clean_description' | 'ledger_id'>;

/** How many declined offers are kept. */
const most = 200;

/** What an offer is known by: its payee and ledger, whatever the entries and however sure it is of them. */
function nameOf({ clean_description, ledger_id }: Offered): string {
  return `${ledger_id} ${clean_description.toLowerCase()}`;
}

/** The declined offers with this one, the latest first. */
export function withDeclined(declined: readonly string[], offer: Offered): string[] {
  const name = nameOf(offer);
  return [name, ...declined.filter((each) => each !== name)].slice(0, most);
}

/** The first group that nobody declined; null where there is none. */
export function firstNotDeclined<Group extends Offered>(
  groups: readonly Group[],
  declined: readonly string[],
): Group | null {
  return groups.find((group) => !declined.includes(nameOf(group))) ?? null;
}

/** The groups of these payees before the others, otherwise in their order. */
export function ofPayeesFirst<Group extends Offered>(
  groups: readonly Group[],
  payees: readonly string[],
): Group[] {
  const isFirst = ({ clean_description }: Offered) => payees.includes(clean_description);
  return [...groups.filter(isFirst), ...groups.filter((group) => !isFirst(group))];
}
