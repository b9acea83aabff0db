import type { Books } from '../books';
import type { OpenItem } from './open-item';

type Unsettled = Pick<OpenItem, 'voidedAt' | 'journalEntryId' | 'payments' | 'credits'> &
  Pick<OpenItem, 'settlement' | 'settlements' | 'version' | 'createdAt' | 'updatedAt'>;

/** How every bill and invoice begins that is entered now: nothing is posted, paid or credited yet. */
export function unsettledItem({ now }: Pick<Books, 'now'>): Unsettled {
  return {
    voidedAt: null,
    journalEntryId: null,
    payments: [],
    credits: [],
    settlement: null,
    settlements: [],
    version: 1,
    createdAt: now,
    updatedAt: now,
  };
}
