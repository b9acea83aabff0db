import type { ExternalAccount } from '@/lib/contract/transaction';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { tokensOf } from '../../domain/links/leg-words';
import type { Link } from '../../domain/links/link';
import { feeLedgerOf, linkTransfer } from '../../domain/links/transfers/link-transfer';
import {
  amountsWithFee,
  matchFeeTransfers,
  saysTransfer,
} from '../../domain/links/transfers/match-fee-transfers';
import {
  matchTransfers as match,
  type ProposedTransfer,
  pairKey,
} from '../../domain/links/transfers/match-transfers';
import type { PayingTransaction } from '../../domain/postings/pay-item';
import { type Change, changeAt } from '../../domain/postings/posting';
import { listExternalAccounts } from '../../store/external-account-store';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findLinksOfTransactions } from '../../store/link-store';
import {
  findAboutOpposite,
  findLegs,
  findOpposite,
  findUndecidedElsewhere,
  type LegRow,
  lockMatching,
  type Sought,
} from '../../store/transfer-candidates';
import { doYielding, mapYielding } from '../categorization/yield-to-event-loop';
import { type BusinessContext, booksOf } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { withoutRefunded } from './linked-refunds';
import { type LinkedLegs, saveProposals } from './save-proposals';
import { legsOf, transferFacts } from './transfer-facts';

/** A bank movement, with all that the bank says. */
type WordedMovement = Sought & { text: string };

/**
 * Looks for the other legs of transactions among those of other accounts: links what is certain, and suggests what is likely,
 * also where a fee was taken on the way. Confirmed, reconciled and locked entries, and those whose ledger a person or a
 * rule chose or the business answered, are only suggested.
 */
export async function matchTransfers(
  ctx: BusinessContext,
  movements: readonly WordedMovement[],
): Promise<void> {
  const accounts = await listExternalAccounts(ctx.db, ctx.business.id);
  if (accounts.length < 2 || movements.length === 0) return;
  await lockMatching(ctx.db, ctx.business.id);
  const chart = await readChart(ctx);
  const matched = await matchEqual(ctx, movements, accounts, chart);
  await matchWithFee(
    ctx,
    movements.filter(({ id }) => !matched.has(id)),
    accounts,
    chart,
  );
}

/** Gives the movements for which a transfer of the same amount was found. */
async function matchEqual(
  ctx: BusinessContext,
  movements: readonly Sought[],
  accounts: readonly ExternalAccount[],
  chart: Chart,
): Promise<ReadonlySet<string>> {
  const compared = await compareEqual(ctx, movements, accounts, chart);
  if (!compared) return new Set();
  const { wanted, rows, known } = compared;
  const linked = await linkCertain(ctx, wanted, rows, chart);
  await saveProposals(ctx, wanted, linked, known, null);
  return new Set(wanted.flatMap(({ leaves, arrives }) => [leaves.transactionId, arrives.transactionId]));
}

type Compared = { wanted: ProposedTransfer[]; rows: readonly LegRow[]; known: readonly Link[] };

/** The likely transfers of the same amount among the movements and what may be their other legs; null where there are none. */
export async function compareEqual(
  ctx: BusinessContext,
  movements: readonly Sought[],
  accounts: readonly ExternalAccount[],
  chart: Chart,
): Promise<Compared | null> {
  const opposite = await findOpposite(ctx.db, ctx.business.id, movements);
  if (opposite.length === 0) return null;
  // What competes for the legs that were found, the movements themselves among it.
  const rivals = await findOpposite(ctx.db, ctx.business.id, opposite);
  const ids = [...new Set([...opposite, ...rivals].map(({ id }) => id))];
  const rows = await findLegs(ctx.db, ctx.business.id, ids);
  if (rows.length < 2) return null;
  const known = await findLinksOfTransactions(ctx.db, ctx.business.id, idsOf(rows));
  const facts = transferFacts(ctx, accounts, chart, known);
  const proposals = await doYielding(match(legsOf(ctx, rows, facts, chart), facts));
  return { wanted: ofMovements(proposals, movements), rows, known };
}

/** Only what a text calls a transfer is looked for with a fee: nearly every amount has others that are a little less. */
async function matchWithFee(
  ctx: BusinessContext,
  movements: readonly WordedMovement[],
  accounts: readonly ExternalAccount[],
  chart: Chart,
): Promise<void> {
  const feeLedgerId = feeLedgerOf(chart);
  if (feeLedgerId === null) return;
  const words = transferFacts(ctx, accounts, chart, []);
  const own = new Map(words.accounts.map((account) => [account.id, account]));
  // Either leg may say so, and either may come first.
  const before = await findUndecidedElsewhere(ctx.db, ctx.business.id, movements);
  const all = [...movements, ...before];
  const isWorded = await mapYielding(all, ({ externalAccountId, text }) => {
    const account = own.get(externalAccountId);
    return account !== undefined && saysTransfer(tokensOf(text), account, words);
  });
  const worded = all.filter((_, at) => isWorded[at]);
  if (worded.length === 0) return;
  const sought = worded.map((movement) => ({ ...movement, ...amountsWithFee(movement.amount) }));
  const found = await findAboutOpposite(ctx.db, ctx.business.id, sought);
  if (found.length === 0) return;
  const rows = await findLegs(ctx.db, ctx.business.id, [...new Set([...found, ...idsOf(worded)])]);
  const known = await findLinksOfTransactions(ctx.db, ctx.business.id, idsOf(rows));
  const facts = transferFacts(ctx, accounts, chart, known);
  const legs = legsOf(ctx, rows, facts, chart);
  const proposals = await doYielding(matchFeeTransfers(legs, facts, ctx.business.currency));
  await saveProposals(ctx, ofMovements(proposals, movements), new Map(), known, feeLedgerId);
}

const idsOf = (rows: readonly { id: string }[]) => rows.map(({ id }) => id);

/** Those with one of the movements for a leg. */
function ofMovements(
  proposals: readonly ProposedTransfer[],
  movements: readonly { id: string }[],
): ProposedTransfer[] {
  const own = new Set(idsOf(movements));
  return proposals.filter(
    ({ leaves, arrives }) => own.has(leaves.transactionId) || own.has(arrives.transactionId),
  );
}

/** Posts the transfers that are certain, all together. Gives what each replaced, by pair; nothing where the ledger refuses them. */
async function linkCertain(
  ctx: BusinessContext,
  proposals: readonly ProposedTransfer[],
  legs: readonly LegRow[],
  chart: Chart,
): Promise<ReadonlyMap<string, LinkedLegs>> {
  const certain = proposals.filter(({ isAutomatic }) => isAutomatic);
  if (certain.length === 0) return new Map();
  const legOf = new Map(legs.map((leg) => [leg.id, leg]));
  const entryIds = certain.flatMap(({ leaves, arrives }) =>
    [leaves, arrives].flatMap(({ transactionId }) => legOf.get(transactionId)?.entryId ?? []),
  );
  const entries = await withoutRefunded(ctx, await lockEntries(ctx.db, ctx.business.id, entryIds));
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const books = booksOf(ctx);
  const linked = new Map<string, LinkedLegs>();
  const changed: Change[] = [];
  for (const { leaves, arrives, confidence, reasons } of certain) {
    const asLeg = (leg: typeof leaves): PayingTransaction | null => {
      const row = legOf.get(leg.transactionId);
      const entry = row && entryOf.get(row.entryId);
      // Somebody may have changed it before it was locked.
      if (!row || !entry || entry.version !== row.entryVersion) return null;
      const transaction = { id: row.id, amount: row.amount, datetime: row.datetime };
      return {
        transaction,
        bankLedgerId: leg.account.ledgerId,
        entry,
        reversedBy: null,
        uses: [],
        link: null,
        refunds: [],
      };
    };
    const [out, into] = [asLeg(leaves), asLeg(arrives)];
    if (!out || !into) continue;
    const decided = linkTransfer(books, [out, into], { amount: null, ledgerId: null }, chart, {
      confidence,
      reasons,
    });
    if (!decided.ok) continue;
    linked.set(pairKey(leaves.transactionId, arrives.transactionId), { replaced: decided.value.replaced });
    changed.push(...decided.value.changes.map(({ before, after }) => changeAt('', before, after)));
  }
  const posted = await post(ctx, { created: [], changed }, { chart });
  return posted.ok ? linked : new Map();
}
