'use client';
import { Plus } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { FormProvider, useFieldArray } from 'react-hook-form';
import { useDocumentsReadAgain } from '@/components/documents/use-document-answer';
import { DraftNote } from '@/components/drafts/draft-note';
import { useFormDraft } from '@/components/drafts/use-form-draft';
import { showFaults } from '@/components/forms/show-faults';
import { type PartyName, usePartyNames } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { FormMessage } from '@/components/ui/form-message';
import { lazyComponent } from '@/components/ui/lazy-component';
import { useLocale } from '@/components/ui/locale';
import { PageHeader } from '@/components/ui/page-header';
import { isSavedBefore, savedBefore } from '@/components/ui/saved-before';
import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import type { Ledger } from '@/lib/contract/ledger';
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
import { valuesOfDocument } from './document-values';
import { NewBillPart } from './new-bill-part';
import { NewBillsFoot } from './new-bills-foot';

const BillSourcePreview = lazyComponent(() =>
  import('./bill-source-preview').then((file) => file.BillSourcePreview),
);

type ScreenProps = {
  ledgers: readonly Ledger[];
  vendors: PartyName[];
  today: Day;
  /** Whom the first bill is of, where the screen was opened from a vendor. */
  vendorId: string | null;
  /** What the first bill is entered from: a document, the vendor it names, and what that vendor's bills are usually for. */
  source: { open: OpenDocument; vendorId: string | null; ledgerId: string | null } | null;
};

/** The first answer got lost and then more was typed. */
const savedFirst =
  'The bills had already been saved as you first sent them. Open them in the list of bills to change them.';

/** Enters several bills in one go: all of them, or none. */
export function NewBillsScreen({ ledgers, vendors, today, vendorId, source }: ScreenProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const readAgain = useBillsReadAgain();
  const readDocumentsAgain = useDocumentsReadAgain();
  usePartyNames('vendor', vendors);
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
  const { fields, append, remove } = useFieldArray({ control: form.control, name: 'bills' });
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const writing = { currency, locale };

  const submit = form.handleSubmit(async () => {
    if (isPending) return;
    const { bills: typed } = form.getValues();
    setMessage(null);
    const faults = typed.flatMap((bill, index) =>
      isBlankBill(bill) && typed.length > 1 ? [] : faultsAt(index, faultsOf(bill, writing)),
    );
    if (faults.length > 0 || typed.every(isBlankBill)) return showAll(faults);
    const { bills, rows } = newBillsRequest(typed, businessId, writing);
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
    showAll(refused.fields);
  });
  const showAll = (faults: readonly { name: string; message: string }[]) => {
    showFaults(form, faults);
    focusFirstFault();
  };
  return (
    <FormProvider {...form}>
      <PageHeader title="Enter bills" back={{ name: 'Bills', href: paths.bills(businessId) }} />
      <form
        aria-label="New bills"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void submit();
        }}
        className="flex min-h-0 flex-1 flex-col"
      >
        <div className="flex flex-1 items-start max-xl:flex-col">
          <div className="flex w-full max-w-5xl min-w-0 flex-col gap-6 p-5 max-sm:p-4">
            <div className={message === null ? 'sr-only' : undefined}>
              <FormMessage message={message} />
            </div>
            <DraftNote at={draft.foundAt} onDiscard={draft.discard} />
            {fields.map((field, index) => (
              <NewBillPart
                key={field.id}
                index={index}
                isOnly={fields.length === 1}
                ledgers={ledgers}
                source={source && field.documentId === source.open.data.id ? source.open : null}
                onRemove={() => remove(index)}
              />
            ))}
            <Button
              className="self-start"
              icon={<Plus aria-hidden className="size-3.5" />}
              onPress={() =>
                append(newBillValues(form.getValues('bills').at(-1)?.issued || today), { shouldFocus: false })
              }
            >
              Add another bill
            </Button>
          </div>
          {source && <BillSourcePreview document={source.open.data} />}
        </div>
        <NewBillsFoot isPending={isPending} onSubmit={() => void submit()} />
      </form>
    </FormProvider>
  );
}

function faultsAt(index: number, faults: ReturnType<typeof faultsOf>) {
  return faults.map(({ name, message }) => ({ name: `bills.${index}.${name}`, message }));
}

/** Once the fields have been marked. */
function focusFirstFault(): void {
  requestAnimationFrame(() => document.querySelector<HTMLElement>('form [aria-invalid="true"]')?.focus());
}
