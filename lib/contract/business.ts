import { z } from 'zod';
import { daysInMonth } from '../dates/instant';
import { longestDescription, longestName } from './limits';
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

const certainThreshold = z
  .number()
  .min(0.9)
  .max(1)
  .meta({ examples: [0.98], description: 'The confidence from which a suggestion is called certain.' });

const receiptMatchThreshold = z
  .number()
  .min(0.7)
  .max(1)
  .meta({
    examples: [1],
    description:
      'The confidence from which a receipt is matched to its transaction without asking; at 1, the default, none is.',
  });

export const business = z
  .object({
    id: z.string(),
    tenant_id: z.string(),
    name,
    industry: z.string().nullable().describe('Free text.'),
    entries_start: datetime.describe(
      'When the books start: earlier entries are kept, and no report counts them.',
    ),
    entity_type: entityType,
    fiscal_year: z
      .string()
      .describe(
        'The last day of the fiscal year, as MM/DD. 02/28 and 02/29 both mean the last day of February.',
      ),
    status: businessStatus,
    aggregator_user_token: z
      .string()
      .nullable()
      .describe('A token for bank data that applications keep here; the service does not use it.'),
    external_id: z.string().describe("The caller's own identifier of the business, unique in the tenant."),
    currency: z.string().describe('ISO 4217.'),
    books_locked_through: day
      .nullable()
      .describe('The last day of the locked period; null where nothing is locked.'),
    certain_threshold: certainThreshold,
    receipt_match_threshold: receiptMatchThreshold,
    version: z.number().int(),
    created_at: datetime,
    updated_at: datetime,
  })
  .meta({ id: 'Business', description: 'One set of books.' });
export type Business = z.output<typeof business>;

export const businessCreate = z
  .strictObject({
    name,
    entity_type: entityType.describe('Decides the default chart of accounts.'),
    entries_start: datetime.describe(
      'When the books start: earlier entries are kept, and no report counts them.',
    ),
    fiscal_year: fiscalYear.describe('The last day of the fiscal year, as MM/DD.'),
    external_id: text(longestName, 1).describe(
      "The caller's own identifier of the business, unique in the tenant.",
    ),
    status: businessStatus.nullish().describe('By default `active`.'),
    industry: text(longestName).nullish(),
    currency: currency.nullish().describe('ISO 4217; by default USD.'),
  })
  .meta({
    id: 'BusinessCreate',
    description: 'A business to create. It starts with the default chart of accounts of its entity type.',
  });
export type BusinessCreate = z.output<typeof businessCreate>;

export const businessUpdate = z
  .strictObject({
    name: name.nullish(),
    status: businessStatus.nullish(),
    aggregator_user_token: text(longestName).nullish(),
    industry: text(longestName).nullish(),
    fiscal_year: fiscalYear.nullish(),
    entries_start: datetime.nullish(),
    certain_threshold: certainThreshold.nullish(),
    receipt_match_threshold: receiptMatchThreshold.nullish(),
  })
  .meta({
    id: 'BusinessUpdate',
    description:
      '`fiscal_year` and `entries_start` can be changed only while nothing is locked: every report depends on them.',
  });
export type BusinessUpdate = z.output<typeof businessUpdate>;

export const booksLock = z
  .strictObject({
    through: day.nullable().describe('The last day of the locked period; null unlocks the books.'),
    reason: text(longestDescription, 1)
      .nullish()
      .describe('Required when the date moves back; the audit log keeps it.'),
    confirm_future: z.boolean().nullish().describe('Must be true where `through` is later than today (UTC).'),
  })
  .meta({
    id: 'BooksLock',
    description: 'The lock of the books: what reports depend on cannot change on or before its day.',
  });
export type BooksLock = z.output<typeof booksLock>;

export const businessParameters = z.object({ business_id: identifier('business') });
export const businessListQuery = z.strictObject({ ...paging });
