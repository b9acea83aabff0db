import type { Fault } from '@/lib/contract/problem';
import { findExternalAccount } from '../../store/external-account-store';
import { findTask } from '../../store/task-store';
import { holdTransactions } from '../../store/transaction-store';
import type { BusinessContext } from '../context';

type References = {
  task_id?: string | null | undefined;
  transaction_id?: string | null | undefined;
  external_account_id?: string | null | undefined;
};

/** A fault for each reference to a resource that does not exist in this business. A transaction is kept from being removed meanwhile. */
export async function checkReferences(ctx: BusinessContext, references: References): Promise<Fault[]> {
  const { task_id: task, transaction_id: transaction, external_account_id: account } = references;
  const business = ctx.business.id;
  const faults: Fault[] = [];
  const unknown = (path: string, what: string) =>
    faults.push({ path, code: 'not_found', message: `is not ${what} of this business` });
  if (task && !(await findTask(ctx.db, business, task))) unknown('/task_id', 'a task');
  if (transaction && !(await holdTransactions(ctx.db, business, [transaction])).has(transaction)) {
    unknown('/transaction_id', 'a transaction');
  }
  if (account && !(await findExternalAccount(ctx.db, business, account))) {
    unknown('/external_account_id', 'an external account');
  }
  return faults;
}
