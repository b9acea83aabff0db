import type { Application } from '@/lib/contract/application';

/** An application, and whether it is the one that this dashboard itself works through. */
export type ListedApplication = Application & { isOwn: boolean };

/** A secret that the service answered; null when it was answered before and is not kept. */
export type NewSecret = {
  name: string;
  clientId: string;
  secret: string | null;
  /** Until when the one before is good too. */
  previousUntil: string | null;
};
