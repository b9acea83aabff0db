import type { Aging } from '@/lib/contract/aging';
import { unitsOfAmount } from '@/lib/format/amount';
import type { ReportRow } from '../report-rows';

/** What is owed to the business and by it at the end of a day. */
export type AgingPair = { receivable: Aging; payable: Aging };

/**
 * What customers have probably paid and what was probably paid to vendors, in full or in part, in minor units, and
 * still stands as owed.
 */
export type Unmatched = { received: bigint; paid: bigint };

export const noneUnmatched: Unmatched = { received: 0n, paid: 0n };

export function unmatchedOf(owed: AgingPair | null, currency: string): Unmatched {
  if (!owed) return noneUnmatched;
  const units = ({ outlook: { probably_paid: paid, probably_paid_in_part: inPart } }: Aging) =>
    unitsOfAmount(paid.amount, currency) + unitsOfAmount(inPart?.amount ?? 0, currency);
  return { received: units(owed.receivable), paid: units(owed.payable) };
}

/** Whether a row of the balance sheet is in a section that will be another once that is matched. */
export function isCountedAsOwed({ path }: Pick<ReportRow, 'path'>, { received, paid }: Unmatched): boolean {
  const [, section] = path.split('/');
  if (section === 'assets') return received > 0n;
  if (section === 'liabilities') return paid > 0n;
  return section === 'equity' && (received > 0n || paid > 0n);
}
