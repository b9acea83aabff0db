import type { ClientResult } from '@/lib/client/client';
import type { Transaction } from '@/lib/contract/transaction';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';

type Paying = { transaction_id: string };
type Paid = { payments: readonly Paying[]; probable_payment?: Paying | undefined };

/** The transactions that the payments of a bill or an invoice came from, and the one that probably pays it, each once. */
export async function readPayingTransactions(
  { client }: Member,
  businessId: string,
  { payments, probable_payment: probable }: Paid,
): Promise<ClientResult<Transaction[]>> {
  const paying = probable ? [...payments, probable] : payments;
  const ids = [...new Set(paying.map((payment) => payment.transaction_id))];
  const read = await Promise.all(
    ids.map((transaction_id) =>
      client.getTransaction({ parameters: { business_id: businessId, transaction_id } }),
    ),
  );
  const transactions: Transaction[] = [];
  for (const each of read) {
    if (!each.ok) return each;
    transactions.push(each.value.data);
  }
  return accept(transactions);
}
