import type { ItemStatus } from '@/lib/contract/item-kind';
import type { Instant } from '@/lib/dates/instant';
import type { ItemPart, OpenItem } from '../postings/open-item';

export type BillStatus = Exclude<ItemStatus, 'draft'>;

/** `amount` in minor units, greater than 0. */
export type BillLine = {
  id: string;
  position: number;
  description: string;
  number: string | null;
  ledgerId: string;
  isPrepayment: boolean;
  /** What the line debits: its ledger, or prepaid expenses where it is a prepayment. */
  postedLedgerId: string;
  amount: bigint;
  metadata: Record<string, unknown>;
};

export type Bill = OpenItem & {
  kind: 'bill';
  status: BillStatus;
  /** When it is posted. */
  postedAt: Instant;
  lines: readonly BillLine[];
};

/** What a bill debits, in the order of its lines. */
export function billParts(bill: Pick<Bill, 'lines'>): ItemPart[] {
  return bill.lines.map(({ postedLedgerId, description, amount }) => ({
    ledgerId: postedLedgerId,
    description,
    amount,
  }));
}

/** Minor units. */
export function billTotal(bill: Pick<Bill, 'lines'>): bigint {
  return bill.lines.reduce((sum, line) => sum + line.amount, 0n);
}
