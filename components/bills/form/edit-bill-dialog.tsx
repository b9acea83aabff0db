'use client';
import { useMemo, useState } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { v4 as newKey } from 'uuid';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraft } from '@/components/drafts/use-draft';
import { useKeptValues } from '@/components/drafts/use-kept-values';
import { mergedWithLines } from '@/components/forms/merged-values';
import { LinesTotal } from '@/components/item-lines/lines-total';
import { otherChange } from '@/components/open-items/other-change';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { useLocale } from '@/components/ui/locale';
import { isSavedBefore } from '@/components/ui/saved-before';
import { StaleNotice } from '@/components/ui/stale-notice';
import { showToast } from '@/components/ui/toast';
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
  const [moved, setMoved] = useState<{ to: Bill; isOwn: boolean } | null>(null);
  const { refetch } = useBill(bill.id);
  const empty = useMemo(() => valuesOf(bill, currency, locale), [bill, currency, locale]);
  const form = useForm<BillValues>({ defaultValues: empty });
  const [idempotencyKey, setIdempotencyKey] = useState(() => newKey());
  const draft = useDraft({
    form: `bill ${bill.id} ${bill.version}`,
    businessId,
    empty,
    idempotencyKey,
    onFound: ({ key, values }) => {
      setIdempotencyKey(key);
      form.reset(values);
    },
  });
  useKeptValues(form, draft.keep);
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const writing = { currency, locale };
  const formId = 'edit-bill-form';

  const submit = form.handleSubmit(async (values) => {
    if (isPending) return;
    setMessage(null);
    const faults = faultsOf(values, writing);
    if (faults.length > 0) return showFaults(faults);
    const { changes, rows } = changedBillRequest(values, bill, writing);
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
    if (answer.problem.code === 'stale_version' || isSavedBefore(answer)) {
      const read = await refetch();
      setIsPending(false);
      const now = read.isSuccess && read.data.data.version !== bill.version ? read.data.data : null;
      setMoved(now && { to: now, isOwn: isSavedBefore(answer) });
      setMessage(now ? null : unreadMessage);
      return;
    }
    setIsPending(false);
    const refused = faultsOfChange(answer.problem, rows);
    setMessage(refused.others.join(' ') || null);
    showFaults(refused.fields);
  });
  const showFaults = (faults: readonly { name: string; message: string }[]) => {
    for (const { name, message: sentence } of faults)
      form.setError(name as 'lines', { type: 'service', message: sentence });
  };
  const goOnFrom = (saved: Bill, values: BillValues) => {
    form.reset(values);
    draft.goOnWith(values);
    setBill(saved);
    setMoved(null);
    setIdempotencyKey(newKey());
  };
  return (
    <FormProvider {...form}>
      <Dialog
        title={`Edit bill ${bill.number}`.trim()}
        size="large"
        isOpen
        onOpenChange={(isOpen) => !isOpen && onClose()}
        actions={
          <>
            <LinesTotal />
            <Button
              onPress={() => {
                draft.forget();
                onClose();
              }}
            >
              Cancel
            </Button>
            <Button type="submit" form={formId} variant="primary" isPending={isPending}>
              Save
            </Button>
          </>
        }
      >
        <form
          id={formId}
          aria-label="Bill"
          noValidate
          onSubmit={(event) => {
            event.preventDefault();
            event.stopPropagation();
            void submit();
          }}
          className="flex flex-col gap-4"
        >
          <DraftNote at={draft.foundAt} onDiscard={() => goOnFrom(bill, empty)} />
          {moved && (
            <StaleNotice
              what={otherChange(bill, moved.to)}
              isOwn={moved.isOwn}
              onTakeTheirs={() => goOnFrom(moved.to, valuesOf(moved.to, currency, locale))}
              onKeepMine={() => {
                const saved = valuesOf(moved.to, currency, locale);
                goOnFrom(moved.to, mergedWithLines(empty, form.getValues(), saved));
              }}
            />
          )}
          <BillFields at="" which="this bill" ledgers={ledgers} billId={bill.id} />
          <FormMessage message={message} />
        </form>
      </Dialog>
    </FormProvider>
  );
}
