import type { EntityType } from '@/lib/contract/business';
import type { ChartRow } from './default-ledger';

const ofEveryType: readonly ChartRow[] = [
  ['2010', 'accounts_payable', 'Accounts payable', 'current_liability', { account: 'accounts_payable' }],
  ['2100', 'credit_card', 'Credit card', 'current_liability', { account: 'credit_card' }],
  ['2200', 'sales_tax_payable', 'Sales tax payable', 'current_liability'],
  ['2300', 'wages_payable', 'Wages payable', 'current_liability'],
  ['2310', 'payroll_taxes_payable', 'Payroll taxes payable', 'current_liability'],
  ['2400', 'customer_deposits', 'Customer deposits', 'current_liability'],
  ['2410', 'deferred_revenue', 'Deferred revenue', 'current_liability'],
  ['2500', 'accrued_expenses', 'Accrued expenses', 'current_liability'],
  ['2600', 'line_of_credit', 'Line of credit', 'current_liability', { account: 'loan' }],
  ['2700', 'long_term_loans', 'Long-term loans', 'long_term_liability', { account: 'loan' }],
];

/** Only a corporation that is taxed itself owes income tax; of the others, the owners do (26 U.S.C. §§ 11, 701, 1363). */
const incomeTaxesPayable: ChartRow = [
  '2450',
  'income_taxes_payable',
  'Income taxes payable',
  'current_liability',
];

/** What a company owes to those who own part of it, and not to the owner of a sole proprietorship. */
const ownerLoans: ChartRow = [
  '2750',
  'owner_loans',
  'Loans from owners',
  'long_term_liability',
  { account: 'loan' },
];

export function liabilities(entityType: EntityType): ChartRow[] {
  const owed = [...ofEveryType];
  if (entityType === 'c-corp') owed.push(incomeTaxesPayable);
  if (entityType !== 'sole-prop') owed.push(ownerLoans);
  return owed;
}
