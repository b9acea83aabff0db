'use client';
import { createContext, type ReactNode, useContext } from 'react';

/** What every screen of a business knows of it. */
export type DeskBusiness = {
  id: string;
  name: string;
  /** ISO 4217; amounts of the business are in it. */
  currency: string;
  /** The first day whose entries reports count. */
  entriesStart: string;
  /** The last day of the locked books, or null. */
  lockedThrough: string | null;
  /** From this confidence on, 0 to 1, a suggested ledger is called certain. */
  certainFrom: number;
  /** Whether the signed-in member may change the books. */
  canWrite: boolean;
  /** Whether the signed-in member may change the business itself, its lock and its members. */
  isAdmin: boolean;
};

const BusinessContext = createContext<DeskBusiness | null>(null);

export function BusinessProvider({ business, children }: { business: DeskBusiness; children: ReactNode }) {
  return <BusinessContext value={business}>{children}</BusinessContext>;
}

/** The business of the screen; only below `app/(desk)/b/[businessId]`. */
export function useBusiness(): DeskBusiness {
  const business = useContext(BusinessContext);
  if (!business) throw new Error('useBusiness is called outside of a business');
  return business;
}

/** A business that the signed-in person is a member of. */
export type OwnBusiness = { id: string; name: string };
