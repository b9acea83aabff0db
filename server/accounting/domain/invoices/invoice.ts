import type { ItemStatus } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import type { LineAmounts } from '@/lib/money/line-amounts';
import type { ItemPart, OpenItem } from '../postings/open-item';

/** Quantity, price and rates are kept as sent; gross, discount and tax are what they come to, in minor units. */
export type InvoiceLine = LineAmounts & {
  id: string;
  position: number;
  description: string;
  ledgerId: string;
  isPrepayment: boolean;
  /** What the line credits: its ledger, or customer deposits where it is a prepayment. */
  postedLedgerId: string;
  metadata: Record<string, unknown>;
};

export type Invoice = OpenItem & {
  kind: 'invoice';
  status: ItemStatus;
  source: 'manual' | 'import' | 'api';
  /** When it is posted; a draft may not know yet. */
  postedAt: Instant | null;
  /** Of a draft, or one that was voided as a draft: nothing ever posted it. */
  neverPosted: boolean;
  lines: readonly InvoiceLine[];
};

/** What an invoice credits: each line net of its discount, in the order of the lines, then the sales tax of all. */
export function invoiceParts(invoice: Pick<Invoice, 'lines'>, salesTaxLedgerId: string): ItemPart[] {
  const nets = invoice.lines.map(({ postedLedgerId, description, gross, discount }) => ({
    ledgerId: postedLedgerId,
    description,
    amount: gross - discount,
  }));
  const tax = invoice.lines.reduce((sum, line) => sum + line.tax, 0n);
  return [...nets, { ledgerId: salesTaxLedgerId, description: 'Sales tax', amount: tax }].filter(
    (part) => part.amount > 0n,
  );
}

/** Minor units; also of a draft, which owes nothing yet. */
export function invoiceTotal(invoice: Pick<Invoice, 'lines'>): bigint {
  return invoice.lines.reduce((sum, line) => sum + line.gross - line.discount + line.tax, 0n);
}
