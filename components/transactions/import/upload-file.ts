import type { ClientProblem } from '@/lib/client/client';
import { sendForm } from '@/lib/client/send-form';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { TransactionImportOutcome } from '@/lib/contract/transaction-import';
import { dataPaths } from '@/lib/paths';
import type { Result } from '@/lib/result';

export type ImportUpload = {
  businessId: string;
  accountId: string;
  /** The account in the file, counted from 1; null for the only one. */
  statement: number | null;
  file: File;
  /** What its columns are; null where the service is to find them. */
  mapping: CsvMapping | null;
  /** Whether the records that are possibly there already are added. */
  addsPossible: boolean;
  /** The same for the same file into the same account, so that a repeated upload counts once. */
  idempotencyKey: string;
  /** Told how much has left this machine, 0 to 1. */
  onProgress: (portion: number) => void;
};

/** Uploads a bank file. */
export async function uploadFile(
  upload: ImportUpload,
): Promise<Result<TransactionImportOutcome, ClientProblem>> {
  const form = new FormData();
  form.set('external_account_id', upload.accountId);
  form.set('file', upload.file);
  if (upload.statement !== null) form.set('statement', String(upload.statement));
  if (upload.mapping) form.set('mapping', JSON.stringify(upload.mapping));
  if (upload.addsPossible) form.set('add_possible_duplicates', 'true');
  const { idempotencyKey, onProgress } = upload;
  const path = dataPaths.transactionImport(upload.businessId);
  return sendForm<TransactionImportOutcome>({ path, form, idempotencyKey, onProgress });
}
