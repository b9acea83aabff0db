'use client';
import { useRouter } from 'next/navigation';
import { useRef, useState } from 'react';
import { v4 as newKey } from 'uuid';
import { DraftNote } from '@/components/drafts/draft-note';
import { useDraft } from '@/components/drafts/use-draft';
import { mergedWithLines } from '@/components/forms/merged-values';
import type { Submitted } from '@/components/forms/submit-choice';
import { otherChange } from '@/components/open-items/other-change';
import type { PartyName } from '@/components/parties/use-party-names';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { isSavedBefore, savedBefore } from '@/components/ui/saved-before';
import { StaleNotice } from '@/components/ui/stale-notice';
import { showToast } from '@/components/ui/toast';
import { answered } from '@/lib/client/action-answer';
import { changedBy } from '@/lib/client/changed-by';
import type { Invoice } from '@/lib/contract/invoice';
import type { Ledger } from '@/lib/contract/ledger';
import { paths } from '@/lib/paths';
import { updateInvoice } from '@/server/dashboard/actions/invoices';
import { useInvoice, useInvoicesReadAgain } from '../use-invoices';
import { InvoiceForm } from './invoice-form';
import { changedInvoiceRequest, isChange } from './invoice-request';
import { type InvoiceValues, valuesOf } from './invoice-values';

type EditProps = { invoice: Invoice; customers: PartyName[]; ledgers: Ledger[] };

/** A change by somebody else, or an own change whose answer got lost before more was typed. */
const meansItMovedOn = new Set(['stale_version', 'idempotency_mismatch']);

const unread =
  'It had already been saved as you first sent it, and Daybook could not read it again. Save once more.';

/** What the form was opened on: a later version of the invoice reopens it. */
type Opening = {
  key: string;
  base: Invoice;
  values: InvoiceValues;
  other: Invoice | null;
  /** Who made the other version, as the subject of a sentence. */
  who: string;
  /** The other version is what the person first sent. */
  isOwn: boolean;
};

export function EditInvoice({ invoice, customers, ledgers }: EditProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const router = useRouter();
  const readAgain = useInvoicesReadAgain();
  const { refetch } = useInvoice(invoice.id);
  const writing = { currency, locale };
  const open = (base: Invoice, values = valuesOf(base, writing)): Opening => ({
    key: newKey(),
    base,
    values,
    other: null,
    who: '',
    isOwn: false,
  });
  const [opening, setOpening] = useState(() => open(invoice));
  /** What the form says now; null until it has told. */
  const typed = useRef<InvoiceValues | null>(null);
  const reopen = (next: Opening) => {
    typed.current = null;
    setOpening(next);
  };
  const opened = valuesOf(opening.base, writing);
  const draft = useDraft({
    form: `invoice ${opening.base.id} ${opening.base.version}`,
    businessId,
    empty: opened,
    idempotencyKey: opening.key,
    onFound: ({ key, values }) => reopen({ ...opening, key, values }),
  });

  const goOnFrom = (saved: Invoice, values = valuesOf(saved, writing)) => {
    draft.goOnWith(values);
    reopen(open(saved, values));
  };

  const submit = async (values: InvoiceValues): Promise<Submitted> => {
    const { base } = opening;
    const { body, rows } = changedInvoiceRequest(values, base, writing);
    const back = paths.invoices(businessId, { status: base.status, invoice: base.id });
    if (!isChange(body)) {
      showToast({ title: 'Nothing was changed', detail: 'The invoice already has these values.' });
      router.push(back);
      return { ok: true };
    }
    const answer = await answered(() =>
      updateInvoice(businessId, {
        idempotencyKey: opening.key,
        invoiceId: base.id,
        version: base.version,
        changes: body,
      }),
    );
    if (answer.ok) {
      draft.forget();
      void readAgain();
      showToast({ tone: 'good', title: `Invoice ${answer.data.number} saved` });
      router.push(paths.invoices(businessId, { status: answer.data.status, invoice: base.id }));
      return { ok: true };
    }
    if (meansItMovedOn.has(answer.problem.code)) {
      const other = (await refetch()).data?.data ?? null;
      const who = changedBy(answer.problem, opening.base.id);
      setOpening({ ...opening, other, who, isOwn: isSavedBefore(answer) });
      if (other) return { ok: false, problem: null, rows };
    }
    return { ok: false, problem: savedBefore(answer.problem, unread), rows };
  };

  const { other } = opening;
  const keepMine = (theirs: Invoice) => {
    const mine = typed.current ?? opening.values;
    goOnFrom(theirs, mergedWithLines(opened, mine, valuesOf(theirs, writing)));
  };
  return (
    <InvoiceForm
      key={opening.key}
      invoiceId={opening.base.id}
      initial={opening.values}
      customers={customers}
      ledgers={ledgers}
      choices={[{ id: 'save', name: 'Save changes', submit }]}
      onValues={(values) => {
        typed.current = values;
        draft.keep(values);
      }}
      notice={
        other ? (
          <StaleNotice
            what={otherChange(opening.base, other)}
            who={opening.who}
            isOwn={opening.isOwn}
            onTakeTheirs={() => goOnFrom(other)}
            onKeepMine={() => keepMine(other)}
          />
        ) : (
          <DraftNote at={draft.foundAt} onDiscard={() => goOnFrom(opening.base)} />
        )
      }
    />
  );
}
