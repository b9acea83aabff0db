import { z } from 'zod';
import { daysInMonth } from '../dates/instant';
import { currency, datetime, day, identifier, name, paging, text } from './primitives';

export const entityType = z.enum(['c-corp', 'llc', 'partnership', 's-corp', 'sole-prop']);
export type EntityType = z.infer<typeof entityType>;

const businessStatus = z.enum(['active', 'inactive']);

/** A real MM/DD; 02/28 and 02/29 both mean the last day of February. */
const fiscalYear = z
  .string()
  .regex(/^\d{2}\/\d{2}$/, 'must be MM/DD')
  .refine((value) => {
    const month = Number(value.slice(0, 2));
    const dayOfMonth = Number(value.slice(3));
    return month >= 1 && month <= 12 && dayOfMonth >= 1 && dayOfMonth <= daysInMonth(2000, month);
  }, 'must be a valid calendar date')
  .meta({ examples: ['12/31'] });

/** (Extension) From this confidence on a suggestion is called certain. */
const certainThreshold = z
  .number()
  .min(0.9)
  .max(1)
  .meta({ examples: [0.98] });

/**
 * (Extension) The confidence from which a receipt is matched to its transaction without anybody being asked; such a match can be
 * removed like any other. At 1, the default, none is: no match is that sure.
 */
const receiptMatchThreshold = z
  .number()
  .min(0.7)
  .max(1)
  .meta({ examples: [1] });

export const business = z
  .object({
    id: z.string(),
    tenant_id: z.string(),
    name,
    industry: z.string().nullable(),
    entries_start: datetime,
    entity_type: entityType,
    fiscal_year: z.string(),
    status: businessStatus,
    aggregator_user_token: z.string().nullable(),
    external_id: z.string(),
    currency: z.string(),
    books_locked_through: day.nullable(),
    certain_threshold: certainThreshold,
    receipt_match_threshold: receiptMatchThreshold,
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Business' });
export type Business = z.output<typeof business>;

export const businessCreate = z
  .strictObject({
    name,
    entity_type: entityType,
    entries_start: datetime,
    fiscal_year: fiscalYear,
    external_id: text(255, 1),
    status: businessStatus.nullish(),
    industry: text(255).nullish(),
    currency: currency.nullish(),
  })
  .meta({ id: 'BusinessCreate' });
export type BusinessCreate = z.output<typeof businessCreate>;

/** `fiscal_year` and `entries_start` change only while nothing is locked: every report depends on them. */
export const businessUpdate = z
  .strictObject({
    name: name.nullish(),
    status: businessStatus.nullish(),
    aggregator_user_token: text(255).nullish(),
    industry: text(255).nullish(),
    fiscal_year: fiscalYear.nullish(),
    entries_start: datetime.nullish(),
    certain_threshold: certainThreshold.nullish(),
    receipt_match_threshold: receiptMatchThreshold.nullish(),
  })
  .meta({ id: 'BusinessUpdate' });
export type BusinessUpdate = z.output<typeof businessUpdate>;

/**
 * `through` null unlocks; the reason is required whenever the date moves back, and `confirm_future` true when it is later
 * than today (UTC).
 */
export const booksLock = z
  .strictObject({
    through: day.nullable(),
    reason: text(512, 1).nullish(),
    confirm_future: z.boolean().nullish(),
  })
  .meta({ id: 'BooksLock' });
export type BooksLock = z.output<typeof booksLock>;

export const businessParameters = z.object({ business_id: identifier('business') });
export const businessListQuery = z.strictObject({ ...paging });
