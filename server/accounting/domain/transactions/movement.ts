import type { Day } from '@/lib/dates/instant';

/** What tells one movement of an account from another, and whether it is booked or only announced by the bank. */
export type Movement = {
  externalId: string | null;
  day: Day;
  amount: bigint;
  bankDescription: string;
  posted: boolean;
  /** The collective movement of which it is a part. */
  collective?: Collective | null;
};

/** What a bank prints of a collective movement, such as a batch of direct debits, beside the payments in it. */
export type Collective = Pick<Movement, 'externalId' | 'amount' | 'bankDescription'>;

/** Letters and digits only: banks are not consistent about blanks and case between two formats. */
export function wordsOf(bankDescription: string): string {
  return bankDescription.toLowerCase().replace(/[^\p{Letter}\p{Number}]+/gu, '');
}

export function idKey({ day, amount, externalId }: Movement): string {
  return `${day} ${amount} ${externalId}`;
}

export function wordsKey({ day, amount, bankDescription }: Movement): string {
  return `${day} ${amount} ${wordsOf(bankDescription)}`;
}
