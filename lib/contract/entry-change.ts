import { z } from 'zod';
import { reviewStatus } from './journal-entry';
import { entryFilters } from './journal-entry-queries';
import { identifier } from './primitives';

export const entryChangeRequest = z
  .strictObject({
    query: z.strictObject({
      ...entryFilters,
      report_cash_flow: z.boolean().optional(),
      in_cash_pool: z.boolean().optional(),
      is_reconciled: z.boolean().optional(),
      review_status: reviewStatus,
    }),
    except_ids: z
      .array(identifier('journal_entry'))
      .max(1000)
      .nullish()
      .describe('Entries that stay as they are.'),
    changes: z
      .union([
        z.strictObject({ review_status: reviewStatus }),
        z.strictObject({ ledger_id: identifier('ledger') }),
      ])
      .describe("Another review status, or another ledger for the one line beside the bank's."),
    at_most: z
      .int()
      .min(0)
      .nullish()
      .describe(
        'How many entries the query found before, those left and those of `except_ids` included. Where it finds more by now, ' +
          'nothing is changed (409, `more_than_counted`).',
      ),
    counted: z
      .string()
      .max(400_000)
      .nullish()
      .describe(
        'The `counted` of a dry run: entries that it did not find, and entries that were changed since, stay as they are ' +
          '(`changed_since`).',
      ),
    dry_run: z
      .boolean()
      .nullish()
      .describe('True answers exactly what would be changed, and changes nothing.'),
  })
  .meta({
    id: 'EntryChangeRequest',
    description: 'A change of all entries of one review status that a query finds, at most 50,000.',
  });
export type EntryChangeRequest = z.output<typeof entryChangeRequest>;

/**
 * Why an entry stays as it is: no ledger was chosen; a line on payable or receivable names nobody; a suggested link is
 * to be decided; it has several lines beside the bank's, or none; it is linked; its period is locked; the change was refused for
 * another reason; it was changed since, or was not there when entries were counted.
 */
export const leftReason = z.enum([
  'no_ledger',
  'party_required',
  'link_suggested',
  'several_lines',
  'linked',
  'locked',
  'refused',
  'changed_since',
]);
export type LeftReason = z.output<typeof leftReason>;

const left = z.array(z.object({ reason: leftReason, count: z.number().int() }));

export const entryChange = z
  .object({
    id: z.string().nullable().describe('By which the change is undone; null where nothing was changed.'),
    changed: z.number().int(),
    left: left.describe('How many entries the query found and the request did not change, by reason.'),
    counted: z
      .string()
      .nullable()
      .describe(
        'Of a dry run: which entries it found, each at its version, for the request that changes these and no others. ' +
          'Otherwise null.',
      ),
  })
  .meta({ id: 'EntryChange', description: 'What a change of journal entries did.' });
export type EntryChange = z.output<typeof entryChange>;

export const entryChangeUndone = z
  .object({ restored: z.number().int(), left })
  .meta({ id: 'EntryChangeUndone', description: 'What undoing a change of journal entries did.' });
export type EntryChangeUndone = z.output<typeof entryChangeUndone>;

export const entryChangeParameters = z.object({
  business_id: identifier('business'),
  entry_change_id: identifier('entry_change'),
});
