import type { Probable } from '../../domain/categorization/judging/judge';
import type { Link } from '../../domain/links/link';
import { probableLinks } from '../../domain/links/probable-links';
import { findLegs } from '../../store/transfer-candidates';
import { findSuggestible } from '../categorization/learn-from-confirmed';
import type { ReadingContext } from '../context';
import { readChart } from '../postings/read-chart';
import { findSuggested } from './read-links';

/** What each of these transactions probably is by what is suggested; those that are nothing probably are left out. */
export async function findProbable(
  ctx: ReadingContext,
  transactionIds: readonly string[],
): Promise<ReadonlyMap<string, Probable>> {
  const links = probableLinks(await findSuggested(ctx, transactionIds));
  const asked = transactionIds.filter((id) => links.has(id));
  const ledgers = await ledgersOfPayments(ctx, [...links.values()]);
  return new Map(asked.map((id): [string, Probable] => [id, probableOf(links.get(id) as Link, ledgers)]));
}

function probableOf(link: Link, ledgers: ReadonlyMap<string, string>): Probable {
  if (link.kind === 'refund')
    return { kind: 'refund', ledgerId: ledgers.get(link.otherTransactionId ?? '') ?? null };
  return { kind: link.kind === 'transfer' ? 'transfer' : 'payment' };
}

/**
 * The ledger of each payment that is on one which may be suggested. Money back of a payment on payable or receivable names
 * its party, and of one on the ledger of another bank it may be that bank's: a link decides on these.
 */
async function ledgersOfPayments(
  ctx: ReadingContext,
  links: readonly Link[],
): Promise<ReadonlyMap<string, string>> {
  const ids = links.flatMap(({ kind, otherTransactionId: id }) =>
    kind === 'refund' && id !== null ? [id] : [],
  );
  if (ids.length === 0) return new Map();
  const paid = await findLegs(ctx.db, ctx.business.id, [...new Set(ids)]);
  const chart = await readChart(ctx);
  const suggestible = new Set((await findSuggestible(ctx, chart)).ledgers.map(({ id }) => id));
  return new Map(
    paid.flatMap(({ id, method, oppositeLedgerIds: [ledgerId, ...others] }): [string, string][] => {
      const isKnown = ledgerId !== undefined && others.length === 0 && method !== 'uncategorized';
      return isKnown && suggestible.has(ledgerId) ? [[id, ledgerId]] : [];
    }),
  );
}
