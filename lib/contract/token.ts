import { z } from 'zod';
import { identifier, text } from './primitives';

/** The scopes an application or a token may have; `read` and `write` of each resource. */
export const scopedResources = [
  'application',
  'audit_log',
  'bill',
  'business',
  'customer',
  'document',
  'invoice',
  'journal_entry',
  'ledger',
  'report',
  'rule',
  'tag',
  'task',
  'transaction',
  'vendor',
] as const;
export const scopes = scopedResources.flatMap((resource) => [`${resource}:read`, `${resource}:write`]);

export const tokenRequest = z.object({
  client_id: text(255).optional(),
  client_secret: text(255).optional(),
  grant_type: z.string().optional(),
  scope: text(4096).optional(),
  expires_in: z.string().optional(),
  business_id: identifier('business').optional(),
});

export const tokenResponse = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int(),
    scope: z.string(),
  })
  .meta({ id: 'Token' });
export type TokenResponse = z.output<typeof tokenResponse>;

/** RFC 6749 §5.2; `temporarily_unavailable` (§4.1.2.1) after too many requests. */
export const tokenError = z
  .object({
    error: z.enum([
      'invalid_request',
      'invalid_client',
      'unsupported_grant_type',
      'invalid_scope',
      'temporarily_unavailable',
    ]),
    error_description: z.string(),
  })
  .meta({ id: 'TokenError' });
