import type { EntityType } from '@/lib/contract/business';
import type { ChartRow } from './default-ledger';
import { equityWords } from './equity-words';

/** What the owners put in and take out, by the name the law of each form gives it. */
const ofType: Record<EntityType, readonly ChartRow[]> = {
  'c-corp': [
    ['3010', 'common_stock', 'Common stock', 'common_stock'],
    ['3020', 'preferred_stock', 'Preferred stock', 'preferred_stock'],
    ['3030', 'additional_capital', 'Additional paid-in capital', 'additional_capital'],
    ['3200', 'dividends', 'Dividends', 'distribution', { contra: true }],
  ],
  's-corp': [
    ['3010', 'common_stock', 'Common stock', 'common_stock'],
    ['3030', 'additional_capital', 'Additional paid-in capital', 'additional_capital'],
    ['3200', 'distributions', 'Shareholder distributions', 'distribution', { contra: true }],
  ],
  llc: [
    ['3100', 'contributions', 'Member contributions', 'contribution'],
    ['3200', 'distributions', 'Member distributions', 'distribution', { contra: true }],
  ],
  partnership: [
    ['3100', 'contributions', 'Partner contributions', 'contribution'],
    ['3200', 'distributions', 'Partner distributions', 'distribution', { contra: true }],
  ],
  'sole-prop': [
    ['3100', 'contributions', 'Owner contributions', 'contribution'],
    ['3200', 'distributions', 'Owner draws', 'distribution', { contra: true }],
  ],
};

export function equity(entityType: EntityType): ChartRow[] {
  return [
    ...ofType[entityType],
    ['3500', 'opening_balance', 'Opening balance equity', 'opening_balance'],
    ['3900', 'retained_earnings', equityWords[entityType].ledger, 'retained_earnings'],
  ];
}
