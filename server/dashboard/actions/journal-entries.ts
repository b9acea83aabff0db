'use server';

import { z } from 'zod';
import { bulkLimit } from '@/lib/contract/bulk-limit';
import {
  journalEntryCreate,
  journalEntryReverse,
  journalEntryUpdate,
  lineEntryCreate,
} from '@/lib/contract/journal-entry';
import { lineChanges } from '@/lib/contract/line-changes';
import { identifier } from '@/lib/contract/primitives';
import { accept } from '@/lib/result';
import { entityTag } from '../accounting/entity-tag';
import { answerMember } from './answer-action';
import { decimalAmount } from './decimal-amount';
import { reviewedByHand } from './reviewed-by-hand';
import { withAuthors } from './with-authors';

const line = lineEntryCreate.extend({ amount: decimalAmount });

const entryChanges = journalEntryUpdate.extend({
  line_changes: lineChanges(line, 'line_entry').nullish(),
});

const newEntry = z.strictObject({
  idempotencyKey: z.uuid(),
  entry: journalEntryCreate.extend({ lines: z.array(line).max(bulkLimit) }),
});

export async function createJournalEntry(businessId: string, input: z.input<typeof newEntry>) {
  return answerMember({ businessId, need: 'write' }, newEntry, input, async ({ client }, read) => {
    const created = await client.createJournalEntry({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.entry,
    });
    return created.ok ? accept(created.value.data) : created;
  });
}

const entryChange = z.strictObject({
  idempotencyKey: z.uuid(),
  entryId: identifier('journal_entry'),
  version: z.number().int(),
  changes: entryChanges,
});

/** Refused with `stale_version` when somebody else changed the entry since it was read. */
export async function updateJournalEntry(businessId: string, input: z.input<typeof entryChange>) {
  return answerMember({ businessId, need: 'write' }, entryChange, input, async (member, read) => {
    const updated = await member.client.updateJournalEntry({
      parameters: { business_id: businessId, journal_entry_id: read.entryId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: read.changes,
    });
    return withAuthors(member, businessId, updated, [{ id: read.entryId, version: read.version }]);
  });
}

const bulkChange = z.strictObject({
  idempotencyKey: z.uuid(),
  items: z
    .array(
      z.strictObject({
        journal_entry_id: identifier('journal_entry'),
        version: z.number().int(),
        changes: entryChanges,
      }),
    )
    .min(1)
    .max(bulkLimit),
});

/** All or none. A refusal names the items at fault by their index (`/3/version`). */
export async function updateJournalEntries(businessId: string, input: z.input<typeof bulkChange>) {
  return answerMember({ businessId, need: 'write' }, bulkChange, input, async (member, read) => {
    const updated = await member.client.bulkUpdateJournalEntries({
      parameters: { business_id: businessId },
      idempotencyKey: read.idempotencyKey,
      body: read.items,
    });
    const seen = read.items.map(({ journal_entry_id: id, version }) => ({ id, version }));
    return withAuthors(member, businessId, updated, seen);
  });
}

const reversal = z.strictObject({
  idempotencyKey: z.uuid(),
  entryId: identifier('journal_entry'),
  version: z.number().int(),
  reverse: journalEntryReverse,
});

/** Reverses an entry and returns the reversal. */
export async function reverseJournalEntry(businessId: string, input: z.input<typeof reversal>) {
  return answerMember({ businessId, need: 'write' }, reversal, input, async (member, read) => {
    const made = await member.client.reverseJournalEntry({
      parameters: { business_id: businessId, journal_entry_id: read.entryId },
      idempotencyKey: read.idempotencyKey,
      ifMatch: entityTag(read.version),
      body: { ...read.reverse, ...reviewedByHand },
    });
    return withAuthors(member, businessId, made, [{ id: read.entryId, version: read.version }]);
  });
}
