import type { Entry } from './entry';

/**
 * Whether an entry is reversed, or reverses another: the two keep their lines, for together they leave every balance as it was.
 * What a reversal of a reversal brings back is an entry as any other.
 */
export function isInReversalPair({
  reversedBy,
  reversalOf,
  bringsBack,
}: Pick<Entry, 'reversedBy' | 'reversalOf' | 'bringsBack'>): boolean {
  return reversedBy !== null || (reversalOf !== null && bringsBack === null);
}
