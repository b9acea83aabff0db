'use client';

import type { ReactNode } from 'react';
import { useLocale } from 'react-aria-components/I18nProvider';
import { useBusiness } from '@/components/shell/business-context';
import { Badge } from '@/components/ui/badge';
import type { Document } from '@/lib/contract/document';
import { formatDayOfYear } from '@/lib/format/day';
import { isSure } from '../document-words';
import { ReadAmount } from '../read-amount';

/** What was read from the file; what is in doubt is to be checked against it. */
export function ReadFacts({ document }: { document: Document }) {
  const { currency } = useBusiness();
  const { locale } = useLocale();
  const { extraction, status } = document;
  const { vendor_name: vendor, total_amount: total, issued_on: issued } = extraction ?? {};
  return (
    <section aria-label="Read from the document">
      <h3 className="mb-1 font-semibold">Read from the document</h3>
      {status === 'processing' && <p className="text-soft">Processing…</p>}
      {status !== 'processing' && !vendor && !total && !issued && (
        <p className="text-soft">Nothing could be read from it. Search for its transaction.</p>
      )}
      {(vendor || total || issued) && (
        <dl className="grid grid-cols-[88px_1fr_auto] gap-x-3">
          {vendor && (
            <Fact name="Vendor" confidence={vendor.confidence}>
              {vendor.value}
            </Fact>
          )}
          {total && (
            <Fact name="Total" confidence={total.confidence}>
              <ReadAmount extraction={extraction} currency={currency} />
            </Fact>
          )}
          {total && (
            <Fact name="Currency" confidence={extraction?.currency ? 1 : 0}>
              {extraction?.currency?.value ?? 'Not read'}
            </Fact>
          )}
          {issued && (
            <Fact name="Date" confidence={issued.confidence}>
              {formatDayOfYear(issued.value, locale)}
            </Fact>
          )}
        </dl>
      )}
    </section>
  );
}

function Fact({ name, confidence, children }: { name: string; confidence: number; children: ReactNode }) {
  return (
    <div className="col-span-full grid min-h-row-dense grid-cols-subgrid items-center border-b border-line">
      <dt className="text-soft">{name}</dt>
      <dd className="wrap-anywhere">{children}</dd>
      <dd>{!isSure(confidence) && <Badge tone="warn">Check this</Badge>}</dd>
    </div>
  );
}
