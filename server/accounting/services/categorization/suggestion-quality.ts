import type { SuggestionQuality } from '@/lib/contract/suggestion';
import { accept } from '@/lib/result';
import { measureSuggestions } from '../../domain/categorization/measure-suggestions';
import { findConfirmedOfBank } from '../../store/journal-entry/bank-entries';
import type { BusinessContext, Outcome } from '../context';

const mostMeasured = 10_000;

/** How often the suggestions of the latest confirmed entries were right. */
export async function getSuggestionQuality(ctx: BusinessContext): Promise<Outcome<SuggestionQuality>> {
  const found = await findConfirmedOfBank(ctx.db, ctx.business.id, mostMeasured + 1);
  const latest = found.map(({ lastSuggestion, cleanDescription, method, lines }) => ({
    lastSuggestion,
    cleanDescription,
    method,
    ledgerIds: lines.map(({ ledgerId }) => ledgerId),
  }));
  return accept(measureSuggestions(latest, mostMeasured));
}
