'use client';
import { FileText, TriangleAlert } from 'lucide-react';
import { isSure } from '@/components/documents/document-words';
import { ReadAmount } from '@/components/documents/read-amount';
import { TransactionFacts } from '@/components/documents/transaction-facts';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { paths } from '@/lib/paths';
import type { OpenDocument } from '@/lib/reads/document-reads';
import { isTotalToType, toCheck } from './document-values';

/** What the bill is entered from, what to check, and the bank transactions that may be the expense already. */
export function BillSource({ source }: { source: OpenDocument }) {
  const { id: businessId, currency } = useBusiness();
  const { data: document, transactions } = source;
  const doubts = toCheck(document, isSure);
  const href = paths.documents(businessId, { document: document.id });
  return (
    <div className="flex flex-col gap-2">
      {transactions.length > 0 && (
        <div role="note" className="flex flex-col gap-2 rounded-md border border-line bg-chip px-3 py-2">
          <p className="flex items-start gap-2">
            <TriangleAlert aria-hidden className="mt-0.5 size-3.5 shrink-0 text-warn" />
            <span>
              <span className="font-medium text-warn">Perhaps it was paid already. </span>
              If this is its payment, link it to the document instead: with a bill the expense would be in the
              books twice.
            </span>
          </p>
          {transactions.map((each) => (
            <TransactionFacts key={each.id} transaction={each} />
          ))}
          <Link href={href} className="self-start rounded text-accent underline underline-offset-2">
            Link the payment to the document
          </Link>
        </div>
      )}
      <p className="flex items-start gap-2 text-soft">
        <FileText aria-hidden className="mt-0.5 size-3.5 shrink-0 text-faint" />
        <span className="wrap-anywhere">
          Read from{' '}
          <Link href={href} className="rounded text-accent underline underline-offset-2">
            {document.name}
          </Link>
          .{doubts.length > 0 && <> Check this: {doubts.join(', ')}.</>}
          {document.extraction?.corrects && (
            <> It corrects invoice {document.extraction.corrects}: if that one was entered, void its bill.</>
          )}
          {document.extraction?.is_credit_note && (
            <> It is a credit note, no bill: enter it with its vendor.</>
          )}
          {isTotalToType(document.extraction, currency) && (
            <>
              {' '}
              It is for <ReadAmount isInText extraction={document.extraction} currency={currency} />; type the
              amount in {currency}.
            </>
          )}
        </span>
      </p>
    </div>
  );
}
