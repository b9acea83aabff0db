import type { ListedJournalEntry } from '@/lib/contract/journal-entry';
import type { Ledger } from '@/lib/contract/ledger';
import { isCashKind } from '@/lib/contract/ledger-kinds';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import type { ProbableMovement } from '@/lib/reads/overview-reads';

/** Above this confidence a suggested payment is called probable, as by the outlook of what is owed. */
const probable = 0.5;

/**
 * What of the movements of each ledger probably pays invoices or bills: the entries of the transactions say where the money
 * is kept until a payment is matched. An entry that is split among ledgers is left out: which part pays is not known.
 */
export function probableByLedger(
  entries: readonly ListedJournalEntry[],
  ledgers: readonly Ledger[],
  currency: string,
): ProbableMovement[] {
  const cash = new Set(
    ledgers.filter(({ financial_account_type: type }) => isCashKind(type)).map(({ id }) => id),
  );
  const sums = new Map<string, { invoices: bigint; bills: bigint }>();
  for (const { line_entries: lines, links = [] } of entries) {
    const [ledgerId, ...others] = new Set(lines.map(({ ledger_id: id }) => id).filter((id) => !cash.has(id)));
    if (ledgerId === undefined || others.length > 0) continue;
    const payments = links.filter(isProbablePayment);
    const sumOf = (key: 'invoice_id' | 'bill_id') =>
      payments.reduce((sum, link) => (link[key] ? sum + unitsOfAmount(link.amount, currency) : sum), 0n);
    const before = sums.get(ledgerId) ?? { invoices: 0n, bills: 0n };
    sums.set(ledgerId, {
      invoices: before.invoices + sumOf('invoice_id'),
      bills: before.bills + sumOf('bill_id'),
    });
  }
  const amount = (units: bigint) => amountNumber(units, decimalsOf(currency));
  return [...sums]
    .filter(([, { invoices, bills }]) => invoices !== 0n || bills !== 0n)
    .map(([ledger_id, { invoices, bills }]) => ({
      ledger_id,
      invoices: amount(invoices),
      bills: amount(bills),
    }));
}

function isProbablePayment({ kind, status, confidence }: TransactionLink): boolean {
  return kind === 'payment' && status === 'suggested' && confidence > probable;
}
