import type { ChartRow } from './default-ledger';

export const assets: readonly ChartRow[] = [
  ['1010', 'checking', 'Checking', 'current_asset', { account: 'bank_account' }],
  ['1020', 'savings', 'Savings', 'current_asset', { account: 'bank_account' }],
  ['1050', 'payments_clearing', 'Payments clearing', 'current_asset', { account: 'payments' }],
  ['1060', 'payroll_clearing', 'Payroll clearing', 'current_asset', { account: 'payroll' }],
  ['1200', 'accounts_receivable', 'Accounts receivable', 'current_asset', { account: 'accounts_receivable' }],
  ['1300', 'inventory', 'Inventory', 'current_asset'],
  ['1400', 'prepaid_expenses', 'Prepaid expenses', 'current_asset'],
  ['1500', 'property_and_equipment', 'Property and equipment', 'fixed_asset'],
  ['1510', 'computers', 'Computers', 'fixed_asset', { parent: 'property_and_equipment' }],
  ['1520', 'furniture', 'Furniture and equipment', 'fixed_asset', { parent: 'property_and_equipment' }],
  ['1530', 'vehicles', 'Vehicles', 'fixed_asset', { parent: 'property_and_equipment' }],
  [
    '1540',
    'leasehold_improvements',
    'Leasehold improvements',
    'fixed_asset',
    { parent: 'property_and_equipment' },
  ],
  [
    '1590',
    'accumulated_depreciation',
    'Accumulated depreciation',
    'fixed_asset',
    { parent: 'property_and_equipment', contra: true },
  ],
  ['1700', 'intangible_assets', 'Intangible assets', 'other_asset'],
  [
    '1790',
    'accumulated_amortization',
    'Accumulated amortization',
    'other_asset',
    { parent: 'intangible_assets', contra: true },
  ],
  ['1800', 'security_deposits', 'Security deposits', 'other_asset'],
  ['1990', 'uncategorized_asset', 'Uncategorized asset', 'uncategorized_asset'],
];
