import type { ChartRow } from './default-ledger';

export const revenue: readonly ChartRow[] = [
  ['4010', 'service_revenue', 'Service revenue', 'operating_revenue'],
  ['4020', 'product_sales', 'Product sales', 'operating_revenue'],
  ['4030', 'subscription_revenue', 'Subscription revenue', 'operating_revenue'],
  ['4900', 'refunds_and_discounts', 'Refunds and discounts', 'operating_revenue', { contra: true }],
  ['8010', 'interest_income', 'Interest income', 'other_inflow'],
  ['8020', 'card_rewards', 'Card rewards', 'other_inflow'],
  ['8030', 'gain_on_sale_of_assets', 'Gain on sale of assets', 'other_inflow'],
  ['8090', 'other_income', 'Other income', 'other_inflow'],
  ['8900', 'uncategorized_inflow', 'Uncategorized inflow', 'other_inflow'],
];
