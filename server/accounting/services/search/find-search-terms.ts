import { decimalsOf } from '@/lib/money/currency';
import { searchTerms } from '../../domain/search/search-terms';
import { type FoundTerm, findTerms } from '../../store/search/terms-of-entries';
import type { BusinessContext } from '../context';

/** The words of a search with what they name in the books; undefined without a search. */
export async function findSearchTerms(
  { db, business }: BusinessContext,
  search: string | undefined,
): Promise<FoundTerm[] | undefined> {
  if (search === undefined) return undefined;
  return findTerms(db, business.id, searchTerms(search, decimalsOf(business.currency), business.currency));
}
