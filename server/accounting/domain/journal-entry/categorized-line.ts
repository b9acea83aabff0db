import type { Chart } from '../chart-of-accounts/chart';
import type { Entry, Line } from './entry';

/** Where the bank's side of an entry stands. */
const moneyPlaces: ReadonlySet<string> = new Set([
  'bank_account',
  'credit_card',
  'prepaid_card',
  'payments',
  'payroll',
]);

export function isMoneyPlace(ledgerId: string, { ledgers }: Pick<Chart, 'ledgers'>): boolean {
  return moneyPlaces.has(ledgers.get(ledgerId)?.financial_account_type ?? '');
}

/** The line that says what a movement of money was for; null where there are several, or no money moved. */
export function categorizedLine(entry: Pick<Entry, 'lines'>, chart: Pick<Chart, 'ledgers'>): Line | null {
  const bank = entry.lines.find((line) => isMoneyPlace(line.ledgerId, chart));
  const [line, ...others] = entry.lines.filter((each) => each !== bank);
  return bank && line && others.length === 0 ? line : null;
}
