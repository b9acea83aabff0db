import type { FinancialAccountType, LedgerSubtype, LedgerType } from '@/lib/contract/ledger';

type Row = readonly [
  type: LedgerType,
  subtype: LedgerSubtype,
  special?: { account?: FinancialAccountType; contra?: true; parent?: string },
];

/** The ledgers that the demo books use, by name; what the chart of accounts lacks is created. Parents come first. */
export const demoLedgers = {
  Checking: ['asset', 'current_asset', { account: 'bank_account' }],
  Savings: ['asset', 'current_asset', { account: 'bank_account' }],
  'Payments clearing': ['asset', 'current_asset', { account: 'payments' }],
  'Transfers in transit': ['asset', 'current_asset', { account: 'payments' }],
  'Accounts receivable': ['asset', 'current_asset', { account: 'accounts_receivable' }],
  'Prepaid expenses': ['asset', 'current_asset'],
  'Property and equipment': ['asset', 'fixed_asset'],
  Computers: ['asset', 'fixed_asset', { parent: 'Property and equipment' }],
  'Accumulated depreciation': ['asset', 'fixed_asset', { parent: 'Property and equipment', contra: true }],
  'Security deposits': ['asset', 'other_asset'],
  'Credit card': ['liability', 'current_liability', { account: 'credit_card' }],
  'Accounts payable': ['liability', 'current_liability', { account: 'accounts_payable' }],
  'Sales tax payable': ['liability', 'current_liability'],
  'Payroll taxes payable': ['liability', 'current_liability'],
  'Long-term loans': ['liability', 'long_term_liability', { account: 'loan' }],
  'Member contributions': ['equity', 'contribution'],
  'Member distributions': ['equity', 'distribution', { contra: true }],
  'Opening balance equity': ['equity', 'opening_balance'],
  'Service revenue': ['revenue', 'operating_revenue'],
  Retainers: ['revenue', 'operating_revenue', { parent: 'Service revenue' }],
  Projects: ['revenue', 'operating_revenue', { parent: 'Service revenue' }],
  'Product sales': ['revenue', 'operating_revenue'],
  'Interest income': ['revenue', 'other_inflow'],
  Subcontractors: ['expense', 'cost_of_goods_sold'],
  'Payment processing fees': ['expense', 'cost_of_goods_sold'],
  'Salaries and wages': ['expense', 'operating_expense'],
  'Payroll taxes': ['expense', 'operating_expense'],
  'Training and education': ['expense', 'operating_expense'],
  Rent: ['expense', 'operating_expense'],
  Utilities: ['expense', 'operating_expense'],
  'Repairs and maintenance': ['expense', 'operating_expense'],
  Software: ['expense', 'operating_expense'],
  Hosting: ['expense', 'operating_expense'],
  'Phone and internet': ['expense', 'operating_expense'],
  'Advertising and marketing': ['expense', 'operating_expense'],
  Travel: ['expense', 'operating_expense'],
  Meals: ['expense', 'operating_expense'],
  Entertainment: ['expense', 'operating_expense'],
  'Office supplies': ['expense', 'operating_expense'],
  'Postage and printing': ['expense', 'operating_expense'],
  'Accounting fees': ['expense', 'operating_expense'],
  'Legal fees': ['expense', 'operating_expense'],
  Insurance: ['expense', 'operating_expense'],
  'Bank fees': ['expense', 'operating_expense'],
  'Taxes and licenses': ['expense', 'operating_expense'],
  Depreciation: ['expense', 'operating_expense'],
  'Interest expense': ['expense', 'other_outflow'],
} as const satisfies Record<string, Row>;

export type DemoLedgerName = keyof typeof demoLedgers;

export const demoLedgerRows: readonly (readonly [DemoLedgerName, Row])[] = Object.entries<Row>(
  demoLedgers,
) as [DemoLedgerName, Row][];
