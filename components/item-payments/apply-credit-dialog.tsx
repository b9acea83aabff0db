'use client';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { showToast } from '@/components/ui/notices/toast';
import { useReadAllAgain } from '@/components/ui/submission/use-read-all-again';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { ItemKind } from '@/lib/contract/item-kind';
import type { Party } from '@/lib/contract/party';
import { dayOf } from '@/lib/dates/instant';
import { formatAmount, unitsOfAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { unitsAboveZero } from '@/lib/format/typed-amount';
import type { JsonNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { applyCredit } from '@/server/dashboard/actions/credits';
import { creditToApply, noteOfCredit } from './credit-to-apply';
import { PaymentForm } from './payment-form';

export type ApplyCreditProps = {
  kind: ItemKind;
  item: { id: string; open_amount: JsonNumber };
  /** Its vendor or customer. */
  partyId: string;
  /** Such as `Bill 1042 of Acme Paper`. */
  name: string;
  /** Awaited, so the dialog stays until the change is in sight. */
  onApplied: () => Promise<unknown>;
};

type DialogProps = ApplyCreditProps & { party: Party; onClose: () => void };

/** Applies credit of the vendor or customer to its bill or invoice: as much as both have, or what is typed. */
export function ApplyCreditDialog({ kind, item, partyId, name, onApplied, party, onClose }: DialogProps) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  const readAllAgain = useReadAllAgain();
  const text = (units: bigint) => formatAmount(units, currency, locale);
  const [typed, setTyped] = useState(() => text(creditToApply(item, party, currency)));
  const read = unitsAboveZero(typed, decimalsOf(currency), locale);
  const units = read.ok ? read.value : null;
  const open = unitsOfAmount(item.open_amount, currency);
  const credit = unitsOfAmount(party.credit_amount, currency);
  const named =
    kind === 'bill'
      ? { vendor_id: partyId, bill_id: item.id }
      : { customer_id: partyId, invoice_id: item.id };
  const { formProps, isPending, errorOf, message } = useSubmission({
    act: async (idempotencyKey) => {
      const answer = await applyCredit(businessId, {
        idempotencyKey,
        application: { ...named, amount: decimalText(units ?? 0n, decimalsOf(currency)) },
      });
      // The credit may be used, or the document paid, meanwhile.
      if (!answer.ok && answer.problem.status >= 400 && answer.problem.status < 500) readAllAgain();
      return answer;
    },
    onDone: async ({ datetime }) => {
      await onApplied();
      const since = formatDayOfYear(dayOf(datetime), locale);
      showToast({ title: 'Credit applied', detail: `It counts in aging from ${since} on.`, tone: 'good' });
      onClose();
    },
    unfit: read.ok ? {} : { '/amount': read.problem },
    within: '/application',
  });
  const elsewhere = ['datetime', `${kind}_id`, kind === 'bill' ? 'vendor_id' : 'customer_id']
    .map((field) => errorOf(`/${field}`))
    .find((fault) => fault !== undefined);
  return (
    <PaymentForm
      title="Apply credit"
      actionName="Apply credit"
      lead={
        <>
          {name} has {text(open)} {currency} open, and {party.name} has {text(credit)} {currency} of unapplied
          credit. Aging of days before today stays as it was.
        </>
      }
      draft={{
        formProps,
        isPending,
        typed,
        type: setTyped,
        amountError: errorOf('/amount'),
        message: message ?? elsewhere ?? null,
      }}
      note={noteOfCredit(units, { open, credit }, kind, text)}
      amountRef={select}
      onClose={onClose}
    />
  );
}

/** The amount is the one field: it is ready to be typed over, and Enter applies it. */
function select(input: HTMLInputElement | null): void {
  input?.select();
}
