import { comparable } from '@/lib/comparable';
import { type Chart, type ChartLedger, isUncategorized } from '../chart-of-accounts/chart';

/** A transfer as a file prints it: `[Savings]` in place of a category. */
export type PrintedTransfer = {
  /** The account in that program. */
  accountName: string;
  /** The first record of an account, which names the account itself. */
  isOpening: boolean;
};

const BRACKETED = /^\[([^\]]+)\]/;
const OPENING = /^opening balance$/i;

/** The account that a record names in brackets as the other leg of a transfer. Splits are printed parts. */
export function printedTransfer(
  metadata: Readonly<Record<string, unknown>>,
  payee: string,
): PrintedTransfer | null {
  const { category, splits } = metadata;
  if (typeof category !== 'string' || splits !== undefined) return null;
  const accountName = BRACKETED.exec(category.trim())?.[1]?.trim();
  return accountName ? { accountName, isOpening: OPENING.test(payee.trim()) } : null;
}

/**
 * The ledger of the other leg: the one of that name, or transfers in transit where its own bank file reports that leg too.
 * Opening balance equity for the first record of an account. Null where no single ledger has the name.
 * @param accountLedgerId of the account whose file it is
 * @param ownBanks the ledgers whose transactions are imported
 */
export function ledgerOfTransfer(
  { accountName, isOpening }: PrintedTransfer,
  accountLedgerId: string,
  chart: Pick<Chart, 'ledgers' | 'ledgerFor'>,
  ownBanks: ReadonlySet<string>,
): string | null {
  if (isOpening) return chart.ledgerFor('opening_balance');
  const named = [...chart.ledgers.values()].filter(
    (ledger) => isAccount(ledger) && comparable(ledger.name.trim()) === comparable(accountName),
  );
  const [found, other] = named;
  if (!found || other || found.id === accountLedgerId) return null;
  return ownBanks.has(found.id) ? chart.ledgerFor('transfers') : found.id;
}

/** A transfer is never income or expense; what is receivable or payable needs a customer or vendor. */
function isAccount(ledger: ChartLedger): boolean {
  const { archived, type, financial_account_type: account } = ledger;
  return (
    !archived &&
    type !== 'revenue' &&
    type !== 'expense' &&
    !isUncategorized(ledger) &&
    account !== 'accounts_receivable' &&
    account !== 'accounts_payable'
  );
}
