'use client';
import { useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useDayNote } from '@/components/books-lock/use-day-note';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { useTimeZone } from '@/components/ui/dates/time-zone';
import { caution } from '@/components/ui/fields/caution';
import { showToast } from '@/components/ui/notices/toast';
import { Dialog } from '@/components/ui/overlays/dialog';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { Invoice } from '@/lib/contract/invoice';
import { dayInZone } from '@/lib/dates/day-in-zone';
import { type Day, dayOf, startOfDay } from '@/lib/dates/instant';
import { updateInvoice } from '@/server/dashboard/actions/invoices';
import { useInvoicesReadAgain } from '../use-invoices';
import { dueAfterSending, reasonAgainstDue } from './sending-days';

type DialogProps = { invoice: Invoice; name: string; onClose: () => void };

/** A draft goes out: from its day on, it is owed and posted. */
export function SendDialog({ invoice, name, onClose }: DialogProps) {
  const { id: businessId } = useBusiness();
  const readAgain = useInvoicesReadAgain();
  const today = dayInZone(new Date(), useTimeZone());
  const [day, setDay] = useState<Day | ''>(invoice.sent_at === null ? today : dayOf(invoice.sent_at));
  const dayNote = useDayNote(day);
  /** Null follows the day it was sent. */
  const [chosenDue, setChosenDue] = useState<Day | '' | null>(null);
  const due = chosenDue ?? (day === '' ? '' : dueAfterSending(invoice, day));
  const reason = reasonAgainstDue(day, due);
  const formId = 'send-form';
  const { formProps, isPending, errorOf, message } = useSubmission<Invoice>({
    act: (idempotencyKey) =>
      updateInvoice(businessId, {
        idempotencyKey,
        invoiceId: invoice.id,
        version: invoice.version,
        changes: { status: 'open', sent_at: startOfDay(day), due_at: startOfDay(due) },
      }),
    onDone: async () => {
      await readAgain();
      showToast({ tone: 'good', title: `${name} is open` });
      onClose();
    },
    missing: [...(day === '' ? ['/sent_at'] : []), ...(due === '' ? ['/due_at'] : [])],
    within: '/changes',
  });
  // A total that the books cannot take is a fault of the lines, which this dialog does not show.
  const linesFault = errorOf('/line_changes');
  return (
    <Dialog
      title="Mark as sent"
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      actions={
        <>
          <Button onPress={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={isPending}
            isDisabled={reason !== null}
          >
            Mark as sent
          </Button>
        </>
      }
    >
      <Form id={formId} {...formProps} className="flex flex-col gap-4">
        <p className="text-soft">
          {name} is posted to accounts receivable on the day it was sent. After that it is no longer a draft.
        </p>
        <div className="flex flex-wrap gap-4">
          <DateField
            label="Sent"
            description={caution(dayNote)}
            value={day}
            onChange={(typed) => setDay(typed as Day)}
            error={errorOf('/sent_at')}
            className="max-w-44"
          />
          <DateField
            label="Due"
            value={due}
            onChange={(typed) => setChosenDue(typed as Day)}
            error={reason ?? errorOf('/due_at')}
            className="max-w-44"
          />
        </div>
        <FormMessage message={message ?? (linesFault ? `The lines ${linesFault.toLowerCase()}` : null)} />
      </Form>
    </Dialog>
  );
}
