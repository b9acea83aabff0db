import { z } from 'zod';
import { categorizationMethod } from './journal-entry';
import { datetime, writtenDecimal } from './primitives';

/**
 * What the service suggests for pending entries changes when entries are confirmed or corrected and when rules change.
 * `since` is the `as_of` of an earlier answer; without it only `as_of` and `is_judging` are given. With `confidence_from`,
 * entries whose suggestion is less likely are left out of `groups`.
 */
export const suggestionChangesQuery = z.strictObject({
  since: datetime.optional(),
  confidence_from: z.preprocess(writtenDecimal, z.number().min(0).max(1)).optional(),
});
export type SuggestionChangesQuery = z.output<typeof suggestionChangesQuery>;

/** Entries of one payee that now have the same suggestion, and had another ledger before. */
export const suggestionGroup = z
  .object({
    clean_description: z.string(),
    /** The first ledger of the suggestion: the only one, unless a rule splits. */
    ledger_id: z.string(),
    categorization_method: categorizationMethod,
    /** How likely the least likely of the suggestions is right; null where a rule decided. */
    least_confidence: z.number().min(0).max(1).nullable(),
    journal_entry_ids: z.array(z.string()),
  })
  .meta({ id: 'SuggestionGroup' });
export type SuggestionGroup = z.output<typeof suggestionGroup>;

export const suggestionChanges = z
  .object({
    /** Whether pending entries are being judged again, or soon will be. */
    is_judging: z.boolean(),
    /** To be given as `since` next. */
    as_of: datetime.nullable(),
    /** The number of pending entries whose suggestion was replaced since; those in `groups`, at most 1,000, are the latest. */
    changed: z.number().int(),
    /**
     * The largest first, without entries for which nothing is suggested any more, and without those whose ledger stayed
     * the same while its confidence or the alternatives changed.
     */
    groups: z.array(suggestionGroup),
  })
  .meta({ id: 'SuggestionChanges' });
export type SuggestionChanges = z.output<typeof suggestionChanges>;

/** How suggestions fared in the latest confirmed entries of bank transactions. */
export const suggestionQuality = z
  .object({
    /** Only so many of the latest confirmed entries were measured; null when all were. */
    measured_latest: z.number().int().nullable(),
    /** Confirmed entries that had a suggestion: those in `reliability` and those that a rule had decided. */
    entries: z.number().int(),
    right: z.number().int(),
    /** Suggestions by their confidence, from the least to the most confident. */
    reliability: z.array(
      z.object({
        from: z.number(),
        through: z.number(),
        entries: z.number().int(),
        right: z.number().int(),
        /** The mean confidence that was given. */
        said: z.number(),
      }),
    ),
    /** By rule: the confirmed entries that it had decided, and those of them that a person changed. */
    rules: z.array(z.object({ rule_id: z.string(), entries: z.number().int(), corrected: z.number().int() })),
    /** The payees whose suggestion was changed most often, the most first, at most 20; `has_rule` where an active rule decides on them now. */
    corrected_payees: z.array(
      z.object({
        clean_description: z.string(),
        entries: z.number().int(),
        corrected: z.number().int(),
        has_rule: z.boolean(),
      }),
    ),
  })
  .meta({ id: 'SuggestionQuality' });
export type SuggestionQuality = z.output<typeof suggestionQuality>;
