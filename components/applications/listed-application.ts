/** A secret that the service answered; null when it was answered before and is not kept. */
export type NewSecret = {
  name: string;
  clientId: string;
  secret: string | null;
  /** Until when the one before is good too. */
  previousUntil: string | null;
};
