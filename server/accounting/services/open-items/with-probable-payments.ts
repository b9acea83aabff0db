import type { ItemKind } from '@/lib/contract/item-kind';
import type { ProbablePayment } from '@/lib/contract/probable-payment';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { paidOfOpen } from '../../domain/links/payments/refuse-outdated-payment';
import type { BusinessContext } from '../context';
import { readProbablePayments } from './read-probable-payments';

type PresentedItem = { id: string; status: string };

/** Bills or invoices, each with what bank transactions probably pay of it already. */
export async function withProbablePayments<Item extends PresentedItem>(
  ctx: BusinessContext,
  kind: ItemKind,
  items: readonly Item[],
): Promise<(Item & { probable_payment?: ProbablePayment })[]> {
  const open = items.filter(({ status }) => status === 'open').map(({ id }) => id);
  const found = await readProbablePayments(ctx, kind, open);
  const { currency } = ctx.business;
  return items.map((item) => {
    const [surest, ...others] = found.filter(({ itemId }) => itemId === item.id);
    if (!surest) return item;
    const amount = others.reduce((sum, each) => sum + paidOfOpen(each), paidOfOpen(surest));
    return {
      ...item,
      probable_payment: {
        transaction_id: surest.transactionId,
        datetime: surest.datetime,
        amount: amountNumber(amount, decimalsOf(currency)),
        confidence: surest.confidence,
      },
    };
  });
}
