'use client';

import { useEffect, useRef, useState } from 'react';
import { Form } from 'react-aria-components/Form';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { DateField } from '@/components/ui/dates/date-field';
import { AmountField } from '@/components/ui/fields/amount-field';
import { TextField } from '@/components/ui/fields/text-field';
import { useLocale } from '@/components/ui/locale';
import { FormMessage } from '@/components/ui/submission/form-message';
import { useSubmission } from '@/components/ui/submission/use-submission';
import type { Document } from '@/lib/contract/document';
import { longestName } from '@/lib/contract/limits';
import { typedAmountMessages, unitsOfTyped } from '@/lib/format/typed-amount';
import { decimalsOf } from '@/lib/money/currency';
import { decimalText } from '@/lib/money/decimal';
import { useDocumentsReadAgain, useDocumentUpdate } from '../use-document-answer';
import { correctionHint } from './correction-hint';
import { type CorrectedMember, memberNames } from './read-fact';

type Props = {
  document: Document;
  member: CorrectedMember;
  /** As it was read, as text; empty where it was not. */
  value: string;
  onClose: () => void;
};

/** Corrects one value that was read. The next receipt of the vendor is then read so, too. */
export function CorrectFact({ document, member, value, onClose }: Props) {
  const readAgain = useDocumentsReadAgain();
  const update = useDocumentUpdate(document);
  const [opened] = useState(value);
  const [typed, setTyped] = useState(value);
  const { currency } = useBusiness();
  const locale = useLocale();
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => input.current?.focus(), []);
  const printed = document.extraction?.currency?.value ?? currency;
  const path = `/extraction/${member}`;
  const units = member === 'total_amount' ? unitsOfTyped(typed, decimalsOf(printed), locale) : null;
  const correction = () => {
    if (units?.ok) return decimalText(units.value, decimalsOf(printed));
    return member === 'currency' ? typed.trim().toUpperCase() : typed;
  };
  const isEmpty = typed.trim() === '';
  const { formProps, isPending, errorOf, message } = useSubmission({
    within: '/changes',
    isOnVersion: true,
    missing: isEmpty ? [path] : [],
    unfit: isEmpty || !units || units.ok ? {} : { [path]: typedAmountMessages[units.problem] },
    act: (idempotencyKey) => update(idempotencyKey, { extraction: { [member]: correction() } }),
    onDone: async () => {
      await readAgain();
      onClose();
    },
  });
  const isSame = value === opened || isPending;
  const field = {
    label: memberNames[member],
    value: typed,
    onChange: setTyped,
    error: errorOf(path),
    description: correctionHint(member, isSame ? null : value, locale),
  };
  return (
    <Form {...formProps} className="flex flex-col gap-2 border-b border-line py-2">
      {(member === 'issued_on' || member === 'due_on') && <DateField {...field} inputRef={input} />}
      {member === 'total_amount' && <AmountField {...field} currency={printed} inputRef={input} />}
      {(member === 'vendor_name' || member === 'currency' || member === 'number') && (
        <TextField {...field} inputRef={input} maxLength={member === 'currency' ? 3 : longestName} />
      )}
      <FormMessage message={message} />
      <div className="flex justify-end gap-2">
        <Button className="max-sm:h-11" onPress={onClose} isDisabled={isPending}>
          Cancel
        </Button>
        <Button className="max-sm:h-11" type="submit" variant="primary" isPending={isPending}>
          Save
        </Button>
      </div>
    </Form>
  );
}
