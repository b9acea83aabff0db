import type { Client, ClientResult } from '@/lib/client/client';
import type { Bill } from '@/lib/contract/bill';
import { accept } from '@/lib/result';
import type { DemoBill, DemoEvent } from './demo-event';
import { listBills } from './ensure-bills';
import { reportedMovements } from './reported-movements';

/**
 * Pays the bills by the movements that were reviewed, and voids what is to be voided. A bill that anybody has touched
 * since it was entered is left alone.
 * @param movements reviewed movements of the bank by its own ids
 */
export async function settleBills(
  client: Client,
  businessId: string,
  bills: readonly DemoBill[],
  movements: ReadonlyMap<string, DemoEvent>,
): Promise<ClientResult<null>> {
  const present = await listBills(client, businessId);
  if (!present.ok) return present;
  const untouched = new Map(present.value.filter(isUntouched).map((bill) => [bill.number, bill]));
  const bankIdOf = new Map([...movements].map(([id, event]) => [event, id]));
  const payments = bills.flatMap(({ number, paidBy }) => {
    const bill = untouched.get(number);
    const bankId = paidBy && bankIdOf.get(paidBy);
    return bill && bankId ? [{ bill, bankId }] : [];
  });
  const paid = await pay(client, businessId, payments);
  if (!paid.ok) return paid;
  for (const { number, status } of bills) {
    const bill = untouched.get(number);
    if (status !== 'voided' || !bill) continue;
    const parameters = { business_id: businessId, bill_id: bill.id };
    const voided = await client.updateBill({ parameters, body: { status: 'voided' } });
    if (!voided.ok) return voided;
  }
  return accept(null);
}

function isUntouched({ version }: Bill): boolean {
  return version === 1;
}

async function pay(
  client: Client,
  businessId: string,
  payments: readonly { bill: Bill; bankId: string }[],
): Promise<ClientResult<null>> {
  if (payments.length === 0) return accept(null);
  const parameters = { business_id: businessId };
  const reported = await reportedMovements(client, businessId, 'Checking');
  if (!reported.ok) return reported;
  for (const { bill, bankId } of payments) {
    const transaction = reported.value.get(bankId);
    if (!transaction) continue;
    const body = { bill_id: bill.id, transaction_id: transaction.id };
    const paid = await client.createBillPayment({ parameters, body });
    if (!paid.ok) return paid;
  }
  return accept(null);
}
