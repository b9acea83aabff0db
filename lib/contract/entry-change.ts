import { z } from 'zod';
import { reviewStatus } from './journal-entry';
import { entryFilters } from './journal-entry-queries';
import { identifier } from './primitives';

/**
 * A change of all entries of one review status that a query finds. `except_ids` stay as they are. `dry_run` answers what would
 * be changed, exactly, and changes nothing.
 */
export const entryChangeRequest = z
  .strictObject({
    query: z.strictObject({
      ...entryFilters,
      report_cash_flow: z.boolean().optional(),
      in_cash_pool: z.boolean().optional(),
      is_reconciled: z.boolean().optional(),
      review_status: reviewStatus,
    }),
    except_ids: z.array(identifier('journal_entry')).max(1000).nullish(),
    changes: z.union([
      z.strictObject({ review_status: reviewStatus }),
      /** The ledger of the one line beside the bank's. */
      z.strictObject({ ledger_id: identifier('ledger') }),
    ]),
    dry_run: z.boolean().nullish(),
  })
  .meta({ id: 'EntryChangeRequest' });
export type EntryChangeRequest = z.output<typeof entryChangeRequest>;

/**
 * Why an entry stays as it is: no ledger was chosen; a line on payable or receivable names nobody; a suggested link is
 * to be decided; it has several lines beside the bank's, or none; it is linked; its period is locked; the change was refused for
 * another reason; somebody has changed it since.
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
    /** By which it is undone; null where nothing was changed. */
    id: z.string().nullable(),
    changed: z.number().int(),
    /** What the query found and was not changed, by reason. */
    left,
  })
  .meta({ id: 'EntryChange' });
export type EntryChange = z.output<typeof entryChange>;

export const entryChangeUndone = z
  .object({ restored: z.number().int(), left })
  .meta({ id: 'EntryChangeUndone' });
export type EntryChangeUndone = z.output<typeof entryChangeUndone>;

export const entryChangeParameters = z.object({
  business_id: identifier('business'),
  entry_change_id: identifier('entry_change'),
});
