import { changedBy } from '@/lib/client/changed-by';
import type { ClientProblem } from '@/lib/client/client';

/** A later version of what the form changes, which was saved while it was open. */
export type EditConflict<Item> = {
  other: Item;
  /** Who made it, as the subject of a sentence. */
  who: string;
  /** It is what the person first sent, whose answer got lost before more was typed. */
  isOwn: boolean;
};

const ownEarlierRequest = 'idempotency_mismatch';
const codes = new Set(['stale_version', ownEarlierRequest]);

/** Whether a change was refused because there is a later version than the one that it was made on. */
export function isEditConflict({ code }: Pick<ClientProblem, 'code'>): boolean {
  return codes.has(code);
}

/** The conflict with the later version; null where that could not be read. */
export function conflictWith<Item extends { id: string }>(
  other: Item | null,
  problem: ClientProblem,
): EditConflict<Item> | null {
  return other && { other, who: changedBy(problem, other.id), isOwn: problem.code === ownEarlierRequest };
}
