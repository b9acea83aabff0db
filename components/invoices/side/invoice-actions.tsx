'use client';
import { Ban, Banknote, Pencil, RotateCcw, Send } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { ApplyCredit } from '@/components/item-payments/apply-credit';
import { leftToPay } from '@/components/open-items/left-to-pay';
import { useBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/lazy-component';
import { showToast } from '@/components/ui/toast';
import type { Invoice } from '@/lib/contract/invoice';
import { unitsOfAmount } from '@/lib/format/amount';
import { paths } from '@/lib/paths';
import { payInvoice } from '@/server/dashboard/actions/invoices';
import { invoiceName } from '../invoice-name';
import { useInvoicesReadAgain } from '../use-invoices';

// The dialogs come when they are opened.
const PayDialog = lazyComponent(() =>
  import('@/components/item-payments/pay-from-transaction-dialog').then(
    (file) => file.PayFromTransactionDialog<Invoice>,
  ),
);
const SendDialog = lazyComponent(() => import('./send-dialog').then((file) => file.SendDialog));
const StatusDialog = lazyComponent(() => import('./status-dialog').then((file) => file.StatusDialog));

type ActionsProps = { invoice: Invoice; customerName: string };
type Open = 'pay' | 'send' | 'void' | 'reopen' | null;

/** What can be done with the invoice in its status; each has a button and, where it is usual, a key. */
export function InvoiceActions({ invoice, customerName }: ActionsProps) {
  const { id: businessId, currency } = useBusiness();
  const router = useRouter();
  const readAgain = useInvoicesReadAgain();
  const [open, setOpen] = useState<Open>(null);
  const close = () => setOpen(null);
  const { status, id } = invoice;
  const editHref = paths.invoice(businessId, id);
  const name = invoiceName(invoice, customerName);

  useCommands(
    useMemo((): Command[] => {
      const group = 'Invoice';
      const isOpen = status === 'open';
      return [
        {
          id: 'pay-invoice',
          name: 'Record a payment',
          group,
          keys: ['p'],
          isDisabled: !isOpen,
          run: () => setOpen('pay'),
        },
        {
          id: 'send-invoice',
          name: 'Mark the invoice as sent',
          group,
          keys: ['s'],
          isDisabled: status !== 'draft',
          run: () => setOpen('send'),
        },
        {
          id: 'edit-invoice',
          name: 'Edit the invoice',
          group,
          keys: ['e'],
          isDisabled: status === 'voided',
          run: () => router.push(editHref),
        },
      ];
    }, [status, editHref, router]),
  );

  return (
    <div className="flex flex-wrap gap-2">
      {status === 'draft' && (
        <Button
          variant="primary"
          icon={<Send aria-hidden className={icon} />}
          keyHint="s"
          onPress={() => setOpen('send')}
        >
          Mark as sent
        </Button>
      )}
      {status === 'open' && (
        <Button
          variant="primary"
          icon={<Banknote aria-hidden className={icon} />}
          keyHint="p"
          onPress={() => setOpen('pay')}
        >
          Record a payment
        </Button>
      )}
      {unitsOfAmount(invoice.open_amount, currency) > 0n && (
        <ApplyCredit
          kind="invoice"
          item={invoice}
          partyId={invoice.customer_id}
          name={name}
          onApplied={readAgain}
        />
      )}
      {status !== 'voided' && (
        <ButtonLink href={editHref} icon={<Pencil aria-hidden className={icon} />} keyHint="e">
          Edit
        </ButtonLink>
      )}
      {status === 'voided' ? (
        <Button icon={<RotateCcw aria-hidden className={icon} />} onPress={() => setOpen('reopen')}>
          Reopen
        </Button>
      ) : (
        <Button icon={<Ban aria-hidden className={icon} />} onPress={() => setOpen('void')}>
          Void
        </Button>
      )}
      {open === 'pay' && (
        <PayDialog
          kind="invoice"
          name={name}
          partyName={customerName}
          left={leftToPay(invoice, currency)}
          act={(idempotencyKey, transactionId, amount) =>
            payInvoice(businessId, {
              idempotencyKey,
              payment: { invoice_id: id, transaction_id: transactionId, payment_amount: amount },
            })
          }
          onDone={async (paid) => {
            await readAgain();
            showToast({
              tone: 'good',
              title: paid.status === 'paid' ? `${name} is paid` : 'Payment recorded',
            });
            close();
          }}
          onClose={close}
        />
      )}
      {open === 'send' && <SendDialog invoice={invoice} name={name} onClose={close} />}
      {(open === 'void' || open === 'reopen') && (
        <StatusDialog invoice={invoice} name={name} act={open} onClose={close} />
      )}
    </div>
  );
}

const icon = 'size-3.5';
