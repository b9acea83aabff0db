import type { EntityType } from '@/lib/contract/business';
import { assets } from './default-assets';
import { equity } from './default-equity';
import { expenses } from './default-expenses';
import { type DefaultLedger, defaultLedgers } from './default-ledger';
import { liabilities } from './default-liabilities';
import { revenue } from './default-revenue';

/** The chart of accounts that a new business of the type starts with; every parent comes before its children. */
export function defaultChart(entityType: EntityType): DefaultLedger[] {
  return [
    ...defaultLedgers('asset', assets),
    ...defaultLedgers('liability', liabilities(entityType)),
    ...defaultLedgers('equity', equity(entityType)),
    ...defaultLedgers('revenue', revenue),
    ...defaultLedgers('expense', expenses(entityType)),
  ];
}
