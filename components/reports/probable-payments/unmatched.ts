import type { Aging } from '@/lib/contract/aging';
import { unitsOfAmount } from '@/lib/format/amount';
import type { ReportRow } from '../report-rows';

/** What is owed to the business and by it at the end of a day; null where it is not asked for. */
export type AgingPair = { receivable: Aging | null; payable: Aging | null };

/** What customers have probably paid and what was probably paid to vendors, in minor units, and still stands as owed. */
export type Unmatched = { received: bigint; paid: bigint };

export const noneUnmatched: Unmatched = { received: 0n, paid: 0n };

export function unmatchedOf(owed: AgingPair | null, currency: string): Unmatched {
  if (!owed) return noneUnmatched;
  const units = (aging: AgingPair['receivable']) =>
    aging ? unitsOfAmount(aging.outlook.probably_paid.amount, currency) : 0n;
  return { received: units(owed.receivable), paid: units(owed.payable) };
}

/** Whether the figure of a row of the balance sheet will be another once that is matched. */
export function isCountedAsOwed({ path }: Pick<ReportRow, 'path'>, { received, paid }: Unmatched): boolean {
  const [, section, group] = path.split('/');
  const isIn = (name: string, own: string) =>
    section === name && (group === undefined || group === `subtype:${own}`);
  return (
    (received > 0n && isIn('assets', 'accounts_receivable')) ||
    (paid > 0n && isIn('liabilities', 'accounts_payable')) ||
    ((received > 0n || paid > 0n) && section === 'equity')
  );
}
