import type { ClientProblem } from './client';

/** Where it could not be looked up. */
const unknown = 'Somebody else, or you in another window,';

/** Who changed the record meanwhile, as the subject of a sentence. */
export function changedBy({ changedBy: known }: Pick<ClientProblem, 'changedBy'>, recordId: string): string {
  return known?.[recordId] ?? unknown;
}

/** Why a change of an earlier version was refused, in words of the person: the service's own name versions by their numbers. */
export function laterVersionSentence({ changedBy: known = {} }: Pick<ClientProblem, 'changedBy'>): string {
  const subjects = new Set(Object.values(known));
  const [who = unknown] = subjects.size === 1 ? subjects : [];
  return `${who} changed it meanwhile. Nothing was saved: check what is there now, then try again.`;
}
