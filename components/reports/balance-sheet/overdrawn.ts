import type { Ledger } from '@/lib/contract/ledger';
import { formatAmount } from '@/lib/format/amount';
import type { AmountFormat } from '@/lib/format/amount-format';
import type { ReportRow } from '../report-rows';

/** Ledgers of money that cannot be there: a bank lends what is taken beyond it. */
const banks: readonly Ledger['financial_account_type'][] = ['bank_account', 'prepaid_card'];

/** The rows of ledgers below zero among the assets, on the day of the index: bank accounts may be among them. */
export function belowZero(rows: readonly ReportRow[], dayIndex: number): ReportRow[] {
  const leaves = (row: ReportRow): ReportRow[] =>
    row.children.length > 0 ? row.children.flatMap(leaves) : [row];
  return rows
    .filter(({ key }) => key === 'assets')
    .flatMap(leaves)
    .filter(({ ledgerId, totals }) => ledgerId !== null && (totals[dayIndex] ?? 0n) < 0n);
}

/** That an overdraft, which is owed, is counted among the assets here. */
export function overdrawnSentences(
  rows: readonly ReportRow[],
  ledgers: readonly Pick<Ledger, 'id' | 'financial_account_type'>[],
  { dayIndex, currency, locale }: AmountFormat & { dayIndex: number },
): string[] {
  const types = new Map(ledgers.map(({ id, financial_account_type }) => [id, financial_account_type]));
  return belowZero(rows, dayIndex)
    .filter(({ ledgerId }) => banks.includes(types.get(ledgerId ?? '') ?? null))
    .map(({ name, totals }) => {
      const amount = formatAmount(-(totals[dayIndex] ?? 0n), currency, locale);
      return `${name} is overdrawn by ${amount}. Here that lessens the assets; annual accounts usually show it as a current liability.`;
    });
}
