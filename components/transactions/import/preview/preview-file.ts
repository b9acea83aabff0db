import type { ClientProblem } from '@/lib/client/client';
import { mayRetry } from '@/lib/client/may-retry';
import { sendForm } from '@/lib/client/send-form';
import type { CsvMapping } from '@/lib/contract/csv-mapping';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { dataPaths } from '@/lib/paths';
import type { Chosen } from '../imported-file';
import { type ChosenAtFile, mappingAsked } from './targets';

export type PreviewAsked = {
  businessId: string;
  file: File;
  accountId: string | null;
  /** The account in the file that goes into the external account; null for the only one. */
  statement: number | null;
  mapping: CsvMapping | null;
};

/** Why a file cannot be previewed. */
export class PreviewRefused extends Error {
  constructor(readonly problem: ClientProblem) {
    super(problem.detail);
  }
}

/** The preview of a file; throws `PreviewRefused`. */
async function previewFile(asked: PreviewAsked, signal: AbortSignal): Promise<TransactionPreview> {
  const form = new FormData();
  if (asked.accountId) form.set('external_account_id', asked.accountId);
  if (asked.statement !== null) form.set('statement', String(asked.statement));
  if (asked.mapping) form.set('mapping', JSON.stringify(asked.mapping));
  form.set('file', asked.file);
  const path = dataPaths.transactionPreview(asked.businessId);
  const answer = await sendForm<TransactionPreview>({ path, form, signal });
  if (!answer.ok) throw new PreviewRefused(answer.problem);
  return answer.value;
}

/** What the keys of all previews begin with. */
export const previewsKey = 'bank-file-preview';

/** The key under which React Query keeps a preview: the same for what reads the same. */
function previewKey({ businessId, accountId, statement, mapping }: PreviewAsked, fileId: string) {
  return [...previewsOfFile(businessId, fileId), accountId, statement, mapping];
}

/** The key that those of a file begin with. */
export function previewsOfFile(businessId: string, fileId: string) {
  return [previewsKey, businessId, fileId];
}

const mostRetries = 3;

/** How React Query reads a preview, once for all that ask the same. */
export function previewOptions(asked: PreviewAsked, fileId: string) {
  return {
    queryKey: previewKey(asked, fileId),
    queryFn: ({ signal }: { signal: AbortSignal }) => previewFile(asked, signal),
    staleTime: Number.POSITIVE_INFINITY,
    refetchOnWindowFocus: false,
    refetchOnReconnect: false,
    retry: (count: number, error: Error) =>
      count < mostRetries && error instanceof PreviewRefused && mayRetry(error.problem),
  };
}

/** The same of an account in a file, counted against the external account that it goes into. */
export function recountOptions(
  businessId: string,
  file: Pick<Chosen, 'id' | 'file' | 'columns'>,
  { statement: { statement }, accountId }: ChosenAtFile,
) {
  const mapping = mappingAsked(file.columns);
  return previewOptions({ businessId, file: file.file, accountId, statement, mapping }, file.id);
}
