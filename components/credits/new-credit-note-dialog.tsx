'use client';
import { useQuery } from '@tanstack/react-query';
import { useMemo, useState } from 'react';
import { useWatch } from 'react-hook-form';
import { useDayNote } from '@/components/books-lock/use-day-note';
import { useFormDraft } from '@/components/drafts/use-form-draft';
import { FormDayField, FormTextField } from '@/components/forms/form-fields';
import { numberInUse, withNumber } from '@/components/forms/number-in-use';
import { showFaults } from '@/components/forms/show-faults';
import { amountColumns, amountGrid, blankLine } from '@/components/item-lines/amount-lines';
import { LineEditor } from '@/components/item-lines/line-editor';
import { LinesDialog } from '@/components/item-lines/lines-dialog';
import { useBusiness } from '@/components/shell/business-context';
import { caution } from '@/components/ui/fields/caution';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useLocale } from '@/components/ui/locale';
import { ErrorState } from '@/components/ui/notices/error-state';
import { showToast } from '@/components/ui/notices/toast';
import { savedBefore } from '@/components/ui/submission/saved-before';
import { answered } from '@/lib/client/action-answer';
import { longestDescription, longestName } from '@/lib/contract/limits';
import type { Day } from '@/lib/dates/instant';
import { ledgerReads } from '@/lib/reads/ledger-reads';
import { readOptions } from '@/lib/reads/read-options';
import { createCreditNote } from '@/server/dashboard/actions/credits';
import {
  type CreditNoteValues,
  creditNoteRequest,
  faultsOfCreditNote,
  faultsOfRefusedNote,
  newCreditNoteValues,
} from './credit-note-values';
import type { CreditParty } from './credit-party';
import { useCreditNotes, useCreditsReadAgain } from './use-credit-notes';

type DialogProps = { of: CreditParty; today: Day; onClose: () => void };

/** The first answer got lost and then more was typed. */
const savedFirst = 'It had already been saved as you first sent it. Close this form to see it in the list.';

const leads = {
  vendor:
    'What the vendor takes off what you owe: returned goods, a discount given later. It becomes credit that you apply to a bill, or that the vendor pays back.',
  customer:
    'What you take off what the customer owes: returned goods, a discount given later. It becomes credit that you apply to an invoice, or pay back.',
};

/** Enters a credit note of a vendor or for a customer. */
export function NewCreditNoteDialog({ of, today, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const readAgain = useCreditsReadAgain();
  const ledgers = useQuery(readOptions(ledgerReads.list, businessId, {}));
  const empty = useMemo(() => newCreditNoteValues(today), [today]);
  const draft = useFormDraft<CreditNoteValues>({
    form: `new credit note ${of.party.id}`,
    businessId,
    empty,
  });
  const { form, idempotencyKey } = draft;
  const [isPending, setIsPending] = useState(false);
  const [message, setMessage] = useState<string | null>(null);
  const format = { currency, locale };

  const submit = form.handleSubmit(async (values) => {
    if (isPending) return;
    setMessage(null);
    const faults = faultsOfCreditNote(values, format);
    if (faults.length > 0) return showFaults(form, faults);
    const { note, rows } = creditNoteRequest(values, { kind: of.kind, id: of.party.id }, format);
    setIsPending(true);
    const answer = await answered(() => createCreditNote(businessId, { idempotencyKey, note }));
    if (answer.ok) {
      draft.forget();
      await readAgain();
      showToast({ title: `Credit note ${answer.data.number} saved`, tone: 'good' });
      onClose();
      return;
    }
    setIsPending(false);
    const refused = faultsOfRefusedNote(savedBefore(answer.problem, savedFirst), rows);
    setMessage(refused.others.join(' ') || null);
    showFaults(form, refused.fields);
  });
  return (
    <LinesDialog
      title="New credit note"
      label="Credit note"
      {...{ draft, isPending, message, onClose }}
      onSubmit={() => void submit()}
    >
      <p className="text-soft">
        <span className="font-medium text-ink">{of.party.name}.</span> {leads[of.kind]}
      </p>
      <div className="grid gap-3 sm:grid-cols-[1fr_150px]">
        <NumberField of={of} isPending={isPending} />
        <IssuedField />
      </div>
      <FormTextField name="description" label="Description" maxLength={longestDescription} />
      {ledgers.isPending && <Skeleton className="h-24" />}
      {ledgers.error && (
        <ErrorState
          title="The ledgers could not be loaded"
          detail={ledgers.error.message}
          onRetry={() => void ledgers.refetch()}
          isRetrying={ledgers.isFetching}
        />
      )}
      {ledgers.data && (
        <LineEditor
          at="lines"
          blank={blankLine}
          columns={amountColumns}
          grid={amountGrid}
          ledgers={ledgers.data.data}
        />
      )}
    </LinesDialog>
  );
}

/** While the note is being saved, it may be in the list itself. */
function NumberField({ of, isPending }: { of: CreditParty; isPending: boolean }) {
  const locale = useLocale();
  const known = useCreditNotes(of.kind, of.party.id).data?.data ?? [];
  const other = withNumber(known, useWatch<CreditNoteValues, 'number'>({ name: 'number' }));
  const note =
    other && !isPending
      ? numberInUse('Credit note', { number: other.number, day: other.issued_at }, locale)
      : undefined;
  return <FormTextField name="number" label="Number" maxLength={longestName} description={caution(note)} />;
}

function IssuedField() {
  const dayNote = useDayNote(useWatch<CreditNoteValues, 'issued'>({ name: 'issued' }));
  return <FormDayField name="issued" label="Date" description={caution(dayNote)} />;
}
