import type { EntityType } from '@/lib/contract/business';

/** The legal forms in words, each with the equity section that its chart of accounts starts with. */
export const entityTypes: Record<EntityType, { name: string; equity: readonly string[] }> = {
  llc: { name: 'LLC', equity: ['Member contributions', 'Member distributions'] },
  's-corp': {
    name: 'S corporation',
    equity: ['Common stock', 'Additional paid-in capital', 'Shareholder distributions'],
  },
  'c-corp': {
    name: 'C corporation',
    equity: ['Common stock', 'Preferred stock', 'Additional paid-in capital', 'Dividends'],
  },
  partnership: { name: 'Partnership', equity: ['Partner contributions', 'Partner distributions'] },
  'sole-prop': { name: 'Sole proprietorship', equity: ['Owner contributions', 'Owner draws'] },
};

export const entityTypeIds = Object.keys(entityTypes) as EntityType[];
