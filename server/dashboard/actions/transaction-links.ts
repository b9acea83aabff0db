'use server';

import { z } from 'zod';
import type { JournalEntry } from '@/lib/contract/journal-entry';
import { identifier } from '@/lib/contract/primitives';
import type { TransactionLink } from '@/lib/contract/transaction-link';
import { unitsOfAmount } from '@/lib/format/amount';
import { amountNumber } from '@/lib/json';
import { decimalsOf } from '@/lib/money/currency';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import type { Member } from '../session/guard';
import { answerMember } from './answer-action';

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
  /** Those that it links, where its undo is to confirm again what is confirmed now. */
  linkedIds: z.array(identifier('transaction').nullable()).max(2).default([]),
});

/**
 * Declines a link for good, or undoes its acceptance; gives its entries as they are then, and which of the transactions had a confirmed
 * entry before.
 */
export async function declineLink(businessId: string, input: z.input<typeof refusal>) {
  return answerMember({ businessId, need: 'write' }, refusal, input, async (member, read) => {
    const before = await entriesOf(member, businessId, read.linkedIds);
    if (!before.ok) return before;
    const confirmedIds = before.value.flatMap(({ review_status: status, transaction_id: id }) =>
      status === 'confirmed' && id !== null ? [id] : [],
    );
    const gone = await member.client.deleteTransactionLink({
      parameters: { business_id: businessId, transaction_link_id: read.linkId },
      query: read.isUndo ? { undo: 'true' } : {},
    });
    if (!gone.ok) return gone;
    const done = await withEntries(member, businessId, gone.value.data);
    return done.ok ? accept({ ...done.value, confirmedIds }) : done;
  });
}

const restoration = z.strictObject({
  idempotencyKey: z.uuid(),
  linkId: identifier('transaction_link'),
  /** Links it again; else it is suggested again. */
  wasLinked: z.boolean(),
  /** The transactions whose entries were confirmed: they are again. */
  confirmedIds: z.array(identifier('transaction')).max(2),
});

/** Takes back that a link was declined or removed; gives its entries as they are then. */
export async function restoreLink(businessId: string, input: z.input<typeof restoration>) {
  return answerMember({ businessId, need: 'write' }, restoration, input, async (member, read) => {
    const { client } = member;
    const restored = read.wasLinked
      ? await client.createTransactionLink({
          parameters: { business_id: businessId },
          idempotencyKey: read.idempotencyKey,
          body: { link_id: read.linkId },
        })
      : await client.deleteTransactionLink({
          parameters: { business_id: businessId, transaction_link_id: read.linkId },
          query: { undo: 'true' },
        });
    if (!restored.ok) return restored;
    const done = await withEntries(member, businessId, restored.value.data);
    if (!done.ok || !read.wasLinked) return done;
    const { link, entries } = done.value;
    const again: JournalEntry[] = [];
    for (const entry of entries) {
      const isMeant = entry.transaction_id !== null && read.confirmedIds.includes(entry.transaction_id);
      const key = `${read.idempotencyKey} ${entry.id}`;
      again.push(isMeant ? await confirmed(member, entry, key) : entry);
    }
    return accept({ link, entries: again });
  });
}

/** The entry once it is confirmed; as it is where that is refused: it is in the review then. */
async function confirmed({ client }: Member, entry: JournalEntry, idempotencyKey: string) {
  if (entry.review_status === 'confirmed') return entry;
  const done = await client.updateJournalEntry({
    parameters: { business_id: entry.business_id, journal_entry_id: entry.id },
    idempotencyKey,
    ifMatch: entityTag(entry.version),
    body: { review_status: 'confirmed' },
  });
  return done.ok ? done.value.data : entry;
}

/** The link with the entries of its transactions. */
async function withEntries(member: Member, businessId: string, link: TransactionLink) {
  const entries = await entriesOf(member, businessId, [link.transaction_id, link.other_transaction_id]);
  return entries.ok ? accept({ link, entries: entries.value }) : entries;
}

async function entriesOf({ client }: Member, businessId: string, transactionIds: readonly (string | null)[]) {
  const entries: JournalEntry[] = [];
  for (const transactionId of transactionIds) {
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
  return accept(entries);
}
