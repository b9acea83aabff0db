'use client';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { useLocale } from '@/components/ui/locale';
import { useReadAllAgain } from '@/components/ui/submission/use-read-all-again';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { ActionAnswer } from '@/lib/client/action-answer';
import { formatAmount } from '@/lib/format/amount';
import { unitsAboveZero } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';

type Draft<Data> = {
  /** What pays, or what is paid, once it is chosen, and how much is left of it in minor units. */
  chosen: { id: string; left: bigint } | null;
  /** How much is left of the other side, in minor units. */
  left: bigint;
  /** The paths of the service's faults about what is chosen, and about the other side: `/transaction_id` and such. */
  chosenPath: string;
  otherPath: string;
  /** The path of the amount, `/payment_amount` unless it is another. */
  amountPath?: string;
  /** @param amount exact decimal text in major units */
  act: (idempotencyKey: string, chosenId: string, amount: string) => Promise<ActionAnswer<Data>>;
  onDone: (data: Data) => unknown;
};

export type PaymentDraft = ReturnType<typeof usePaymentDraft>;

/** How much is paid: as much as both sides have, until somebody types another amount. */
export function usePaymentDraft<Data>(of: Draft<Data>) {
  const { chosen, left, chosenPath, otherPath, amountPath = '/payment_amount', act, onDone } = of;
  const { currency } = useBusiness();
  const locale = useLocale();
  const readAllAgain = useReadAllAgain();
  const [typedByHand, setTyped] = useState<string | null>(null);
  const both = chosen !== null && chosen.left < left ? chosen.left : left;
  const typed = typedByHand ?? (chosen === null ? '' : formatAmount(both, currency, locale));
  const read = unitsAboveZero(typed, decimalsOf(currency), locale);
  const units = read.ok ? read.value : null;
  const { formProps, isPending, errorOf, message } = useSubmission<Data>({
    act: async (key) => {
      const answer = await act(key, chosen?.id ?? '', decimalText(units ?? 0n, decimalsOf(currency)));
      // Somebody may have paid it meanwhile, or spent what pays.
      if (!answer.ok && answer.problem.status >= 400 && answer.problem.status < 500) readAllAgain();
      return answer;
    },
    onDone,
    missing: chosen ? [] : [chosenPath],
    unfit: read.ok ? {} : { [amountPath]: read.problem },
  });
  const choiceError = errorOf(chosenPath);
  return {
    formProps,
    isPending,
    typed,
    type: setTyped,
    /** Minor units, greater than 0; null while nothing of the kind is typed. */
    units,
    choiceError: choiceError && (chosen ? choiceError : 'Choose one'),
    amountError: errorOf(amountPath),
    message: message ?? errorOf(otherPath) ?? null,
  };
}
