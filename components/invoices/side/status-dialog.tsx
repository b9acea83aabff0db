'use client';
import { statusOnReopening } from '@/components/open-items/settlement';
import { voidConsequences } from '@/components/open-items/void-consequences';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { ConfirmDialog } from '@/components/ui/overlays/confirm-dialog';
import type { Invoice } from '@/lib/contract/invoice';
import { updateInvoice } from '@/server/dashboard/actions/invoices';
import { useInvoicesReadAgain } from '../use-invoices';

type DialogProps = { invoice: Invoice; name: string; act: 'void' | 'reopen'; onClose: () => void };

/** Voids the invoice, or opens a voided one again; one that was never sent is a draft again. */
export function StatusDialog({ invoice, name, act, onClose }: DialogProps) {
  const { id: businessId, currency, lockedThrough, entriesStart } = useBusiness();
  const locale = useLocale();
  const readAgain = useInvoicesReadAgain();
  const isVoiding = act === 'void';
  const reopened = invoice.never_sent ? 'draft' : statusOnReopening(invoice, currency);
  const again = `${name} is ${reopened === 'draft' ? 'a draft' : reopened} again`;
  return (
    <ConfirmDialog
      title={isVoiding ? 'Void the invoice?' : 'Reopen the invoice?'}
      actionName={isVoiding ? 'Void the invoice' : 'Reopen'}
      isDanger={isVoiding}
      act={(idempotencyKey) =>
        updateInvoice(businessId, {
          idempotencyKey,
          invoiceId: invoice.id,
          version: invoice.version,
          changes: { status: isVoiding ? 'voided' : reopened },
        })
      }
      onDone={async () => {
        await readAgain();
        showToast({ tone: 'good', title: isVoiding ? `${name} is voided` : again });
        onClose();
      }}
      onClose={onClose}
    >
      <p className="font-medium">{name}</p>
      <ul className="flex list-disc flex-col gap-1.5 pl-5">
        {(isVoiding
          ? ofVoiding(invoice, { currency, locale, lockedThrough, entriesStart })
          : ofReopening(reopened)
        ).map((sentence) => (
          <li key={sentence}>{sentence}</li>
        ))}
      </ul>
    </ConfirmDialog>
  );
}

function ofVoiding(invoice: Invoice, circumstances: Parameters<typeof voidConsequences>[1]): string[] {
  if (invoice.never_sent || invoice.sent_at === null)
    return ['It was never sent, so nothing was posted.', 'You can reopen it.'];
  return voidConsequences({ ...invoice, what: 'invoice', postedAt: invoice.sent_at }, circumstances);
}

function ofReopening(status: 'draft' | 'open' | 'paid'): string[] {
  if (status === 'draft') return ['It was never sent: it is a draft again, and nothing is posted.'];
  return [
    status === 'open' ? 'It is owed again.' : 'Its payments and applied credit settle it again.',
    'It is posted again on the day it was sent, or right after the lock.',
  ];
}
