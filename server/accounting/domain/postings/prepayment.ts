import type { Chart } from '../chart-of-accounts/chart';

/** What a line that may be a prepayment says, and where it is posted until it is earned or used up (IFRS 15.106, IAS 1.68). */
export function prepayment(
  line: { ledger_id: string; is_prepayment?: boolean | null | undefined },
  purpose: 'customer_deposits' | 'prepaid_expenses',
  chart: Pick<Chart, 'ledgerFor'>,
): { isPrepayment: boolean; postedLedgerId: string } {
  const isPrepayment = line.is_prepayment ?? false;
  return { isPrepayment, postedLedgerId: isPrepayment ? chart.ledgerFor(purpose) : line.ledger_id };
}
