'use client';

import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Button } from '@/components/ui/button';
import { SearchField } from '@/components/ui/filters/search-field';
import { useDebounced } from '@/components/ui/filters/use-debounced';
import { SkeletonRows } from '@/components/ui/loading/skeleton';
import { ErrorState } from '@/components/ui/notices/error-state';
import { Dialog } from '@/components/ui/overlays/dialog';
import type { Document } from '@/lib/contract/document';
import type { Transaction } from '@/lib/contract/transaction';
import { readOptions } from '@/lib/reads/read-options';
import { transactionReads } from '@/lib/reads/transaction-reads';
import { TransactionFacts } from '../transaction-facts';

const mostFound = 30;

type Props = { document: Document; onChoose: (transaction: Transaction) => void; onClose: () => void };

/** Finds the transaction of a document by what the bank calls it; starts with the vendor that was read. */
export function TransactionSearch({ document, onChoose, onClose }: Props) {
  const { id: businessId } = useBusiness();
  const [typed, setTyped] = useState(document.extraction?.vendor_name?.value ?? '');
  const sought = useDebounced(typed.trim());
  const query = { q: sought || undefined, page_size: mostFound };
  const found = useQuery(readOptions(transactionReads.list, businessId, { query }));
  const transactions = found.data?.data ?? [];
  return (
    <Dialog title="Find the transaction" isOpen onOpenChange={onClose} size="medium">
      <div className="flex flex-col gap-3">
        <SearchField label="Search transactions" value={typed} onChange={setTyped} autoFocus />
        <div aria-live="polite" className="min-h-60">
          {found.isPending && <SkeletonRows label="Searching" />}
          {found.isError && (
            <ErrorState
              title="The transactions could not be searched"
              detail={found.error.message}
              onRetry={() => void found.refetch()}
              isRetrying={found.isFetching}
            />
          )}
          {found.isSuccess && transactions.length === 0 && (
            <p className="py-6 text-center text-soft">
              {sought === '' ? 'There are no transactions yet.' : `No transactions match “${sought}”.`}
            </p>
          )}
          <ul>
            {transactions.map((each) => (
              <li key={each.id} className="flex items-center gap-3 border-b border-line py-2">
                <TransactionFacts transaction={each} />
                <Button
                  size="small"
                  className="max-sm:h-11"
                  aria-label={`Link to ${each.description.trim() || 'this transaction'}`}
                  onPress={() => onChoose(each)}
                >
                  Link
                </Button>
              </li>
            ))}
          </ul>
          {found.data?.pagination.next_page_token && (
            <p className="pt-2 text-xs text-faint">
              The {mostFound} latest are shown; type more of the name to find older ones.
            </p>
          )}
        </div>
      </div>
    </Dialog>
  );
}
