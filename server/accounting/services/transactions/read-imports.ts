import type {
  TransactionImport,
  TransactionImportListQuery,
  TransactionImportRead,
} from '@/lib/contract/transaction-import';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept, refuse } from '@/lib/result';
import { findFirstDay } from '../../store/external-account-store';
import { findImport, listImports, type StoredImport } from '../../store/transaction-import-store';
import { type BusinessContext, notFound, type Outcome, type PageOutcome } from '../context';
import { paginationOf, readKeyset } from '../paging';

/** The imports of a business, newest first. */
export async function pageImports(
  ctx: BusinessContext,
  query: TransactionImportListQuery,
): Promise<PageOutcome<TransactionImport>> {
  const list = `transaction-imports ${ctx.business.id}`;
  const keyset = readKeyset(ctx.pageTokenKey, list, query, 'descending');
  if (!keyset.ok) return keyset;
  const page = await listImports(ctx.db, ctx.business.id, query.external_account_id, keyset.value);
  const items = page.items.map((made) => presentImport(ctx, made));
  return accept({ items, pagination: paginationOf(ctx.pageTokenKey, list, query, page) });
}

/** An import with the records that it did not add, and what stayed when it was undone. */
export async function getImport(
  ctx: BusinessContext,
  input: { transaction_import_id: string },
): Promise<Outcome<TransactionImportRead>> {
  const found = await findImport(ctx.db, ctx.business.id, input.transaction_import_id);
  if (!found) return refuse(notFound);
  const decimals = decimalsOf(ctx.business.currency);
  const records = found.records.map((record) => ({
    ...record,
    amount: record.amount === null ? null : amountNumber(BigInt(record.amount), decimals),
  }));
  const { external_account_id: accountId } = found.made;
  const account_first_day = await findFirstDay(ctx.db, ctx.business.id, accountId);
  return accept({
    ...presentImport(ctx, found.made),
    records,
    account_first_day,
    ...found.doubts,
    kept: found.kept,
  });
}

function presentImport({ business }: BusinessContext, made: StoredImport): TransactionImport {
  const { closing_balance: units } = made;
  return {
    ...made,
    closing_balance: units === null ? null : amountNumber(units, decimalsOf(business.currency)),
  };
}
