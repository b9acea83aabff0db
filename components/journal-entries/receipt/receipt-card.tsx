'use client';
import { FileText } from 'lucide-react';
import type { Ref } from 'react';
import { reasonsSentence, sureness } from '@/components/documents/document-words';
import { Button } from '@/components/ui/button';
import { type Payment, TotalNote } from './total-note';
import type { Suggestion } from './use-waiting-receipts';

type CardProps = {
  suggestion: Suggestion;
  /** Where given, a total that differs from it is named, but for a tip, which the reasons name. */
  payment?: Payment;
  onAttach: () => void;
  isPending: boolean;
  keyHint?: string | undefined;
  buttonRef?: Ref<HTMLButtonElement> | undefined;
};

/** A receipt that may be the entry's, with why, and the button that attaches it. */
export function ReceiptCard({ suggestion, payment, onAttach, isPending, keyHint, buttonRef }: CardProps) {
  const { document, match } = suggestion;
  return (
    <div className="flex items-center gap-3 rounded-lg border border-line p-2.5">
      <span
        aria-hidden
        className="grid h-14 w-11 shrink-0 place-items-center rounded-[3px] border border-edge text-faint"
      >
        <FileText className="size-4" />
      </span>
      <div className="min-w-0 flex-1">
        <p className="truncate">{document.name}</p>
        <p className="text-xs text-soft">
          {reasonsSentence(match.reasons)}: {sureness(match.confidence)}
        </p>
        {payment && !match.reasons.includes('amount_with_tip') && (
          <TotalNote receipt={document} payment={payment} />
        )}
      </div>
      <Button
        {...(buttonRef ? { ref: buttonRef } : {})}
        aria-label={`Attach ${document.name}`}
        keyHint={keyHint}
        isDisabled={isPending}
        onPress={onAttach}
      >
        Attach
      </Button>
    </div>
  );
}
