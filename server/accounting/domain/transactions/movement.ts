import type { Day } from '@/lib/dates/instant';

/** What tells one movement of an account from another, and whether it is booked or only announced by the bank. */
export type ComparedMovement = {
  externalId: string | null;
  day: Day;
  amount: bigint;
  bankDescription: string;
  posted: boolean;
  /** Which kind of file gave it its id: ids of different kinds are not compared. Null where that is not known. */
  numbering?: string | null;
  /** The collective movement of which it is a part. */
  collective?: Collective | null;
};

/** What a bank prints of a collective movement, such as a batch of direct debits, beside the payments in it. */
export type Collective = Pick<ComparedMovement, 'externalId' | 'amount' | 'bankDescription'>;

/** Letters and digits only: banks are not consistent about blanks and case between two formats. */
export function comparableText(bankDescription: string): string {
  return bankDescription
    .toLowerCase()
    .normalize('NFC')
    .replace(/[^\p{Letter}\p{Number}]+/gu, '');
}

export function idKey({ day, amount, externalId }: ComparedMovement): string {
  return `${day} ${amount} ${externalId}`;
}

export function wordsKey({ day, amount, bankDescription }: ComparedMovement): string {
  return `${day} ${amount} ${comparableText(bankDescription)}`;
}

/** Whether the ids that the bank gave two movements say that these are different ones. */
export function haveOtherIds(a: ComparedMovement, b: ComparedMovement): boolean {
  if (a.externalId === null || b.externalId === null || a.externalId === b.externalId) return false;
  return isSameNumbering(a, b);
}

/** Movements of which it is not known are compared with all. */
export function isSameNumbering(
  a: Pick<ComparedMovement, 'numbering'>,
  b: Pick<ComparedMovement, 'numbering'>,
): boolean {
  return (a.numbering ?? null) === null || (b.numbering ?? null) === null || a.numbering === b.numbering;
}
