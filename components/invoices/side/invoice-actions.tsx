'use client';
import { Ban, Banknote, Pencil, RotateCcw, Send } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo, useState } from 'react';
import { ApplyCredit } from '@/components/item-payments/apply-credit';
import { useBusiness } from '@/components/shell/business-context';
import { Button, ButtonLink } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Invoice } from '@/lib/contract/invoice';
import { unitsOfAmount } from '@/lib/format/amount';
import { paths } from '@/lib/paths';
import { invoiceName } from '../invoice-name';
import { useInvoicesReadAgain } from '../use-invoices';

// The dialogs come when they are opened.
const PayDialog = lazyComponent(() => import('../pay-invoice-dialog').then((file) => file.PayInvoiceDialog));
const SendDialog = lazyComponent(() => import('./send-dialog').then((file) => file.SendDialog));
const StatusDialog = lazyComponent(() => import('./status-dialog').then((file) => file.StatusDialog));

type ActionsProps = { invoice: Invoice; customerName: string };
type Act = 'pay' | 'send' | 'void' | 'reopen';

/** What can be done with the invoice in its status; each has a button and, where it is usual, a key. */
export function InvoiceActions({ invoice, customerName }: ActionsProps) {
  const { id: businessId, currency } = useBusiness();
  const readAgain = useInvoicesReadAgain();
  const [act, setAct] = useState<Act | null>(null);
  const close = () => setAct(null);
  const { status } = invoice;
  const editHref = paths.invoice(businessId, invoice.id);
  const name = invoiceName(invoice, customerName);
  useInvoiceCommands(status, editHref, setAct);

  return (
    <div className="flex flex-wrap gap-2">
      {status === 'draft' && (
        <Button
          variant="primary"
          icon={<Send aria-hidden className={icon} />}
          keyHint="s"
          onPress={() => setAct('send')}
        >
          Mark as sent
        </Button>
      )}
      {status === 'open' && (
        <Button
          variant="primary"
          icon={<Banknote aria-hidden className={icon} />}
          keyHint="p"
          onPress={() => setAct('pay')}
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
        <Button icon={<RotateCcw aria-hidden className={icon} />} onPress={() => setAct('reopen')}>
          Reopen
        </Button>
      ) : (
        <Button icon={<Ban aria-hidden className={icon} />} keyHint="v" onPress={() => setAct('void')}>
          Void
        </Button>
      )}
      {act === 'pay' && <PayDialog {...{ invoice, customerName }} onClose={close} />}
      {act === 'send' && <SendDialog {...{ invoice, name }} onClose={close} />}
      {(act === 'void' || act === 'reopen') && <StatusDialog {...{ invoice, name, act }} onClose={close} />}
    </div>
  );
}

const icon = 'size-3.5';

/** The keys of what is usually done with an invoice. */
function useInvoiceCommands(status: Invoice['status'], editHref: string, onAct: (act: Act) => void): void {
  const router = useRouter();
  useCommands(
    useMemo((): Command[] => {
      const offer = (id: string, name: string, key: string, isOffered: boolean, run: () => void) => ({
        id: `${id}-invoice`,
        name,
        group: 'Invoice',
        keys: [key],
        isDisabled: !isOffered,
        run,
      });
      return [
        offer('pay', 'Record a payment', 'p', status === 'open', () => onAct('pay')),
        offer('send', 'Mark the invoice as sent', 's', status === 'draft', () => onAct('send')),
        offer('edit', 'Edit the invoice', 'e', status !== 'voided', () => router.push(editHref)),
        offer('void', 'Void the invoice', 'v', status !== 'voided', () => onAct('void')),
      ];
    }, [status, editHref, router, onAct]),
  );
}
