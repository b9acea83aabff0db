import type { ExternalAccount } from '@/lib/contract/transaction';
import { newIdentifier } from '@/lib/ids/identifier';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { type OwnAccount, tokensOf } from '../../domain/links/leg-words';
import { byService, type Link } from '../../domain/links/link';
import { linkTransfer } from '../../domain/links/link-transfer';
import { matchTransfers as match, type ProposedTransfer, pairKey } from '../../domain/links/match-transfers';
import { transferLeg } from '../../domain/links/transfer-leg';
import type { PayingTransaction } from '../../domain/postings/pay-item';
import { listExternalAccounts } from '../../store/external-account-store';
import { lockEntries } from '../../store/journal-entry/journal-entry-store';
import { findLinksOfTransactions, insertLinks, saveLink } from '../../store/link-store';
import {
  findLegs,
  findOpposite,
  type LegRow,
  lockMatching,
  type Sought,
} from '../../store/transfer-candidates';
import { audit, type BusinessContext, booksOf } from '../context';
import { post } from '../postings/post';
import { readChart } from '../postings/read-chart';
import { presentLink } from './present-link';

/**
 * Looks for the other legs of transactions among those of other accounts: links what is certain, and suggests what is likely.
 * Confirmed, reconciled and locked entries, and those whose ledger a person or a rule chose, are only suggested.
 */
export async function matchTransfers(ctx: BusinessContext, movements: readonly Sought[]): Promise<void> {
  const accounts = await listExternalAccounts(ctx.db, ctx.business.id);
  if (accounts.length < 2 || movements.length === 0) return;
  await lockMatching(ctx.db, ctx.business.id);
  const opposite = await findOpposite(ctx.db, ctx.business.id, movements);
  if (opposite.length === 0) return;
  // What competes for the legs that were found, the movements themselves among it.
  const rivals = await findOpposite(ctx.db, ctx.business.id, opposite);
  const ids = [...new Set([...opposite, ...rivals].map(({ id }) => id))];
  const legs = await findLegs(ctx.db, ctx.business.id, ids);
  if (legs.length < 2) return;
  const chart = await readChart(ctx);
  const known = await findLinksOfTransactions(
    ctx.db,
    ctx.business.id,
    legs.map(({ id }) => id),
  );
  const proposals = proposalsAmong(ctx, legs, accounts, chart, known);
  const own = new Set(movements.map(({ id }) => id));
  const wanted = proposals.filter(
    ({ leaves, arrives }) => own.has(leaves.transactionId) || own.has(arrives.transactionId),
  );
  const linked = await linkCertain(ctx, wanted, legs, chart);
  await saveProposals(ctx, wanted, linked, known);
}

function proposalsAmong(
  ctx: BusinessContext,
  legs: readonly LegRow[],
  accounts: readonly ExternalAccount[],
  chart: Chart,
  known: readonly Link[],
): ProposedTransfer[] {
  const own = new Map(accounts.map((account) => [account.id, ownAccount(account, chart)]));
  const facts = {
    accounts: [...own.values()],
    ownWords: new Set(tokensOf(ctx.business.name)),
    declined: new Set(
      known.flatMap((link) =>
        link.kind === 'transfer' && link.status === 'declined'
          ? [pairKey(link.transactionId, link.otherTransactionId ?? '')]
          : [],
      ),
    ),
    certainFrom: ctx.business.certain_threshold,
  };
  return match(
    legs.flatMap((leg) => {
      const account = own.get(leg.externalAccountId);
      return account ? [transferLeg(leg, account, chart, ctx.business.books_locked_through)] : [];
    }),
    facts,
  );
}

function ownAccount(account: ExternalAccount, chart: Chart): OwnAccount {
  const ledger = chart.ledgers.get(account.ledger_id);
  const type = ledger?.financial_account_type;
  return {
    id: account.id,
    ledgerId: account.ledger_id,
    name: account.name,
    institution: account.institution,
    lastFour: account.last_four,
    isDebt: type === 'credit_card' || type === 'loan',
  };
}

type Linked = Pick<Link, 'replaced'>;

/** Posts the transfers that are certain, all together. Gives what each replaced, by pair; nothing where the ledger refuses them. */
async function linkCertain(
  ctx: BusinessContext,
  proposals: readonly ProposedTransfer[],
  legs: readonly LegRow[],
  chart: Chart,
): Promise<ReadonlyMap<string, Linked>> {
  const certain = proposals.filter(({ isAutomatic }) => isAutomatic);
  if (certain.length === 0) return new Map();
  const legOf = new Map(legs.map((leg) => [leg.id, leg]));
  const entryIds = certain.flatMap(({ leaves, arrives }) =>
    [leaves, arrives].flatMap(({ transactionId }) => legOf.get(transactionId)?.entryId ?? []),
  );
  const entries = await lockEntries(ctx.db, ctx.business.id, entryIds);
  const entryOf = new Map(entries.map((entry) => [entry.id, entry]));
  const books = booksOf(ctx);
  const linked = new Map<string, Linked>();
  const changed: Parameters<typeof post>[1]['changed'][number][] = [];
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
    changed.push(
      ...decided.value.changes.map((change) => ({ ...change, path: '', datetimePath: '', linesPath: '' })),
    );
  }
  const posted = await post(ctx, { created: [], changed }, { chart });
  return posted.ok ? linked : new Map();
}

/** Keeps what is linked and suggested, over what stood there of the pair; suggestions of legs that are linked now go. */
async function saveProposals(
  ctx: BusinessContext,
  proposals: readonly ProposedTransfer[],
  linked: ReadonlyMap<string, Linked>,
  known: readonly Link[],
): Promise<void> {
  const present = new Map(
    known
      .filter(({ kind }) => kind === 'transfer')
      .map((link) => [pairKey(link.transactionId, link.otherTransactionId ?? ''), link]),
  );
  const inserted: Link[] = [];
  const linkedNow: Link[] = [];
  for (const { leaves, arrives, confidence, reasons } of proposals) {
    const key = pairKey(leaves.transactionId, arrives.transactionId);
    const before = present.get(key);
    const own = linked.get(key);
    if (before && !own && before.confidence === confidence) continue;
    const link: Link = {
      id: before?.id ?? newIdentifier('transaction_link'),
      kind: 'transfer',
      status: own ? 'linked' : 'suggested',
      transactionId: leaves.transactionId,
      otherTransactionId: arrives.transactionId,
      billId: null,
      invoiceId: null,
      journalEntryId: null,
      groupId: null,
      amount: arrives.amount,
      feeAmount: null,
      feeLedgerId: null,
      confidence,
      reasons,
      decidedBy: own ? byService : null,
      paymentId: null,
      replaced: own?.replaced ?? [],
      createdAt: before?.createdAt ?? ctx.now,
      updatedAt: ctx.now,
    };
    if (before) await saveLink(ctx.db, ctx.business.id, link);
    else inserted.push(link);
    if (own) linkedNow.push(link);
  }
  insertLinks(ctx.db, ctx.business.id, inserted);
  audit(
    ctx,
    ctx.business.id,
    linkedNow.map((link) => ({
      action: 'link',
      resourceType: 'transaction' as const,
      resourceId: link.transactionId,
      before: null,
      after: presentLink(ctx.business, link),
    })),
  );
}
