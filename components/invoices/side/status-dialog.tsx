'use client';
import { useBusiness } from '@/components/shell/business-context';
import { ConfirmDialog } from '@/components/ui/confirm-dialog';
import { showToast } from '@/components/ui/toast';
import type { Invoice } from '@/lib/contract/invoice';
import { updateInvoice } from '@/server/dashboard/actions/invoices';
import { useInvoicesReadAgain } from '../use-invoices';

type DialogProps = { invoice: Invoice; name: string; act: 'void' | 'reopen'; onClose: () => void };

/** Voids the invoice, or opens a voided one again. */
export function StatusDialog({ invoice, name, act, onClose }: DialogProps) {
  const { id: businessId } = useBusiness();
  const readAgain = useInvoicesReadAgain();
  const isVoiding = act === 'void';
  return (
    <ConfirmDialog
      title={isVoiding ? 'Void the invoice?' : 'Open the invoice again?'}
      actName={isVoiding ? 'Void the invoice' : 'Open again'}
      isDanger={isVoiding}
      act={(idempotencyKey) =>
        updateInvoice(businessId, {
          idempotencyKey,
          invoiceId: invoice.id,
          version: invoice.version,
          changes: { status: isVoiding ? 'voided' : 'open' },
        })
      }
      onDone={async () => {
        await readAgain();
        showToast({ tone: 'good', title: isVoiding ? `${name} is voided` : `${name} is open again` });
        onClose();
      }}
      onClose={onClose}
    >
      <p>{consequence(invoice, name, act)}</p>
    </ConfirmDialog>
  );
}

function consequence({ status, payments }: Invoice, name: string, act: 'void' | 'reopen'): string {
  if (act === 'reopen')
    return `${name} is owed again and posted anew, on its own day or right after the lock.`;
  if (status === 'draft') return `${name} was never sent; nothing of it stands in the books.`;
  const reversal = `${name} is no longer owed: its posting is taken back by another entry, and stays in the journal.`;
  return payments.length === 0 ? reversal : `${reversal} What was paid becomes the customer’s credit.`;
}
