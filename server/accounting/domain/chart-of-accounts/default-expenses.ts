import type { EntityType } from '@/lib/contract/business';
import type { ChartRow } from './default-ledger';

const costOfSales: readonly ChartRow[] = [
  ['5010', 'cost_of_materials', 'Materials and supplies', 'cost_of_goods_sold'],
  ['5020', 'subcontractors', 'Subcontractors', 'cost_of_goods_sold'],
  ['5030', 'shipping_and_delivery', 'Shipping and delivery', 'cost_of_goods_sold'],
  ['5040', 'payment_processing_fees', 'Payment processing fees', 'cost_of_goods_sold'],
];

const operating: readonly ChartRow[] = [
  ['6010', 'salaries', 'Salaries and wages', 'operating_expense'],
  ['6030', 'payroll_taxes', 'Payroll taxes', 'operating_expense'],
  ['6040', 'employee_benefits', 'Employee benefits', 'operating_expense'],
  ['6050', 'contract_labor', 'Contract labor', 'operating_expense'],
  ['6060', 'training', 'Training and education', 'operating_expense'],
  ['6110', 'rent', 'Rent', 'operating_expense'],
  ['6120', 'utilities', 'Utilities', 'operating_expense'],
  ['6130', 'repairs', 'Repairs and maintenance', 'operating_expense'],
  ['6210', 'software', 'Software', 'operating_expense'],
  ['6220', 'hosting', 'Hosting', 'operating_expense'],
  ['6230', 'phone_and_internet', 'Phone and internet', 'operating_expense'],
  ['6310', 'advertising', 'Advertising and marketing', 'operating_expense'],
  ['6410', 'travel', 'Travel', 'operating_expense'],
  ['6420', 'meals', 'Meals', 'operating_expense'],
  ['6430', 'entertainment', 'Entertainment', 'operating_expense'],
  ['6440', 'vehicle_expenses', 'Vehicle expenses', 'operating_expense'],
  ['6510', 'office_supplies', 'Office supplies', 'operating_expense'],
  ['6520', 'postage', 'Postage and printing', 'operating_expense'],
  ['6530', 'small_equipment', 'Small tools and equipment', 'operating_expense'],
  ['6540', 'dues_and_subscriptions', 'Dues and subscriptions', 'operating_expense'],
  ['6610', 'accounting_fees', 'Accounting fees', 'operating_expense'],
  ['6620', 'legal_fees', 'Legal fees', 'operating_expense'],
  ['6630', 'consulting_fees', 'Consulting fees', 'operating_expense'],
  ['6710', 'insurance', 'Insurance', 'operating_expense'],
  ['6720', 'bank_fees', 'Bank fees', 'operating_expense'],
  ['6730', 'taxes_and_licenses', 'Taxes and licenses', 'operating_expense'],
  ['6740', 'bad_debts', 'Bad debts', 'operating_expense'],
  ['6750', 'charitable_contributions', 'Charitable contributions', 'operating_expense'],
  ['6800', 'depreciation', 'Depreciation', 'operating_expense'],
  ['6810', 'amortization', 'Amortization', 'operating_expense'],
];

const other: readonly ChartRow[] = [
  ['8510', 'interest_expense', 'Interest expense', 'other_outflow'],
  ['8520', 'loss_on_sale_of_assets', 'Loss on sale of assets', 'other_outflow'],
  ['8530', 'penalties', 'Penalties', 'other_outflow'],
  ['8950', 'uncategorized_outflow', 'Uncategorized outflow', 'other_outflow'],
];

/** How the people who own the company are paid for their work, and the tax that the company itself bears. */
const officerCompensation: ChartRow = [
  '6020',
  'officer_compensation',
  'Officer compensation',
  'operating_expense',
];
const ofType: Record<EntityType, readonly ChartRow[]> = {
  'c-corp': [officerCompensation, ['8600', 'income_tax', 'Income tax', 'other_outflow']],
  's-corp': [officerCompensation],
  llc: [],
  partnership: [['6020', 'guaranteed_payments', 'Guaranteed payments to partners', 'operating_expense']],
  'sole-prop': [],
};

export function expenses(entityType: EntityType): ChartRow[] {
  return [...costOfSales, ...operating, ...ofType[entityType], ...other];
}
