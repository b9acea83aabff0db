import { z } from 'zod';
import { type IdentifierKind, identifierPrefixes, isIdentifier } from '../ids/identifier';
import { datetime, paging, text } from './primitives';

export const auditRecord = z
  .object({
    id: z.string(),
    at: datetime,
    business_id: z
      .string()
      .nullable()
      .describe('Null for what belongs to the tenant, such as an application.'),
    application_id: z.string().describe('The application that made the change, by its token.'),
    user_id: z
      .string()
      .nullable()
      .describe('The user whom the application names in `X-User-Id`; null where it names none.'),
    request_id: z.string(),
    action: z.string().describe('What was done, such as `create`, `update` or `lock_books`.'),
    resource_type: z.string(),
    resource_id: z.string(),
    before: z.unknown().describe('What changed, as it was before; null for what was created.'),
    after: z.unknown().describe('What changed, as it is afterwards.'),
  })
  .meta({
    id: 'AuditRecord',
    description: 'One change: who made it, when, and the values before and after.',
  });
export type AuditRecord = z.output<typeof auditRecord>;

const kinds = Object.keys(identifierPrefixes) as [IdentifierKind, ...IdentifierKind[]];

/** An identifier of any kind. */
const resourceId = z.string().refine((value) => kinds.some((kind) => isIdentifier(kind, value)), {
  message: 'is not an identifier',
  params: { code: 'not_found' },
});

export const auditLogQuery = z.strictObject({
  ...paging,
  resource_type: z.enum(kinds).optional().describe('The kind of resource that was changed.'),
  resource_id: resourceId.optional().describe('The resource that was changed.'),
  action: text(64, 1).optional().describe('What was done, such as `create` or `lock_books`.'),
  user_id: text(255, 1).optional().describe('The user whom the application named in `X-User-Id`.'),
  start_datetime: datetime.optional().describe('Inclusive.'),
  end_datetime: datetime.optional().describe('Inclusive.'),
});
export type AuditLogQuery = z.output<typeof auditLogQuery>;
