'use client';
import { useMemo, useState } from 'react';
import { useFormDraft } from '@/components/drafts/use-form-draft';
import { conflictWith, type EditConflict, isEditConflict } from '@/components/forms/edit-conflict';
import { mergedWithLines } from '@/components/forms/merged-values';
import { showFaults } from '@/components/forms/show-faults';
import { LinesDialog } from '@/components/item-lines/lines-dialog';
import { otherChange } from '@/components/open-items/other-change';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { StaleNotice } from '@/components/ui/submission/stale-notice';
import { answered } from '@/lib/client/action-answer';
import type { Bill } from '@/lib/contract/bill';
import type { Ledger } from '@/lib/contract/ledger';
import { updateBill } from '@/server/dashboard/actions/bills';
import { useBill, useBillsReadAgain } from '../use-bills';
import { faultsOfChange } from './bill-faults';
import { BillFields } from './bill-fields';
import { changedBillRequest } from './bill-request';
import { type BillValues, valuesOf } from './bill-values';
import { faultsOf } from './check-bill';

type DialogProps = { bill: Bill; ledgers: readonly Ledger[]; onClose: () => void };

const unreadMessage =
  'This bill has changed since you opened it, and Daybook could not read it again. What you typed is still here: save it once more.';

/** Changes a bill; its journal entry follows. What is compared and sent is the bill as it was when the form was opened. */
export function EditBillDialog({ bill: present, ledgers, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const readAgain = useBillsReadAgain();
  const [bill, setBill] = useState(present);
  const [conflict, setConflict] = useState<EditConflict<Bill> | null>(null);
  const { refetch } = useBill(bill.id);
  const empty = useMemo(() => valuesOf(bill, currency, locale), [bill, currency, locale]);
  const draft = useFormDraft<BillValues>({ form: `bill ${bill.id} ${bill.version}`, businessId, empty });
  const { form, idempotencyKey } = draft;
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const format = { currency, locale };

  const submit = form.handleSubmit(async (values) => {
    if (isPending) return;
    setMessage(null);
    const faults = faultsOf(values, format);
    if (faults.length > 0) return showFaults(form, faults);
    const { changes, rows } = changedBillRequest(values, bill, format);
    if (Object.keys(changes).length === 0) return onClose();
    setIsPending(true);
    const answer = await answered(() =>
      updateBill(businessId, { idempotencyKey, billId: bill.id, version: bill.version, changes }),
    );
    if (answer.ok) {
      draft.forget();
      await readAgain();
      showToast({ title: 'Bill saved', tone: 'good' });
      onClose();
      return;
    }
    if (isEditConflict(answer.problem)) {
      const read = await refetch();
      setIsPending(false);
      const later = read.isSuccess && read.data.data.version !== bill.version ? read.data.data : null;
      setConflict(conflictWith(later, answer.problem));
      setMessage(later ? null : unreadMessage);
      return;
    }
    setIsPending(false);
    const refused = faultsOfChange(answer.problem, rows);
    setMessage(refused.others.join(' ') || null);
    showFaults(form, refused.fields);
  });
  const goOnFrom = (saved: Bill, values: BillValues) => {
    draft.goOnWith(values);
    setBill(saved);
    setConflict(null);
  };
  return (
    <LinesDialog
      title={`Edit bill ${bill.number}`.trim()}
      label="Bill"
      {...{ draft, isPending, message, onClose }}
      onSubmit={() => void submit()}
    >
      {conflict && (
        <StaleNotice
          who={conflict.who}
          what={otherChange(bill, conflict.other)}
          isOwn={conflict.isOwn}
          onTakeTheirs={() => goOnFrom(conflict.other, valuesOf(conflict.other, currency, locale))}
          onKeepMine={() => {
            const saved = valuesOf(conflict.other, currency, locale);
            goOnFrom(conflict.other, mergedWithLines(empty, form.getValues(), saved));
          }}
        />
      )}
      <BillFields at="" which="this bill" ledgers={ledgers} billId={bill.id} />
    </LinesDialog>
  );
}
