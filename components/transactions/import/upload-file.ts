import type { ClientProblem } from '@/lib/client/client';
import { problemOf } from '@/lib/client/read-data';
import { dataOf } from '@/lib/contract/primitives';
import { type TransactionImport, transactionImport } from '@/lib/contract/transaction';
import { parseJson } from '@/lib/json';
import { dataPaths } from '@/lib/paths';
import { accept, type Result, refuse } from '@/lib/result';

const importAnswer = dataOf(transactionImport);

export type Upload = {
  businessId: string;
  accountId: string;
  file: File;
  /** The same for the same file into the same account, so that a repeated upload counts once. */
  idempotencyKey: string;
  /** Told how much has left this machine, 0 to 1. */
  onProgress: (portion: number) => void;
};

/** Uploads a bank file. By XMLHttpRequest, since fetch cannot tell how far an upload is. */
export function uploadFile(upload: Upload): Promise<Result<TransactionImport, ClientProblem>> {
  return new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', dataPaths.transactionImport(upload.businessId));
    request.setRequestHeader('idempotency-key', upload.idempotencyKey);
    request.upload.onprogress = ({ loaded, total }) => upload.onProgress(total === 0 ? 1 : loaded / total);
    request.onload = () => resolve(readAnswer(request.status, request.responseText));
    request.onerror = () => resolve(refuse(unreachable));
    request.onabort = () => resolve(refuse(unreachable));
    const form = new FormData();
    form.set('external_account_id', upload.accountId);
    form.set('file', upload.file);
    request.send(form);
  });
}

const unreachable: ClientProblem = {
  code: 'unreachable',
  status: 0,
  detail: 'Daybook did not answer. Check your connection and try again; nothing is imported twice.',
};

function readAnswer(status: number, text: string): Result<TransactionImport, ClientProblem> {
  const body = jsonOrNull(text);
  const read = importAnswer.safeParse(body);
  return read.success && status < 300 ? accept(read.data.data) : refuse(problemOf(body, status));
}

function jsonOrNull(text: string): unknown {
  try {
    return parseJson(text);
  } catch {
    return null;
  }
}
