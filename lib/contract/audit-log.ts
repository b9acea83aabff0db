import { z } from 'zod';
import { type IdentifierKind, identifierPrefixes, isIdentifier } from '../ids/identifier';
import { datetime, paging, text } from './primitives';

/** Who changed what, when: the application is the authority, `user_id` the label that it gave. */
export const auditRecord = z
  .object({
    id: z.string(),
    at: datetime,
    business_id: z.string().nullable(),
    application_id: z.string(),
    user_id: z.string().nullable(),
    request_id: z.string(),
    action: z.string(),
    resource_type: z.string(),
    resource_id: z.string(),
    before: z.unknown(),
    after: z.unknown(),
  })
  .meta({ id: 'AuditRecord' });
export type AuditRecord = z.output<typeof auditRecord>;

const kinds = Object.keys(identifierPrefixes) as [IdentifierKind, ...IdentifierKind[]];

/** An identifier of any kind. */
const resourceId = z.string().refine((value) => kinds.some((kind) => isIdentifier(kind, value)), {
  message: 'is not an identifier',
  params: { code: 'not_found' },
});

export const auditLogQuery = z.strictObject({
  ...paging,
  resource_type: z.enum(kinds).optional(),
  resource_id: resourceId.optional(),
  /** What was done, such as `create` or `lock_books`. */
  action: text(64, 1).optional(),
  /** The label that the application gave, such as its user's identifier. */
  user_id: text(255, 1).optional(),
  start_datetime: datetime.optional(),
  end_datetime: datetime.optional(),
});
export type AuditLogQuery = z.output<typeof auditLogQuery>;
