import { keepTexts, readKept, textsOf } from '@/lib/client/kept-texts';
import type { SuggestionGroup } from '@/lib/contract/suggestion';
import { firstNotDeclined, ofPayeesFirst, withDeclined } from './offers';

/** Remembers in this browser that a person declined the offer. */
export function declineOffer(key: string, offer: SuggestionGroup): void {
  keepTexts(key, withDeclined(textsOf(readKept(key)), offer));
}

/** The group to offer: of one of the payees, else the largest, that nobody declined; null where there is none. */
export function firstToOffer(
  groups: readonly SuggestionGroup[],
  payees: readonly string[],
  key: string,
): SuggestionGroup | null {
  return firstNotDeclined(ofPayeesFirst(groups, payees), textsOf(readKept(key)));
}
