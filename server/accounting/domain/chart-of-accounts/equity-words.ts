import type { EntityType } from '@/lib/contract/business';

type EquityWords = {
  /** A ledger of the subtype retained_earnings, and the group of such ledgers. */
  ledger: string;
  /** The computed record on the balance sheet: what earlier fiscal years left, and what is posted to such ledgers. */
  earlierYears: string;
};

/**
 * What the law of each form calls the result that stayed in the business. Only corporations retain earnings; the others
 * have the equity of their owners (ASC 272-10-45: members' equity of a limited liability company).
 */
export const equityWords: Record<EntityType, EquityWords> = {
  'c-corp': { ledger: 'Retained earnings', earlierYears: 'Retained earnings' },
  's-corp': { ledger: 'Retained earnings', earlierYears: 'Retained earnings' },
  llc: { ledger: "Members' equity", earlierYears: "Members' equity, earlier years" },
  partnership: { ledger: "Partners' equity", earlierYears: "Partners' equity, earlier years" },
  'sole-prop': { ledger: "Owner's equity", earlierYears: "Owner's equity, earlier years" },
};
