import { isRealAccount } from '@/lib/contract/ledger';
import type { Fault, Problem } from '@/lib/contract/problem';
import type { Chart } from '../chart-of-accounts/chart';
import type { Change } from '../postings/posting';
import type { Line } from './entry';

/**
 * Why the change of a reconciled entry is refused, if it is: its date and its amounts on real accounts (without any, its
 * whole amount) were agreed with a statement, so they change only together with the mark.
 */
export function refuseReconciledChange(
  { before, after, datetimePath, linesPath }: Change,
  { ledgers }: Chart,
): Problem | null {
  if (!before.isReconciled || !after.isReconciled) return null;
  const isReal = (ledgerId: string) => isRealAccount(ledgers.get(ledgerId)?.financial_account_type ?? null);
  const message = 'is reconciled: send is_reconciled false with the change';
  const faults: Fault[] = [];
  if (before.datetime !== after.datetime) faults.push({ path: datetimePath, code: 'reconciled', message });
  if (
    before.lines !== after.lines &&
    reconciledAmounts(before.lines, isReal) !== reconciledAmounts(after.lines, isReal)
  )
    faults.push({ path: linesPath, code: 'reconciled', message });
  if (faults.length === 0) return null;
  const detail = 'The entry is reconciled: unreconcile it to change its date or amount.';
  return { code: 'reconciled', detail, errors: faults };
}

/** What a reconciliation has agreed, as a text to be compared. */
function reconciledAmounts(lines: readonly Line[], isReal: (ledgerId: string) => boolean): string {
  const sums = new Map<string, bigint>();
  for (const { ledgerId, basis, side, amount } of lines) {
    if (!isReal(ledgerId)) continue;
    const key = `${ledgerId} ${basis}`;
    sums.set(key, (sums.get(key) ?? 0n) + (side === 'debit' ? amount : -amount));
  }
  if (sums.size === 0) {
    return `${lines.reduce((sum, { side, amount }) => (side === 'debit' ? sum + amount : sum), 0n)}`;
  }
  return [...sums]
    .filter(([, sum]) => sum !== 0n)
    .map((each) => each.join(' '))
    .sort()
    .join();
}
