import type { ItemStatus } from '@/lib/contract/item-kind';
import type { Invoice, InvoiceLine } from '../../domain/invoices/invoice';
import type { ItemRow, ItemTable, KeptLine, LineRow } from './item-table';

type InvoiceRow = ItemRow & { status: ItemStatus; source: Invoice['source'] };
type InvoiceLineRow = LineRow & {
  quantity_millionths: bigint;
  unit_price_millionths: bigint;
  discount_rate_millionths: bigint;
  tax_rate_millionths: bigint;
  gross: bigint;
  discount: bigint;
  tax: bigint;
};

export const invoiceTable: ItemTable<Invoice> = {
  kind: 'invoice',
  party: 'customer',
  postedAt: 'sent_at',
  ownColumns: (invoice) => ({ source: invoice.source }),
  itemOf: (shared, row: InvoiceRow, lines: readonly KeptLine<InvoiceLineRow>[]) => ({
    ...shared,
    kind: 'invoice',
    status: row.status,
    source: row.source,
    postedAt: row.posted_at,
    neverPosted: row.never_posted,
    lines: lines.map(lineOf),
  }),
  ownLineColumns: (line) => ({
    quantity_millionths: line.quantityMillionths.toString(),
    unit_price_millionths: line.unitPriceMillionths.toString(),
    discount_rate_millionths: line.discountRateMillionths.toString(),
    tax_rate_millionths: line.taxRateMillionths.toString(),
    gross: line.gross.toString(),
    discount: line.discount.toString(),
    tax: line.tax.toString(),
  }),
};

function lineOf({ row, shared }: KeptLine<InvoiceLineRow>): InvoiceLine {
  return {
    ...shared,
    quantityMillionths: row.quantity_millionths,
    unitPriceMillionths: row.unit_price_millionths,
    discountRateMillionths: row.discount_rate_millionths,
    taxRateMillionths: row.tax_rate_millionths,
    gross: row.gross,
    discount: row.discount,
    tax: row.tax,
  };
}
