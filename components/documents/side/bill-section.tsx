'use client';
import { ReceiptText } from 'lucide-react';
import { useRouter } from 'next/navigation';
import { useMemo } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { ButtonLink } from '@/components/ui/button';
import type { Command } from '@/components/ui/commands/command-registry';
import { useCommands } from '@/components/ui/commands/commands';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import type { Bill } from '@/lib/contract/bill';
import type { Document } from '@/lib/contract/document';
import { formatDayOfYear } from '@/lib/format/day';
import { paths } from '@/lib/paths';
import { isCopy } from '../document-state';

type Props = { document: Document; bill: Bill | null };

const statusWords: Record<Bill['status'], string> = { open: 'open', paid: 'paid', voided: 'voided' };

/** The bill that was entered from the document, or the way to enter one. What a transaction has is an expense already. */
export function BillSection({ document, bill }: Props) {
  const { id: businessId, canWrite } = useBusiness();
  const router = useRouter();
  const isCreditNote = document.extraction?.is_credit_note ?? false;
  const canEnter =
    canWrite &&
    document.status === 'ready' &&
    document.transaction_id === null &&
    bill === null &&
    !isCopy(document) &&
    !isCreditNote;
  const href = paths.newBills(businessId, { document: document.id });
  useCommands(
    useMemo((): Command[] => {
      const run = () => router.push(href);
      return [
        { id: 'make-bill', name: 'Make a bill', group: 'Documents', keys: ['b'], isDisabled: !canEnter, run },
      ];
    }, [router, href, canEnter]),
  );
  if (isCreditNote && !bill && canWrite) return <CreditNoteNote />;
  if (!bill && !canEnter) return null;
  const isBill = document.extraction?.is_bill ?? false;
  const mayBePaid = document.suggested_matches.length > 0;
  return (
    <section aria-label="Bill">
      <h3 className="mb-1 font-semibold">Bill</h3>
      {bill && <EnteredBill bill={bill} />}
      {canEnter && (
        <>
          <p className="text-soft">{offerOf(isBill, mayBePaid)}</p>
          <ButtonLink
            className="mt-2"
            variant={isBill && !mayBePaid ? 'primary' : 'plain'}
            icon={<ReceiptText aria-hidden className="size-3.5" />}
            keyHint="b"
            href={href}
          >
            Make a bill
          </ButtonLink>
        </>
      )}
    </section>
  );
}

/** What gives money back is no bill. */
function CreditNoteNote() {
  const { id: businessId } = useBusiness();
  return (
    <section aria-label="Credit note">
      <h3 className="mb-1 font-semibold">Credit note</h3>
      <p className="text-soft">
        It gives money back. Open its vendor in{' '}
        <Link href={paths.vendors(businessId)} className="rounded text-accent underline underline-offset-2">
          Vendors
        </Link>{' '}
        and enter it there as a credit note.
      </p>
    </section>
  );
}

function offerOf(isBill: boolean, mayBePaid: boolean): string {
  if (mayBePaid) return 'If none of these paid it, enter what is still to be paid.';
  return isBill
    ? 'It reads as a bill that is still to be paid.'
    : 'If it is still to be paid, enter it as a bill.';
}

function EnteredBill({ bill }: { bill: Bill }) {
  const { id: businessId } = useBusiness();
  const locale = useLocale();
  return (
    <p className="text-soft">
      <Link
        href={paths.bills(businessId, { status: 'all', bill: bill.id })}
        className="rounded text-accent underline underline-offset-2"
      >
        {`Bill ${bill.number}`.trim()}
      </Link>
      , {statusWords[bill.status]}, due {formatDayOfYear(bill.due_at, locale)}
    </p>
  );
}
