import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { useDocumentsReadAgain } from '@/components/documents/use-document-answer';
import { useFormDraft } from '@/components/drafts/use-form-draft';
import { showFaults } from '@/components/forms/show-faults';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { isSavedBefore, savedBefore } from '@/components/ui/submission/saved-before';
import { answered } from '@/lib/client/action-answer';
import type { Day } from '@/lib/dates/instant';
import { countOf } from '@/lib/format/count';
import { paths } from '@/lib/paths';
import type { OpenDocument } from '@/lib/reads/document-reads';
import { createBills } from '@/server/dashboard/actions/bills';
import { useBillsReadAgain } from '../use-bills';
import { faultsOfNewBills } from './bill-faults';
import { newBillsRequest } from './bill-request';
import { isBlankBill, type NewBillsValues, newBillValues } from './bill-values';
import { faultsOf } from './check-bill';
import { type UsualOfVendor, valuesOfDocument } from './document-values';

export type NewBillsInput = {
  today: Day;
  /** Whom the first bill is of, where the screen was opened from a vendor. */
  vendorId: string | null;
  /** What the first bill is entered from: a document, and what is usual of the vendor that it names. */
  source: ({ open: OpenDocument } & UsualOfVendor) | null;
};

/** The first answer got lost and then more was typed. */
const savedFirst =
  'The bills had already been saved as you first sent them. Open them in the list of bills to change them.';

/** Bills that are typed, kept as a draft, and saved together: all of them, or none. */
export function useNewBills({ today, vendorId, source }: NewBillsInput) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const readAgain = useBillsReadAgain();
  const readDocumentsAgain = useDocumentsReadAgain();
  const [empty] = useState<NewBillsValues>(() => ({
    bills: [
      source
        ? valuesOfDocument(source.open.data, { ...source, today }, { currency, locale })
        : { ...newBillValues(today), vendorId },
    ],
  }));
  const draft = useFormDraft<NewBillsValues>({
    form: `new bills${source ? ` from ${source.open.data.id}` : vendorId ? ` of ${vendorId}` : ''}`,
    businessId,
    empty,
  });
  const { form, idempotencyKey } = draft;
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const format = { currency, locale };

  const submit = form.handleSubmit(async () => {
    if (isPending) return;
    const { bills: typed } = form.getValues();
    setMessage(null);
    const faults = typed.flatMap((bill, index) =>
      isBlankBill(bill) && typed.length > 1 ? [] : faultsAt(index, faultsOf(bill, format)),
    );
    if (faults.length > 0 || typed.every(isBlankBill)) return showFaults(form, faults);
    const { bills, rows } = newBillsRequest(typed, businessId, format);
    setIsPending(true);
    const answer = await answered(() => createBills(businessId, { idempotencyKey, bills }));
    if (answer.ok) {
      draft.forget();
      showToast({ title: `${countOf(bills.length, 'bill', 'bills', locale)} entered`, tone: 'good' });
      void readAgain();
      if (source) void readDocumentsAgain();
      router.push(paths.bills(businessId));
      return;
    }
    setIsPending(false);
    if (isSavedBefore(answer)) void readAgain();
    const refused = faultsOfNewBills(savedBefore(answer.problem, savedFirst), rows);
    setMessage(refused.others.join(' ') || null);
    showFaults(form, refused.fields);
  });
  return { draft, isPending, message, submit: () => void submit() };
}

function faultsAt(index: number, faults: ReturnType<typeof faultsOf>) {
  return faults.map(({ name, message }) => ({ name: `bills.${index}.${name}`, message }));
}
