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
  client_id: text(255).optional().describe('Here or by HTTP Basic.'),
  client_secret: text(255).optional().describe('Here or by HTTP Basic.'),
  grant_type: z.string().optional().describe('`client_credentials`.'),
  scope: text(4096).optional().describe('Scopes separated by blanks; by default all of the application.'),
  expires_in: z.string().optional().describe('The lifetime in seconds, 60 to 86400; by default 3600.'),
  business_id: identifier('business').optional().describe('Restricts the token to one business.'),
});

export const tokenResponse = z
  .object({
    access_token: z.string(),
    token_type: z.literal('Bearer'),
    expires_in: z.number().int().describe('In seconds.'),
    scope: z.string(),
  })
  .meta({ id: 'Token', description: 'An access token, sent as `Authorization: Bearer …`.' });
export type TokenResponse = z.output<typeof tokenResponse>;

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
  .meta({
    id: 'TokenError',
    description:
      'An error as RFC 6749 §5.2 has it; `temporarily_unavailable` (§4.1.2.1) after too many requests.',
  });
