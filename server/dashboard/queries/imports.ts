import type { z } from 'zod';
import type { ClientProblem } from '@/lib/client/client';
import type { TransactionImport, transactionImportListQuery } from '@/lib/contract/transaction-import';
import type { ImportsPage, importReads } from '@/lib/reads/import-reads';
import type { ReadAnswer } from '@/lib/reads/read';
import { accept, type Result } from '@/lib/result';
import type { Member } from '../session/guard';
import { namesOf } from './settings';

export type ImportsQuery = z.input<typeof transactionImportListQuery>;

export async function readImports(
  { client }: Member,
  businessId: string,
  query: ImportsQuery,
): Promise<Result<ImportsPage, ClientProblem>> {
  const page = await client.listTransactionImports({ parameters: { business_id: businessId }, query });
  if (!page.ok) return page;
  return accept({ ...page.value, people: await peopleOf(page.value.data) });
}

export async function readImport(
  { client }: Member,
  businessId: string,
  importId: string,
): Promise<Result<ReadAnswer<typeof importReads.one>, ClientProblem>> {
  const parameters = { business_id: businessId, transaction_import_id: importId };
  const found = await client.getTransactionImport({ parameters });
  if (!found.ok) return found;
  return accept({ ...found.value, people: await peopleOf([found.value.data]) });
}

/** What undoing would do; nothing is changed. */
export function readUndoing({ client }: Member, businessId: string, importId: string) {
  const parameters = { business_id: businessId, transaction_import_id: importId };
  return client.undoTransactionImport({ parameters, body: { dry_run: true } });
}

function peopleOf(imports: readonly Pick<TransactionImport, 'imported_by' | 'undone_by'>[]) {
  return namesOf(
    imports.flatMap(({ imported_by, undone_by }) => [{ user_id: imported_by }, { user_id: undone_by }]),
  );
}
