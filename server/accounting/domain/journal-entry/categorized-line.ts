import { isCashKind } from '@/lib/contract/ledger-kinds';
import type { Chart } from '../chart-of-accounts/chart';
import type { Entry, Line } from './entry';

/** Whether the bank's side of an entry stands on the ledger. */
export function isCashLedger(ledgerId: string, { ledgers }: Pick<Chart, 'ledgers'>): boolean {
  return isCashKind(ledgers.get(ledgerId)?.financial_account_type ?? null);
}

/** The line that says what a movement of money was for; null where there are several, or no money moved. */
export function categorizedLine(entry: Pick<Entry, 'lines'>, chart: Pick<Chart, 'ledgers'>): Line | null {
  const bank = entry.lines.find((line) => isCashLedger(line.ledgerId, chart));
  const [line, ...others] = entry.lines.filter((each) => each !== bank);
  return bank && line && others.length === 0 ? line : null;
}
