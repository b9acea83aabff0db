import type { ProbablePayment } from '@/lib/contract/probable-payment';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountNumber, type JsonNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { ItemKind } from '../../domain/postings/open-item';
import { findProbablePayments } from '../../store/open-items/probable-payments';
import type { BusinessContext } from '../context';

type Shown = { id: string; status: string; open_amount: JsonNumber };

/** Bills or invoices, each with what bank transactions probably pay of it already. */
export async function withProbablePayments<Item extends Shown>(
  { db, business }: BusinessContext,
  kind: ItemKind,
  items: readonly Item[],
): Promise<(Item & { probable_payment?: ProbablePayment })[]> {
  const open = items.filter(({ status }) => status === 'open').map(({ id }) => id);
  const found = await findProbablePayments(db, business.id, kind, open);
  return items.map((item) => {
    const payment = found.get(item.id);
    if (!payment) return item;
    const owed = unitsOfAmount(item.open_amount, business.currency);
    return {
      ...item,
      probable_payment: {
        transaction_id: payment.transactionId,
        datetime: payment.datetime,
        amount: amountNumber(atMost(owed, payment.amount), decimalsOf(business.currency)),
        confidence: payment.confidence,
      },
    };
  });
}

function atMost(limit: bigint, amount: bigint): bigint {
  if (amount > limit) return limit;
  return amount;
}
