'use client';
import { useRouter } from 'next/navigation';
import { useState } from 'react';
import { v4 as newKey } from 'uuid';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraft } from '@/components/drafts/use-draft';
import type { Submitted } from '@/components/forms/submit-choice';
import type { PartyName } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { PageHeader } from '@/components/ui/page-header';
import { savedBefore } from '@/components/ui/submission/saved-before';
import { answered } from '@/lib/client/action-answer';
import type { Ledger } from '@/lib/contract/ledger';
import { addDays, type Day } from '@/lib/dates/instant';
import { paths } from '@/lib/paths';
import { createInvoice } from '@/server/dashboard/actions/invoices';
import { nextNumber } from '../next-number';
import { useInvoicesReadAgain } from '../use-invoices';
import { InvoiceForm } from './invoice-form';
import { newInvoiceRequest } from './invoice-request';
import { type InvoiceValues, newInvoiceValues } from './invoice-values';

type NewInvoiceProps = {
  numbers: readonly string[];
  customers: PartyName[];
  ledgers: Ledger[];
  today: Day;
  customerId: string | null;
};

/** What is usual between businesses; the form says so where it can be changed. */
const daysToPay = 30;

/** The first answer got lost and then more was typed. */
const savedFirst = 'It had already been saved as you first sent it. Open it in the list to change it.';

export function NewInvoiceScreen({ numbers, customers, ledgers, today, customerId }: NewInvoiceProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const readAgain = useInvoicesReadAgain();
  const [empty] = useState(() => ({
    ...newInvoiceValues({ sent: today, due: addDays(today, daysToPay) }, customerId),
    number: nextNumber(numbers),
  }));
  const [opening, setOpening] = useState(() => ({ key: newKey(), values: empty }));
  const draft = useDraft({
    form: customerId === null ? 'new invoice' : `new invoice to ${customerId}`,
    businessId,
    empty,
    idempotencyKey: opening.key,
    onFound: ({ key, values }) => setOpening({ key, values }),
  });

  const save = async (values: InvoiceValues, status: 'draft' | 'open'): Promise<Submitted> => {
    const { body, rows } = newInvoiceRequest(values, status, { currency, locale });
    const answer = await answered(() =>
      createInvoice(businessId, { idempotencyKey: opening.key, invoice: body }),
    );
    if (!answer.ok) return { ok: false, problem: savedBefore(answer.problem, savedFirst), rows };
    draft.forget();
    void readAgain();
    showToast({
      tone: 'good',
      title: status === 'open' ? `Invoice ${values.number} is open` : `Draft ${values.number} saved`,
    });
    router.push(paths.invoices(businessId, { status, invoice: answer.data.id }));
    return { ok: true };
  };
  return (
    <>
      <PageHeader title="New invoice" back={{ name: 'Invoices', href: paths.invoices(businessId) }} />
      <InvoiceForm
        key={opening.key}
        isNew
        initial={opening.values}
        onValues={draft.keep}
        notice={
          <DraftNote
            at={draft.foundAt}
            onDiscard={() => {
              draft.forget();
              setOpening({ key: newKey(), values: empty });
            }}
          />
        }
        customers={customers}
        ledgers={ledgers}
        choices={[
          { id: 'open', name: 'Save as sent', submit: (values) => save(values, 'open') },
          { id: 'draft', name: 'Save as a draft', submit: (values) => save(values, 'draft') },
        ]}
      />
    </>
  );
}
