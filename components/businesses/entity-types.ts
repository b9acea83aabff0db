import type { EntityType } from '@/lib/contract/business';

/** The legal forms in words. */
export const entityTypes: Record<EntityType, { name: string }> = {
  llc: { name: 'LLC' },
  's-corp': { name: 'S corporation' },
  'c-corp': { name: 'C corporation' },
  partnership: { name: 'Partnership' },
  'sole-prop': { name: 'Sole proprietorship' },
};

export const entityTypeIds = Object.keys(entityTypes).filter(isEntityType);

function isEntityType(text: string): text is EntityType {
  return text in entityTypes;
}
