'use client';
import { Copy } from 'lucide-react';
import type { ReactNode } from 'react';
import { useBusiness } from '@/components/shell/business-context';
import { Link } from '@/components/ui/link';
import { useLocale } from '@/components/ui/locale';
import type { DuplicateBill } from '@/lib/contract/duplicate-bill';
import { paths } from '@/lib/paths';
import { duplicateName, duplicateWhy } from './duplicate-words';

type Props = {
  other: DuplicateBill;
  /** The other bill opens beside what is being typed. */
  isBeside?: boolean;
  /** What can be done about it. */
  children?: ReactNode;
};

/** Names the bill that one looks like, with why, and leads to it. */
export function LikelyDuplicate({ other, isBeside = false, children }: Props) {
  const { id: businessId, currency } = useBusiness();
  const locale = useLocale();
  return (
    <div className="flex flex-wrap items-start gap-x-3 gap-y-2 rounded-md border border-line bg-chip px-3 py-2">
      <Copy aria-hidden className="mt-1 size-3.5 shrink-0 text-warn" />
      <p className="min-w-48 flex-1">
        <span className="font-medium text-warn">Likely a duplicate. </span>
        Looks like{' '}
        <Link
          href={paths.bills(businessId, { status: 'all', bill: other.bill_id })}
          {...(isBeside ? { target: '_blank' } : {})}
          className="rounded text-accent underline underline-offset-2"
        >
          {duplicateName(other, currency, locale)}
        </Link>
        .<span className="block text-xs text-soft">{duplicateWhy(other)}</span>
      </p>
      {children}
    </div>
  );
}
