'use client';
import { useRouter } from 'next/navigation';
import { DraftNote } from '@/components/drafts/draft-note';
import { useVersionedDraft } from '@/components/drafts/use-versioned-draft';
import { isEditConflict } from '@/components/forms/edit-conflict';
import { mergedWithLines } from '@/components/forms/merged-values';
import type { Submitted } from '@/components/forms/submit-choice';
import { otherChange } from '@/components/open-items/other-change';
import type { PartyName } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { StaleNotice } from '@/components/ui/submission/stale-notice';
import { answered } from '@/lib/client/action-answer';
import type { Invoice } from '@/lib/contract/invoice';
import type { Ledger } from '@/lib/contract/ledger';
import { paths } from '@/lib/paths';
import { updateInvoice } from '@/server/dashboard/actions/invoices';
import { useInvoice, useInvoicesReadAgain } from '../use-invoices';
import { InvoiceForm } from './invoice-form';
import { changedInvoiceRequest, isChange } from './invoice-request';
import { type InvoiceValues, valuesOf } from './invoice-values';

type EditProps = { invoice: Invoice; customers: PartyName[]; ledgers: Ledger[] };

export function EditInvoice({ invoice, customers, ledgers }: EditProps) {
  const { draft, submit } = useEditedInvoice(invoice);
  const { base, conflict } = draft;
  return (
    <InvoiceForm
      key={draft.key}
      invoiceId={base.id}
      initial={draft.values}
      customers={customers}
      ledgers={ledgers}
      choices={[{ id: 'save', name: 'Save changes', submit }]}
      onValues={draft.keep}
      notice={
        conflict ? (
          <StaleNotice
            what={otherChange(base, conflict.other)}
            who={conflict.who}
            isOwn={conflict.isOwn}
            onTakeTheirs={draft.takeTheirs}
            onKeepMine={draft.keepMine}
          />
        ) : (
          <DraftNote at={draft.draftFoundAt} onDiscard={draft.discard} />
        )
      }
    />
  );
}

/** What is typed into the form of an invoice, kept as a draft, saved, and carried over to a version that others made meanwhile. */
function useEditedInvoice(invoice: Invoice) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const readAgain = useInvoicesReadAgain();
  const { refetch } = useInvoice(invoice.id);
  const format = { currency, locale };
  const draft = useVersionedDraft({
    item: invoice,
    form: 'invoice',
    businessId,
    valuesOf: (version: Invoice) => valuesOf(version, format),
    merged: mergedWithLines<InvoiceValues>,
  });
  const { base, key: idempotencyKey } = draft;
  const leaveTo = ({ status, id }: Invoice) =>
    router.push(paths.invoices(businessId, { status, invoice: id }));

  const submit = async (values: InvoiceValues): Promise<Submitted> => {
    const { body, rows } = changedInvoiceRequest(values, base, format);
    if (!isChange(body)) {
      showToast({ title: 'Nothing was changed', detail: 'The invoice already has these values.' });
      leaveTo(base);
      return { ok: true };
    }
    const change = { idempotencyKey, invoiceId: base.id, version: base.version, changes: body };
    const answer = await answered(() => updateInvoice(businessId, change));
    if (answer.ok) {
      draft.forget();
      void readAgain();
      showToast({ tone: 'good', title: `Invoice ${answer.data.number} saved` });
      leaveTo(answer.data);
      return { ok: true };
    }
    if (!isEditConflict(answer.problem)) return { ok: false, problem: answer.problem, rows };
    const read = await refetch();
    return draft.meet(read.isSuccess ? read.data.data : null, answer.problem, rows);
  };

  return { draft, submit };
}
