import type { WellKnownKey } from './default-ledger';

/** What each ledger that code looks up is there for, after "the ledger is needed for"; so it cannot be archived. */
const uses: Record<WellKnownKey, string> = {
  checking: 'the main bank account',
  accounts_receivable: 'invoices, their payments and credit of customers',
  accounts_payable: 'bills, their payments and credit with vendors',
  uncategorized_inflow: 'money in that nobody has categorized yet',
  uncategorized_outflow: 'money out that nobody has categorized yet',
  uncategorized_asset: 'bills and invoices marked as paid without a payment',
  opening_balance: 'opening balances',
  retained_earnings: 'the results of earlier years',
  sales_tax_payable: 'sales tax of invoices',
  customer_deposits: 'prepayments of customers',
  prepaid_expenses: 'prepayments to vendors',
  transfers: 'transfers between own accounts',
};

/** What the ledger is needed for; null where no code looks it up. */
export function ledgerUse({ purpose }: { purpose: string | null }): string | null {
  if (purpose === null) return null;
  return Object.hasOwn(uses, purpose)
    ? uses[purpose as WellKnownKey]
    : 'entries that are posted by themselves';
}
