import type { Instant } from '@/lib/dates/instant';

/** A movement on an external account, as the bank reports it. `amount` in minor units, money in positive. */
export type BankTransaction = {
  id: string;
  externalId: string | null;
  externalAccountId: string;
  amount: bigint;
  datetime: Instant;
  description: string;
  /** The description as the bank gave it; it stays when a person rewrites the other. */
  bankDescription: string;
  posted: boolean;
  type: string;
  reviewed: boolean;
  metadata: Record<string, unknown>;
  /** The import that added it; null for those of before imports were kept. */
  importId: string | null;
  version: number;
  createdAt: Instant;
  updatedAt: Instant;
};

/** One of 0.00, or one that the bank only announces, has no entry. */
export function hasEntry({ posted, amount }: Pick<BankTransaction, 'posted' | 'amount'>): boolean {
  return posted && amount !== 0n;
}
