'use server';

import { z } from 'zod';
import { bulkLimit } from '@/lib/contract/bulk-limit';
import { ledgerCreate } from '@/lib/contract/ledger';
import { day, description, identifier, side } from '@/lib/contract/primitives';
import { answerMember } from './answer-action';
import { decimalAmount } from './decimal-amount';
import { postOpening } from './post-opening';

const ref = z.string().max(64);

const opening = z.strictObject({
  idempotencyKey: z.uuid(),
  day,
  /**
   * The ledgers to be made, each under a reference that lines name, and that of its parent: the identifier of a ledger, or the reference of
   * one before it.
   */
  ledgers: z.array(z.strictObject({ ref, parent: ref.nullable(), ledger: ledgerCreate })).max(bulkLimit),
  entries: z
    .array(
      z.strictObject({
        description,
        lines: z.array(z.strictObject({ ref, debit_credit: side, amount: decimalAmount })).max(bulkLimit),
      }),
    )
    .max(10),
  /** The trial balance that the lines complete: a debit is positive. */
  seen: z.array(z.strictObject({ ledger_id: identifier('ledger'), balance: z.string().max(32) })).max(10_000),
});

/**
 * Makes the ledgers, then posts the entries, all or none. Refused where the trial balance of the day is no longer the one seen.
 * Where the entries are refused, the ledgers stay, without entries: the same file then finds them by name and code.
 */
export async function importOpeningBalances(businessId: string, input: z.input<typeof opening>) {
  return answerMember({ businessId, need: 'write' }, opening, input, ({ client }, read) =>
    postOpening(client, businessId, read),
  );
}
