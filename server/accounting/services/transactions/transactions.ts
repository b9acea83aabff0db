import type { Transaction, TransactionListQuery, TransactionUpdate } from '@/lib/contract/transaction';
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
import { paginationOf, readKeyset } from '../paging';
import { presentTransaction } from './present-transaction';

export async function getTransaction(
  ctx: BusinessContext,
  parameters: { transaction_id: string },
): Promise<Outcome<Transaction>> {
  const transaction = await findTransaction(ctx.db, ctx.business.id, parameters.transaction_id);
  return transaction ? accept(presentTransaction(ctx.business, transaction)) : refuse(notFound);
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
    reviewed: query.reviewed,
    contains: query.q,
  };
  const page = await listTransactions(ctx.db, ctx.business.id, filter, keyset.value);
  return accept({
    items: page.items.map((each) => presentTransaction(ctx.business, each)),
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
  const presented = presentTransaction(ctx.business, after);
  await audit(ctx, ctx.business.id, [
    {
      action: 'update',
      resourceType: 'transaction',
      resourceId: after.id,
      before: presentTransaction(ctx.business, before),
      after: presented,
    },
  ]);
  return accept(presented);
}
