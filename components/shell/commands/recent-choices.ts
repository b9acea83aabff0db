import type { FoundRow } from './found-rows';

/** What was chosen in the menu: a command, or something found in the books. */
export type Choice = { kind: 'command'; id: string } | { kind: 'found'; row: FoundRow };

const mostRecent = 5;

/** By business; as long as the page is loaded, so nobody who signs in later sees it. */
const chosen = new Map<string, readonly Choice[]>();

export function recentChoices(businessId: string): readonly Choice[] {
  return chosen.get(businessId) ?? [];
}

/** The latest first, each once. */
export function rememberChoice(businessId: string, choice: Choice): void {
  const others = recentChoices(businessId).filter((each) => idOf(each) !== idOf(choice));
  chosen.set(businessId, [choice, ...others].slice(0, mostRecent));
}

function idOf(choice: Choice): string {
  return choice.kind === 'command' ? choice.id : choice.row.id;
}
