'use client';

import { Search, Unlink, X } from 'lucide-react';
import { useMemo, useState } from 'react';
import { useEntryHref } from '@/components/journal-entries/use-entry-href';
import { Button, IconButton } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { Link } from '@/components/ui/link';
import { lazyComponent } from '@/components/ui/loading/lazy-component';
import type { Document } from '@/lib/contract/document';
import type { Transaction } from '@/lib/contract/transaction';
import { reasonsSentence, sureness } from '../document-words';
import { TransactionFacts } from '../transaction-facts';
import { useDeclineMatch } from '../use-decline-match';
import { useCheckedMatch } from './use-checked-match';

const DifferentAmount = lazyComponent(() =>
  import('./different-amount').then((module) => module.DifferentAmount),
);

const TransactionSearch = lazyComponent(() =>
  import('./transaction-search').then((module) => module.TransactionSearch),
);

type Props = { document: Document; transactions: readonly Transaction[] };

/** Which transaction the document belongs to; the surest suggestion is taken by one key. */
export function MatchSection({ document, transactions }: Props) {
  const [isSearching, setIsSearching] = useState(false);
  const { choose, asked, answer, unlink, isPending } = useCheckedMatch(document);
  const decline = useDeclineMatch();
  const isLinked = document.transaction_id !== null;
  const [first] = document.suggested_matches;

  useCommands(
    useMemo((): Command[] => {
      const group = 'Documents';
      const transaction = transactions.find(({ id }) => id === first?.transaction_id);
      const accept = () => transaction && choose(transaction);
      const canAccept = !isLinked && transaction !== undefined && !isPending;
      return [
        {
          id: 'accept-match',
          name: 'Accept the first match',
          group,
          keys: ['a', 'Enter'],
          isDisabled: !canAccept,
          run: accept,
        },
        {
          id: 'find-match',
          name: 'Find the transaction',
          group,
          keys: ['f'],
          isDisabled: isLinked,
          run: () => setIsSearching(true),
        },
      ];
    }, [first, transactions, isLinked, isPending, choose]),
  );

  return (
    <section aria-label="Transaction" aria-busy={isPending}>
      <h3 className="mb-1 font-semibold">{isLinked ? 'Linked to' : 'Belongs to'}</h3>
      {isLinked ? (
        <Linked
          transaction={transactions[0]}
          isAutomatic={document.matched_by === 'service'}
          onUnlink={unlink}
          isPending={isPending}
        />
      ) : (
        <>
          <Suggestions
            {...{ document, transactions, isPending }}
            onAccept={choose}
            onDecline={(transactionId) => void decline(document, transactionId)}
          />
          <Button
            className="mt-2"
            keyHint="f"
            icon={<Search aria-hidden className="size-3.5" />}
            onPress={() => setIsSearching(true)}
          >
            Find the transaction
          </Button>
        </>
      )}
      {isSearching && (
        <TransactionSearch
          document={document}
          onChoose={(transaction) => {
            setIsSearching(false);
            choose(transaction);
          }}
          onClose={() => setIsSearching(false)}
        />
      )}
      {asked && (
        <DifferentAmount
          name={document.name}
          total={asked.total}
          paid={asked.paid}
          onLink={() => answer(true)}
          onClose={() => answer(false)}
        />
      )}
    </section>
  );
}

type LinkedProps = {
  transaction: Transaction | undefined;
  /** Whether nobody was asked. */
  isAutomatic: boolean;
  onUnlink: () => void;
  isPending: boolean;
};

function Linked({ transaction, isAutomatic, onUnlink, isPending }: LinkedProps) {
  const entryHref = useEntryHref();
  return (
    <div className="flex flex-col gap-2 rounded-lg border border-line bg-selected px-3 py-2">
      {transaction && (
        <TransactionFacts transaction={transaction} note={isAutomatic ? 'Linked automatically' : undefined} />
      )}
      <div className="flex items-center gap-3">
        <Button
          size="small"
          className="max-sm:h-11"
          icon={<Unlink aria-hidden className="size-3.5" />}
          onPress={onUnlink}
          isPending={isPending}
        >
          Unlink
        </Button>
        {transaction?.journal_entry_id && (
          <Link
            href={entryHref(transaction.journal_entry_id)}
            className="rounded text-xs text-accent underline-offset-2 hover:underline"
          >
            Open the entry
          </Link>
        )}
      </div>
    </div>
  );
}

type SuggestionsProps = Props & {
  onAccept: (transaction: Transaction) => void;
  onDecline: (transactionId: string) => void;
  isPending: boolean;
};

function Suggestions({ document, transactions, onAccept, onDecline, isPending }: SuggestionsProps) {
  const matches = document.suggested_matches;
  if (document.status === 'processing') return <p className="text-soft">Searching…</p>;
  if (matches.length === 0) {
    return <p className="text-soft">No matching transaction was found.</p>;
  }
  return (
    <ul className="flex flex-col rounded-lg border border-line">
      {matches.map((match, index) => {
        const transaction = transactions.find((each) => each.id === match.transaction_id);
        if (!transaction) return null;
        return (
          <li
            key={match.transaction_id}
            className="flex items-center gap-3 border-line px-3 py-2 max-sm:flex-wrap [&+&]:border-t"
          >
            <span className="flex min-w-0 flex-1 max-sm:basis-full">
              <TransactionFacts
                transaction={transaction}
                note={`${reasonsSentence(match.reasons)}: ${sureness(match.confidence)}`}
              />
            </span>
            <Button
              className="max-sm:flex-1"
              variant={index === 0 ? 'primary' : 'plain'}
              keyHint={index === 0 ? 'a' : undefined}
              aria-label={`Accept ${transaction.description.trim() || 'this transaction'}`}
              onPress={() => onAccept(transaction)}
              isDisabled={isPending}
            >
              Accept
            </Button>
            <IconButton
              size="small"
              className="max-sm:size-11"
              label={`Never suggest ${transaction.description.trim() || 'this transaction'} for it`}
              onPress={() => onDecline(match.transaction_id)}
              isDisabled={isPending}
            >
              <X aria-hidden className="size-3.5" />
            </IconButton>
          </li>
        );
      })}
    </ul>
  );
}
