import { daySpan } from '@/lib/dates/day-span';
import { newIdentifier } from '@/lib/ids/identifier';
import { absolute } from '@/lib/money/absolute';
import type { Entry } from '../../domain/journal-entry/entry';
import { type HandMade, matchHandMade as match } from '../../domain/links/duplicates/match-hand-made';
import { tokensOf } from '../../domain/links/leg-words';
import { suggestedLink } from '../../domain/links/link';
import { findHandMade } from '../../store/hand-made-entries';
import { findLinksOfTransactions, insertLinks } from '../../store/link-store';
import { findSameAmount } from '../../store/same-amounts';
import { findLegs } from '../../store/transfer-candidates';
import { doYielding, mapYielding } from '../categorization/yield-to-event-loop';
import type { BusinessContext } from '../context';
import type { Payer } from './match-payments';

/**
 * The hand-made entries that may say the same as transactions of the account on the ledger. Read before an import books
 * its own entries: of those the planner has no statistics yet, and none of them is made by hand.
 */
export async function handMadeNear(
  ctx: BusinessContext,
  ledgerId: string,
  movements: readonly Payer[],
): Promise<HandMade[]> {
  const span = daySpan(movements.map(({ day }) => day));
  if (!span) return [];
  const amounts = [...new Set(movements.map(({ amount }) => amount))];
  return findHandMade(ctx.db, ctx.business.id, { ledgerId, ...span, amounts });
}

/** Five banking days, and the weekends and a holiday among them. */
const calendarDays = 8;

/**
 * Suggests which transactions that the bank reported before say the same as new hand-made entries. Confirmed ones, and those that
 * pay or are linked to something, are left alone.
 * @param bankLedgers by external account its ledger, of the ledgers that the entries have lines on
 */
export async function matchNewEntries(
  ctx: BusinessContext,
  entries: readonly Entry[],
  bankLedgers: ReadonlyMap<string, string>,
): Promise<void> {
  for (const ledgerId of new Set(bankLedgers.values())) {
    const moved = entries.flatMap((entry) => {
      const amount = movedOn(ledgerId, entry);
      return amount === 0n ? [] : [{ amount, day: entry.datetime.slice(0, 10) }];
    });
    const found = await findSameAmount(ctx.db, ctx.business.id, moved, calendarDays);
    const own = found.filter(({ externalAccountId }) => bankLedgers.get(externalAccountId) === ledgerId);
    if (own.length === 0) continue;
    const legs = await findLegs(
      ctx.db,
      ctx.business.id,
      own.map(({ id }) => id),
    );
    const open = legs.filter(({ reviewStatus }) => reviewStatus !== 'confirmed');
    await matchHandMade(ctx, await handMadeNear(ctx, ledgerId, open), open);
  }
}

/** What an entry moves a ledger by in every basis: minor units, debits positive. */
function movedOn(ledgerId: string, { lines }: Entry): bigint {
  return lines
    .filter((line) => line.ledgerId === ledgerId && line.basis === 'all')
    .reduce((sum, { side, amount }) => sum + (side === 'debit' ? amount : -amount), 0n);
}

/** Suggests which of the hand-made entries say the same as transactions. */
export async function matchHandMade(
  ctx: BusinessContext,
  entries: readonly HandMade[],
  movements: readonly Payer[],
): Promise<void> {
  const amounts = new Set(entries.map(({ amount }) => amount));
  const alike = await mapYielding(
    movements.filter(({ amount }) => amounts.has(amount)),
    ({ id, amount, day, text }) => ({ transactionId: id, amount, day, tokens: tokensOf(text) }),
  );
  if (alike.length === 0) return;
  const proposals = await doYielding(match(alike, entries));
  const ids = proposals.map(({ transactionId }) => transactionId);
  const known = await findLinksOfTransactions(ctx.db, ctx.business.id, ids);
  const present = new Set(known.map((link) => `${link.transactionId} ${link.journalEntryId}`));
  const links = proposals
    .filter(({ transactionId, entry }) => !present.has(`${transactionId} ${entry.id}`))
    .map(({ transactionId, entry, confidence, reasons }) =>
      suggestedLink(
        {
          id: newIdentifier('transaction_link'),
          kind: 'same',
          transactionId,
          journalEntryId: entry.id,
          amount: absolute(entry.amount),
          confidence,
          reasons,
        },
        ctx.now,
      ),
    );
  insertLinks(ctx.db, ctx.business.id, links);
}
