import type { FinancialAccountType, LedgerSubtype, LedgerType } from '@/lib/contract/ledger-kinds';
import type { Side } from '@/lib/contract/primitives';

/** What a ledger is, by one choice: its subtype, or an account that has a statement of its own, or the business's lists. */
export type LedgerKind =
  | Exclude<LedgerSubtype, 'uncategorized_asset' | 'memo'>
  | 'bank_account'
  | 'credit_card'
  | 'accounts_receivable'
  | 'accounts_payable'
  | 'accumulated_depreciation';

type KindFields = {
  type: LedgerType;
  subtype: LedgerSubtype;
  side: Side;
  accountType: FinancialAccountType | null;
};

const of = (
  type: LedgerType,
  subtype: LedgerSubtype,
  side: Side,
  accountType: FinancialAccountType | null = null,
) => ({
  ...{ type, subtype, side, accountType },
});

/** In report order. */
export const kindFields: Record<LedgerKind, KindFields> = {
  bank_account: of('asset', 'current_asset', 'debit', 'bank_account'),
  accounts_receivable: of('asset', 'current_asset', 'debit', 'accounts_receivable'),
  current_asset: of('asset', 'current_asset', 'debit'),
  fixed_asset: of('asset', 'fixed_asset', 'debit'),
  accumulated_depreciation: of('asset', 'fixed_asset', 'credit'),
  other_asset: of('asset', 'other_asset', 'debit'),
  credit_card: of('liability', 'current_liability', 'credit', 'credit_card'),
  accounts_payable: of('liability', 'current_liability', 'credit', 'accounts_payable'),
  current_liability: of('liability', 'current_liability', 'credit'),
  long_term_liability: of('liability', 'long_term_liability', 'credit'),
  contribution: of('equity', 'contribution', 'credit'),
  distribution: of('equity', 'distribution', 'debit'),
  common_stock: of('equity', 'common_stock', 'credit'),
  preferred_stock: of('equity', 'preferred_stock', 'credit'),
  additional_capital: of('equity', 'additional_capital', 'credit'),
  retained_earnings: of('equity', 'retained_earnings', 'credit'),
  opening_balance: of('equity', 'opening_balance', 'credit'),
  operating_revenue: of('revenue', 'operating_revenue', 'credit'),
  other_inflow: of('revenue', 'other_inflow', 'credit'),
  cost_of_goods_sold: of('expense', 'cost_of_goods_sold', 'debit'),
  operating_expense: of('expense', 'operating_expense', 'debit'),
  other_outflow: of('expense', 'other_outflow', 'debit'),
};

export const ledgerKinds = Object.keys(kindFields).filter((key): key is LedgerKind => key in kindFields);
