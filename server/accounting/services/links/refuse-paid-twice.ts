import type { ItemKind } from '@/lib/contract/item-kind';
import type { Problem } from '@/lib/contract/problem';
import { dayOf } from '@/lib/dates/instant';
import type { Chart } from '../../domain/chart-of-accounts/chart';
import { isLocked } from '../../domain/journal-entry/books-lock';
import type { Change } from '../../domain/postings/posting';
import { isSettlement } from '../../domain/postings/settlement-entry';
import { findFirstDay, listExternalAccounts } from '../../store/external-account-store';
import type { BusinessContext } from '../context';
import { newRealLines } from './refuse-duplicate-leg';

/**
 * Refuses that a bill or invoice that was marked as paid is settled from an account whose bank transactions are imported: the payment
 * is one of these, and would be in the books twice. Before the first of them it is none. In locked books any change is refused.
 */
export async function refusePaidTwice(
  ctx: BusinessContext,
  changed: readonly Change[],
  chart: Chart,
): Promise<Problem | null> {
  const { db, business } = ctx;
  for (const change of changed) {
    const { after } = change;
    if (!isSettlement(after) || isLocked(business.books_locked_through, after.datetime)) continue;
    const ledgerIds = new Set(newRealLines(change, chart).map(({ ledgerId }) => ledgerId));
    if (ledgerIds.size === 0) continue;
    for (const account of await listExternalAccounts(db, business.id)) {
      if (!ledgerIds.has(account.ledger_id)) continue;
      const first = await findFirstDay(db, business.id, account.id);
      if (first === null || dayOf(after.datetime) < first) continue;
      return paidTwice(account.name, after.billId === null ? 'invoice' : 'bill', change.linesPath);
    }
  }
  return null;
}

function paidTwice(name: string, kind: ItemKind, path: string): Problem {
  const message = `${name} has its own transactions: open the ${kind} again and pay it with the one of this payment`;
  return {
    code: 'conflict',
    detail: `The payment would be on ${name} twice. Open the ${kind} again and pay it with the transaction of ${name}.`,
    errors: [{ path, code: 'account_has_transactions', message }],
  };
}
