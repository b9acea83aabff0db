'use client';
import { useState } from 'react';
import { FormProvider, useForm, useWatch } from 'react-hook-form';
import { v4 as newKey } from 'uuid';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraft } from '@/components/drafts/use-draft';
import { useKeptValues } from '@/components/drafts/use-kept-values';
import { useBusiness } from '@/components/shell/business-context';
import { Amount } from '@/components/ui/amount';
import { Button } from '@/components/ui/button';
import { Dialog } from '@/components/ui/dialog';
import { FormMessage } from '@/components/ui/form-message';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import type { Bill } from '@/lib/contract/bill';
import type { Ledger } from '@/lib/contract/ledger';
import { updateBill } from '@/server/dashboard/actions/bills';
import { useBillsReadAgain } from '../use-bills';
import { faultsOfChange } from './bill-faults';
import { BillFields } from './bill-fields';
import { changedBillRequest } from './bill-request';
import { type BillValues, valuesOf } from './bill-values';
import { faultsOf, totalOf } from './check-bill';

type DialogProps = { bill: Bill; ledgers: readonly Ledger[]; onClose: () => void };

const staleMessage =
  'Somebody else has changed this bill since you opened it. Your changes were not saved. Close the form to see the current bill.';

/** Changes a bill; its journal entry follows. */
export function EditBillDialog({ bill, ledgers, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const readAgain = useBillsReadAgain();
  const [empty] = useState(() => valuesOf(bill, currency, locale));
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
    setIsPending(false);
    if (answer.problem.code === 'idempotency_mismatch') setIdempotencyKey(newKey());
    if (answer.problem.code === 'stale_version') {
      void readAgain();
      setMessage(staleMessage);
      return;
    }
    const refused = faultsOfChange(answer.problem, rows);
    setMessage(refused.others.join(' ') || null);
    showFaults(refused.fields);
  });
  const showFaults = (faults: readonly { name: string; message: string }[]) => {
    for (const { name, message: sentence } of faults)
      form.setError(name as 'lines', { type: 'service', message: sentence });
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
            <FormTotal />
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
          <DraftNote
            at={draft.foundAt}
            onDiscard={() => {
              form.reset(empty);
              setIdempotencyKey(newKey());
              draft.forget();
            }}
          />
          <BillFields at="" which="this bill" ledgers={ledgers} />
          <FormMessage message={message} />
        </form>
      </Dialog>
    </FormProvider>
  );
}

function FormTotal() {
  const { currency } = useBusiness();
  const locale = useLocale();
  const lines: BillValues['lines'] = useWatch({ name: 'lines' });
  return (
    <span className="mr-auto self-center text-soft">
      Total{' '}
      <span className="font-semibold text-ink">
        <Amount
          units={totalOf(lines, { currency, locale })}
          currency={currency}
          className="[&]:after:hidden"
        />
      </span>{' '}
      {currency}
    </span>
  );
}
