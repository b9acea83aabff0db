'use client';

import { Check, X } from 'lucide-react';
import { IconButton } from '@/components/ui/button';
import type { LikelyMatch } from '@/lib/contract/document';
import { reasonsSentence } from '../document-words';
import { TransactionFacts } from '../transaction-facts';
import { useDeclineMatch } from '../use-decline-match';

type Props = { match: LikelyMatch; isDisabled: boolean; onAccept: () => void; onOpen: () => void };

/** A receipt and its likely transaction in a row. */
export function LikelyMatchRow({ match, isDisabled, onAccept, onOpen }: Props) {
  const decline = useDeclineMatch();
  const { document, transaction, reasons } = match;
  const vendor = document.extraction?.vendor_name?.value ?? document.name;
  return (
    <li className="flex items-center gap-2 border-t border-line py-1.5 pr-4 pl-5 max-sm:pl-4">
      <span className="flex min-w-0 flex-1 items-baseline gap-x-4 max-sm:flex-col max-sm:items-stretch">
        <button
          type="button"
          onClick={onOpen}
          className="w-48 shrink-0 truncate rounded text-left font-medium underline-offset-2 hover:underline max-sm:w-full"
        >
          {vendor}
        </button>
        <TransactionFacts transaction={transaction} note={reasonsSentence(reasons)} />
      </span>
      <IconButton
        className="max-sm:size-11"
        label={`Accept the match of ${vendor}`}
        isDisabled={isDisabled}
        onPress={onAccept}
      >
        <Check aria-hidden className="size-4" />
      </IconButton>
      <IconButton
        className="max-sm:size-11"
        label={`Decline the match of ${vendor}`}
        isDisabled={isDisabled}
        onPress={() => void decline(document, transaction.id)}
      >
        <X aria-hidden className="size-4" />
      </IconButton>
    </li>
  );
}
