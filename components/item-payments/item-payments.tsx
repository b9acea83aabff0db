'use client';
import { useState } from 'react';
import { useEntryHref } from '@/components/journal-entries/use-entry-href';
import type { Settlement } from '@/components/open-items/settlement';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { ActionAnswer } from '@/lib/client/action-answer';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Transaction } from '@/lib/contract/transaction';
import { SettlementsTable } from './settlements-table';
import type { ShownPayment } from './shown-payment';

const RemovePaymentDialog = lazyComponent(() =>
  import('./remove-payment-dialog').then((file) => file.RemovePaymentDialog),
);

type PaymentsProps = {
  what: ItemKind;
  item: Settlement & { payments: readonly ShownPayment[] };
  /** Those that the payments came from. */
  transactions: readonly Transaction[];
  remove: (paymentId: string) => Promise<ActionAnswer<unknown>>;
  /** Awaited, so the dialog stays until the change is in sight. */
  onRemoved: () => Promise<unknown>;
};

/** What was paid, and out of which transactions. */
export function ItemPayments({ what, item, transactions, remove, onRemoved }: PaymentsProps) {
  const { canWrite } = useBusiness();
  const [removedId, setRemovedId] = useState<string | null>(null);
  const { payments } = item;
  const removed = payments.find((each) => each.id === removedId);
  const transactionOf = (payment: ShownPayment) =>
    transactions.find((each) => each.id === payment.transaction_id);
  return (
    <section aria-label="Payments">
      <h3 className="mb-1 text-xs font-medium text-faint">Payments</h3>
      {payments.length === 0 ? (
        <p className="text-soft">No payments.</p>
      ) : (
        <SettlementsTable
          label="Payments"
          one="payment"
          originTitle="Transaction"
          rows={payments.map((payment) => ({
            id: payment.id,
            datetime: payment.datetime,
            amount: payment.payment_amount,
            origin: <Origin transaction={transactionOf(payment)} />,
          }))}
          onRemove={canWrite ? setRemovedId : null}
          isPending={removedId !== null}
        />
      )}
      {removed && (
        <RemovePaymentDialog
          payment={removed}
          item={item}
          transaction={transactionOf(removed)}
          what={what}
          act={() => remove(removed.id)}
          onDone={onRemoved}
          onClose={() => setRemovedId(null)}
        />
      )}
    </section>
  );
}

/** What the bank calls it, leading to its entry. */
function Origin({ transaction }: { transaction: Transaction | undefined }) {
  const entryHref = useEntryHref();
  const title = transaction?.description.trim() || 'Bank transaction';
  if (!transaction?.journal_entry_id) return title;
  return (
    <Link
      href={entryHref(transaction.journal_entry_id)}
      className="rounded underline-offset-2 hover:underline"
    >
      {title}
    </Link>
  );
}
