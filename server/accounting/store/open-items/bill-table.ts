import type { Instant } from '@/lib/dates/instant';
import type { Bill, BillLine, BillStatus } from '../../domain/bills/bill';
import type { ItemRow, ItemTable, KeptLine, LineRow } from './item-table';

type BillRow = ItemRow & { posted_at: Instant; status: BillStatus };
type BillLineRow = LineRow & { number: string | null; amount: bigint };

export const billTable: ItemTable<Bill> = {
  kind: 'bill',
  party: 'vendor',
  postedAt: 'issued_at',
  ownColumns: () => ({}),
  itemOf: (shared, row: BillRow, lines: readonly KeptLine<BillLineRow>[]) => ({
    ...shared,
    kind: 'bill',
    status: row.status,
    postedAt: row.posted_at,
    lines: lines.map(lineOf),
  }),
  ownLineColumns: (line) => ({ number: line.number, amount: line.amount.toString() }),
};

function lineOf({ row, shared }: KeptLine<BillLineRow>): BillLine {
  return { ...shared, number: row.number, amount: row.amount };
}
