import type { Link } from '../../domain/links/link';
import { pairKey } from '../../domain/links/transfers/match-transfers';
import { listExternalAccounts } from '../../store/external-account-store';
import { saveConfidences } from '../../store/link-confidences';
import { findLinksOfTransactions } from '../../store/link-store';
import { findLegs } from '../../store/transfer-candidates';
import type { BusinessContext } from '../context';
import { readChart } from '../postings/read-chart';
import { compareEqual } from './match-transfers';

/**
 * Scores the suggested transfers again that compete with one that was linked, declined or taken apart: of twins, one alone is
 * left once the other is linked. Only changes suggestions that are there.
 */
export async function rescoreTransfers(ctx: BusinessContext, decided: readonly Link[]): Promise<void> {
  const legs = decided.filter(({ kind }) => kind === 'transfer').flatMap(legsOf);
  const competing = await suggestedOf(ctx, legs);
  const ids = [...new Set([...legs, ...competing.flatMap(legsOf)])];
  if (ids.length === new Set(legs).size) return;
  const rows = await findLegs(ctx.db, ctx.business.id, ids);
  const [accounts, chart] = [await listExternalAccounts(ctx.db, ctx.business.id), await readChart(ctx)];
  const compared = await compareEqual(ctx, rows, accounts, chart);
  const proposed = new Map(
    (compared?.wanted ?? []).map((each) => [
      pairKey(each.leaves.transactionId, each.arrives.transactionId),
      each,
    ]),
  );
  const changed = (await suggestedOf(ctx, ids)).flatMap((link) => {
    const now = proposed.get(keyOf(link));
    if (!now || now.confidence === link.confidence) return [];
    return [{ ...link, confidence: now.confidence, reasons: now.reasons, updatedAt: ctx.now }];
  });
  await saveConfidences(ctx.db, ctx.business.id, changed);
}

/** The suggested transfers of the same amount that these are legs of. */
async function suggestedOf(ctx: BusinessContext, transactionIds: readonly string[]): Promise<Link[]> {
  const links = await findLinksOfTransactions(ctx.db, ctx.business.id, transactionIds);
  return links.filter(
    ({ kind, status, feeAmount }) => kind === 'transfer' && status === 'suggested' && feeAmount === null,
  );
}

function legsOf({ transactionId, otherTransactionId }: Link): string[] {
  return otherTransactionId === null ? [transactionId] : [transactionId, otherTransactionId];
}

function keyOf({ transactionId, otherTransactionId }: Link): string {
  return pairKey(transactionId, otherTransactionId ?? '');
}
