import { beforeEach, expect } from 'vitest';
import type { TransactionPreview } from '@/lib/contract/transaction-preview';
import { newBooks } from './books';
import { type Answered, call, read } from './call';
import { openBooksForEach, openService } from './open-service';

/** A service with new books for each test, into whose accounts bank files are imported, or looked at before. */
export function openPreviews() {
  const service = openService();
  const books = openBooksForEach(service, newBooks);
  let accountId: string;
  beforeEach(async () => {
    accountId = await account('Checking');
  });

  async function account(ledger: string, changes: object = {}): Promise<string> {
    const body = { name: ledger, ledger_id: books.ledger(ledger).id, ...changes };
    return String((await call(service, 'POST', `${books.base}/external-account`, body)).data.id);
  }

  async function send(place: string, file: string, fields: Record<string, string>): Promise<Answered> {
    const form = new FormData();
    for (const [field, value] of Object.entries(fields)) form.append(field, value);
    form.append('file', new File([file], 'bank.csv'));
    return read(await service.request(`${books.base}/transactions/${place}`, { method: 'POST', body: form }));
  }

  /** The field that names the checking account. */
  const mine = () => ({ external_account_id: accountId });
  const upload = (file: string, fields: Record<string, string> = {}) =>
    send('import', file, { ...mine(), ...fields });

  async function preview(file: string, fields: Record<string, string> = {}): Promise<TransactionPreview> {
    const answer = await send('import/preview', file, fields);
    expect([answer.status, answer.problem.detail]).toEqual([200, undefined]);
    return answer.data as TransactionPreview;
  }
  return { service, books, account, send, upload, preview, mine };
}
