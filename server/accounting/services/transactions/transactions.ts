import type {
  IncludedInTransaction,
  Transaction,
  TransactionListQuery,
  TransactionUpdate,
} from '@/lib/contract/transaction';
import { accept, refuse } from '@/lib/result';
import {
  findTransaction,
  listTransactions,
  lockTransaction,
  saveTransaction,
} from '../../store/transaction-store';
import {
  audit,
  type BusinessContext,
  notFound,
  type Outcome,
  type PageOutcome,
  staleVersion,
} from '../context';
import { linksOfTransactions } from '../links/read-links';
import { paginationOf, readKeyset } from '../paging';
import { paymentsOfTransactions } from './payments-of-transactions';
import { presentTransaction, type RelatedToTransaction } from './present-transaction';

export async function getTransaction(
  ctx: BusinessContext,
  input: { transaction_id: string; includes?: IncludedInTransaction[] | undefined },
): Promise<Outcome<Transaction>> {
  const { transaction_id: id } = input;
  const transaction = await findTransaction(ctx.db, ctx.business.id, id);
  if (!transaction) return refuse(notFound);
  const related = await relatedTo(ctx, [id], input.includes);
  return accept(presentTransaction(ctx.business, transaction, related(id)));
}

export async function pageTransactions(
  ctx: BusinessContext,
  query: TransactionListQuery,
): Promise<PageOutcome<Transaction>> {
  const list = `transactions ${ctx.business.id}`;
  const keyset = readKeyset(
    ctx.pageTokenKey,
    list,
    query,
    query.sort === 'datetime' ? 'ascending' : 'descending',
  );
  if (!keyset.ok) return keyset;
  const filter = {
    from: query.start_datetime,
    through: query.end_datetime,
    externalAccountId: query.external_account_id,
    importId: query.import_id,
    reviewed: query.reviewed,
    direction: query.direction,
    contains: query.q,
  };
  const page = await listTransactions(ctx.db, ctx.business.id, filter, keyset.value);
  const related = await relatedTo(
    ctx,
    page.items.map((each) => each.id),
  );
  return accept({
    items: page.items.map((each) => presentTransaction(ctx.business, each, related(each.id))),
    pagination: paginationOf(ctx.pageTokenKey, list, query, page),
  });
}

export async function updateTransaction(
  ctx: BusinessContext,
  input: TransactionUpdate & { transaction_id: string },
): Promise<Outcome<Transaction>> {
  const locked = await lockTransaction(ctx.db, ctx.business.id, input.transaction_id);
  const before = locked ? await findTransaction(ctx.db, ctx.business.id, input.transaction_id) : null;
  if (!before) return refuse(notFound);
  const stale = staleVersion(ctx.ifMatch, before.version);
  if (stale) return refuse(stale);
  const after = {
    ...before,
    description: input.description ?? before.description,
    reviewed: input.reviewed ?? before.reviewed,
    version: before.version + 1,
    updatedAt: ctx.now,
  };
  await saveTransaction(ctx.db, ctx.business.id, after);
  const related = await relatedTo(ctx, [after.id]);
  const presented = presentTransaction(ctx.business, after, related(after.id));
  audit(ctx, ctx.business.id, [
    {
      action: 'update',
      resourceType: 'transaction',
      resourceId: after.id,
      before: presentTransaction(ctx.business, before, related(before.id)),
      after: presented,
    },
  ]);
  return accept(presented);
}

/** The payments, refunds and links of transactions, by transaction. */
async function relatedTo(
  ctx: BusinessContext,
  transactionIds: readonly string[],
  includes: readonly IncludedInTransaction[] = [],
): Promise<(transactionId: string) => RelatedToTransaction> {
  const [paid, links] = await Promise.all([
    paymentsOfTransactions(ctx, transactionIds, includes),
    linksOfTransactions(ctx, transactionIds),
  ]);
  return (id) => ({ ...paid(id), links: links(id) });
}
