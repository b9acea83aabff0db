import { z } from 'zod';
import { categorizationMethod } from './journal-entry';
import { datetime, writtenDecimal } from './primitives';

/**
 * What the service suggests for pending entries changes when entries are confirmed or corrected and when rules change.
 * `since` is the `as_of` of an earlier answer; without it only `as_of` and `is_judging` are given. With `confidence_from`,
 * entries whose suggestion is less likely are left out of `groups`.
 */
export const suggestionChangesQuery = z.strictObject({
  since: datetime
    .optional()
    .describe('The `as_of` of an earlier answer; without it, only `as_of` and `is_judging` are answered.'),
  confidence_from: z
    .preprocess(writtenDecimal, z.number().min(0).max(1))
    .optional()
    .describe('Leaves entries whose suggestion is less likely out of `groups`.'),
});
export type SuggestionChangesQuery = z.output<typeof suggestionChangesQuery>;

export const suggestionGroup = z
  .object({
    clean_description: z.string(),
    ledger_id: z
      .string()
      .describe('The first ledger of the suggestion: the only one, unless the suggestion is a split.'),
    categorization_method: categorizationMethod,
    least_confidence: z
      .number()
      .min(0)
      .max(1)
      .nullable()
      .describe('The lowest confidence among them, from 0 to 1; null where a rule decided.'),
    journal_entry_ids: z.array(z.string()),
  })
  .meta({
    id: 'SuggestionGroup',
    description:
      'Pending entries of one payee that now have the same suggestion, and had another ledger before.',
  });
export type SuggestionGroup = z.output<typeof suggestionGroup>;

export const suggestionChanges = z
  .object({
    is_judging: z.boolean().describe('Whether pending entries are being judged again, or soon will be.'),
    as_of: datetime.nullable().describe('To be sent as `since` with the next request.'),
    changed: z
      .number()
      .int()
      .describe(
        'How many pending entries had their suggestion replaced since; `groups` have the latest 1,000 at most.',
      ),
    groups: z
      .array(suggestionGroup)
      .describe(
        'The largest first. Without entries that have no suggestion any more, and without those whose ledger stayed the same.',
      ),
  })
  .meta({ id: 'SuggestionChanges', description: 'How the suggestions for pending entries have changed.' });
export type SuggestionChanges = z.output<typeof suggestionChanges>;

export const suggestionQuality = z
  .object({
    measured_latest: z
      .number()
      .int()
      .nullable()
      .describe('How many of the latest confirmed entries were measured; null where all were.'),
    entries: z
      .number()
      .int()
      .describe(
        'Confirmed entries that had a suggestion: those in `reliability` and those that a rule had decided.',
      ),
    right: z.number().int().describe('How many of these had the suggested ledgers when they were confirmed.'),
    reliability: z
      .array(
        z.object({
          from: z.number(),
          through: z.number(),
          entries: z.number().int(),
          right: z.number().int(),
          said: z.number().describe('The mean confidence that was given.'),
        }),
      )
      .describe('Suggestions by their confidence, from the least to the most confident.'),
    rules: z
      .array(z.object({ rule_id: z.string(), entries: z.number().int(), corrected: z.number().int() }))
      .describe('By rule: the confirmed entries that it had decided, and how many of them a person changed.'),
    corrected_payees: z
      .array(
        z.object({
          clean_description: z.string(),
          entries: z.number().int(),
          corrected: z.number().int(),
          has_rule: z.boolean(),
        }),
      )
      .describe(
        'The payees whose suggestion was changed most often, at most 20; `has_rule` where an active rule decides on them now.',
      ),
  })
  .meta({
    id: 'SuggestionQuality',
    description: 'How often suggestions were right, among the latest confirmed entries of bank transactions.',
  });
export type SuggestionQuality = z.output<typeof suggestionQuality>;
