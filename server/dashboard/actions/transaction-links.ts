'use server';

import { z } from 'zod';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { identifier } from '@/lib/contract/primitives';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept } from '@/lib/result';
import type { Member } from '../session/guard';
import { answerMember } from './answer';

const acceptance = z.strictObject({ idempotencyKey: z.uuid(), linkId: identifier('transaction_link') });

/** Accepts a suggested link and confirms its entries; gives them as they are then. */
export async function acceptLink(businessId: string, input: z.input<typeof acceptance>) {
  return answerMember({ businessId, need: 'write' }, acceptance, input, async (member, read) => {
    const made = await member.client.createTransactionLink({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: { link_id: read.linkId, confirm: true },
    });
    return made.ok ? withEntries(member, businessId, made.value.data) : made;
  });
}

const pair = z.strictObject({
  idempotencyKey: z.uuid(),
  transactionId: identifier('transaction'),
  otherTransactionId: identifier('transaction'),
});

/** Links two transactions as a transfer, with what they differ by as its fee, and confirms both entries. */
export async function linkAsTransfer(businessId: string, input: z.input<typeof pair>) {
  return answerMember({ businessId, need: 'write' }, pair, input, async (member, read) => {
    const { client } = member;
    const parameters = { business_id: businessId };
    const business = await client.getBusiness({ parameters });
    if (!business.ok) return business;
    const { currency } = business.value.data;
    let difference = 0n;
    for (const transaction_id of [read.transactionId, read.otherTransactionId]) {
      const transaction = await client.getTransaction({ parameters: { ...parameters, transaction_id } });
      if (!transaction.ok) return transaction;
      difference -= unitsOfAmount(transaction.value.data.amount, currency);
    }
    const made = await client.createTransactionLink({
      parameters,
      idempotencyKey: read.idempotencyKey,
      body: {
        kind: 'transfer',
        transaction_id: read.transactionId,
        other_transaction_id: read.otherTransactionId,
        ...(difference > 0n && { fee_amount: amountNumber(difference, decimalsOf(currency)) }),
        confirm: true,
      },
    });
    return made.ok ? withEntries(member, businessId, made.value.data) : made;
  });
}

const refusal = z.strictObject({
  idempotencyKey: z.uuid(),
  linkId: identifier('transaction_link'),
  /** Puts a link that was just accepted back to a suggestion, and its entries back to their review status. */
  isUndo: z.boolean(),
});

/** Declines a link for good, or undoes its acceptance; gives its entries as they are then. */
export async function declineLink(businessId: string, input: z.input<typeof refusal>) {
  return answerMember({ businessId, need: 'write' }, refusal, input, async (member, read) => {
    const gone = await member.client.deleteTransactionLink({
      parameters: { business_id: businessId, transaction_link_id: read.linkId },
      query: read.isUndo ? { undo: 'true' } : {},
    });
    return gone.ok ? withEntries(member, businessId, gone.value.data) : gone;
  });
}

const restoration = z.strictObject({
  idempotencyKey: z.uuid(),
  linkId: identifier('transaction_link'),
  /** Links it again; else it is suggested again. */
  wasLinked: z.boolean(),
  /** Confirms the entries of the link again. */
  wasConfirmed: z.boolean(),
});

/** Takes back that a link was declined or removed; gives its entries as they are then. */
export async function restoreLink(businessId: string, input: z.input<typeof restoration>) {
  return answerMember({ businessId, need: 'write' }, restoration, input, async (member, read) => {
    const { client } = member;
    const restored = read.wasLinked
      ? await client.createTransactionLink({
          parameters: { business_id: businessId },
          idempotencyKey: read.idempotencyKey,
          body: { link_id: read.linkId, confirm: read.wasConfirmed },
        })
      : await client.deleteTransactionLink({
          parameters: { business_id: businessId, transaction_link_id: read.linkId },
          query: { undo: 'true' },
        });
    return restored.ok ? withEntries(member, businessId, restored.value.data) : restored;
  });
}

/** The link with the entries of its transactions. */
async function withEntries({ client }: Member, businessId: string, link: TransactionLink) {
  const entries: JournalEntry[] = [];
  for (const transactionId of [link.transaction_id, link.other_transaction_id]) {
    if (transactionId === null) continue;
    const parameters = { business_id: businessId, transaction_id: transactionId };
    const transaction = await client.getTransaction({ parameters });
    if (!transaction.ok) return transaction;
    const { journal_entry_id: entryId } = transaction.value.data;
    if (entryId === null) continue;
    const entry = await client.getJournalEntry({
      parameters: { business_id: businessId, journal_entry_id: entryId },
    });
    if (!entry.ok) return entry;
    entries.push(entry.value.data);
  }
  return accept({ link, entries });
}
