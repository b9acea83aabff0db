'use client';

import { useEffect, useState } from 'react';
import { Skeleton } from '@/components/ui/loading/skeleton';
import { useLocale } from '@/components/ui/locale';
import { Cell, HeaderCell, Table, TableScroll } from '@/components/ui/tables/table';
import { isDay } from '@/lib/dates/instant';
import type { ElectronicInvoice } from '@/lib/electronic-invoice/electronic-invoice';
import { nameOfKind, sumsOf } from '@/lib/electronic-invoice/lines-of-invoice';
import { readElectronicInvoice } from '@/lib/electronic-invoice/read-electronic-invoice';
import { xmlText } from '@/lib/electronic-invoice/xml-text';
import { formatAmount } from '@/lib/format/amount';
import { formatDayOfYear } from '@/lib/format/day';
import { decimalsOf } from '@/lib/money/currency';
import { minorUnitsOf } from '@/lib/money/decimal';
import { pageRoom } from './preview-room';

/** More lines are in the file. */
const mostLines = 500;

/** An electronic invoice as people read one. The file is only read: nothing of it is markup here. */
export function InvoicePreview({ file }: { file: Blob }) {
  const invoice = useInvoice(file);
  if (invoice === 'broken') {
    return (
      <p className="rounded-lg border border-line p-4 text-soft">
        This electronic invoice cannot be shown here. Download it to open it.
      </p>
    );
  }
  if (invoice === null) {
    return (
      <div role="status" aria-label="Reading the invoice">
        <Skeleton className={pageRoom} />
      </div>
    );
  }
  return (
    <article
      aria-label="Electronic invoice"
      className="flex flex-col gap-4 rounded-lg border border-line p-4"
    >
      <h3 className="font-semibold wrap-anywhere">
        {nameOfKind(invoice)} {invoice.number}
      </h3>
      <Facts invoice={invoice} />
      <Lines invoice={invoice} />
      <Sums invoice={invoice} />
      <Texts texts={[...invoice.terms, ...invoice.notes]} />
    </article>
  );
}

function Facts({ invoice }: { invoice: ElectronicInvoice }) {
  const locale = useLocale();
  const day = (value: string) => (isDay(value) ? formatDayOfYear(value, locale) : value);
  const facts: [string, string | null][] = [
    ['Seller', invoice.seller],
    ['Trading as', invoice.tradingName === invoice.seller ? null : invoice.tradingName],
    ['Customer', invoice.buyer],
    ['Issued', invoice.issuedOn && day(invoice.issuedOn)],
    ['Due', invoice.dueDays.map(day).join(', ') || null],
    ['Currency', invoice.currency],
    ['Account', invoice.iban],
    ['Payment reference', invoice.paymentReference],
    ['Refers to', invoice.precedingNumber],
  ];
  return (
    <dl className="grid grid-cols-[minmax(88px,auto)_1fr] gap-x-3 gap-y-1">
      {facts.map(
        ([name, value]) =>
          value && (
            <div key={name} className="col-span-2 grid grid-cols-subgrid">
              <dt className="text-soft">{name}</dt>
              <dd className="min-w-0 wrap-anywhere">{value}</dd>
            </div>
          ),
      )}
    </dl>
  );
}

function Lines({ invoice: { lines, currency } }: { invoice: ElectronicInvoice }) {
  const amount = useAmount(currency);
  if (lines.length === 0) return null;
  return (
    <TableScroll label="Lines of the invoice">
      <Table label="Lines of the invoice" density="dense">
        <thead>
          <tr>
            <HeaderCell>Item</HeaderCell>
            <HeaderCell isNumeric>Quantity</HeaderCell>
            <HeaderCell isNumeric>Amount</HeaderCell>
          </tr>
        </thead>
        <tbody>
          {lines.slice(0, mostLines).map((line, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: what a file says does not change
            <tr key={index}>
              <Cell className="min-w-32 py-1 wrap-anywhere">{line.name}</Cell>
              <Cell isNumeric>{line.quantity?.replace(/(\.\d*?)0+$/, '$1').replace(/\.$/, '')}</Cell>
              <Cell isNumeric>{line.amount && amount(line.amount)}</Cell>
            </tr>
          ))}
        </tbody>
      </Table>
      {lines.length > mostLines && (
        <p className="mt-1 text-soft">{lines.length - mostLines} more lines are in the file.</p>
      )}
    </TableScroll>
  );
}

function Sums({ invoice }: { invoice: ElectronicInvoice }) {
  const amount = useAmount(invoice.currency);
  return (
    <dl className="grid grid-cols-[1fr_auto] gap-y-1 tabular-nums">
      {sumsOf(invoice).map(([name, value]) => (
        <div
          key={name}
          className="col-span-2 grid grid-cols-subgrid last:border-t last:border-line last:pt-1 last:font-semibold"
        >
          <dt>{name}</dt>
          <dd className="text-right">{amount(value)}</dd>
        </div>
      ))}
    </dl>
  );
}

function Texts({ texts }: { texts: readonly string[] }) {
  return texts.map((text, index) => (
    // biome-ignore lint/suspicious/noArrayIndexKey: what a file says does not change
    <p key={index} className="text-soft wrap-anywhere">
      {text}
    </p>
  ));
}

/** How an amount of the file is written; as it stands there where it fits no currency. */
function useAmount(currency: string | null): (value: string) => string {
  const locale = useLocale();
  return (value) => {
    const units = minorUnitsOf(value, decimalsOf(currency ?? ''));
    return units.ok ? formatAmount(units.value, currency ?? '', locale) : value;
  };
}

/** What the file says, null until it was read. */
function useInvoice(file: Blob): ElectronicInvoice | 'broken' | null {
  const [invoice, setInvoice] = useState<ElectronicInvoice | 'broken' | null>(null);
  useEffect(() => {
    let isOver = false;
    file.arrayBuffer().then(
      (bytes) => !isOver && setInvoice(readElectronicInvoice(xmlText(new Uint8Array(bytes))) ?? 'broken'),
      () => !isOver && setInvoice('broken'),
    );
    return () => {
      isOver = true;
    };
  }, [file]);
  return invoice;
}
