import type { ClientProblem } from './client';

/** Where it could not be looked up. */
const unknown = 'Somebody else, or you in another window,';

/** Who changed the record meanwhile, as the subject of a sentence. */
export function changedBy({ changedBy: known }: Pick<ClientProblem, 'changedBy'>, recordId: string): string {
  return known?.[recordId] ?? unknown;
}
