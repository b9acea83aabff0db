import type { z } from 'zod';
import { tokenError, tokenRequest, tokenResponse } from '@/lib/contract/token';
import { type Schema, schemaOf } from './schemas';

const tokenExample = {
  access_token: 'dbt_c2hvd24gb25jZSwgdG8geW91IGFsb25lLCBub3Qga2VwdA',
  token_type: 'Bearer',
  expires_in: 3600,
  scope: 'business:read business:write',
};

const refusedExamples = {
  400: { error: 'invalid_request', error_description: 'Both client_id and client_secret are required.' },
  401: {
    error: 'invalid_client',
    error_description: 'The client_id and client_secret do not belong to an application of this environment.',
  },
};

const tooMany = {
  error: 'temporarily_unavailable',
  error_description: 'Too many requests for tokens. Try again in 12 seconds.',
};

/** The token request: the only operation with the responses of RFC 6749. */
export function tokenOperation(components: Record<string, Schema>): object {
  const json = (schema: z.ZodType, example: object) => ({
    'application/json': { schema: schemaOf(schema, 'output', components), example },
  });
  const form = {
    schema: schemaOf(tokenRequest, 'input', components),
    example: {
      grant_type: 'client_credentials',
      client_id: 'dbc_Qm9va3M0TGlmZQ',
      client_secret: 'dbs_c2hvd24gb25jZQ',
    },
  };
  return {
    operationId: 'createToken',
    summary: 'Exchange client credentials for an access token',
    description:
      'Send the credentials in the form or by HTTP Basic. A token can be restricted to some `scope` and to one `business_id`, and live shorter or longer than an hour.',
    tags: ['Token'],
    security: [],
    requestBody: { required: true, content: { 'application/x-www-form-urlencoded': form } },
    responses: {
      200: { description: 'The access token.', content: json(tokenResponse, tokenExample) },
      400: {
        description: 'The request is not valid (RFC 6749 §5.2).',
        content: json(tokenError, refusedExamples[400]),
      },
      401: {
        description: 'The credentials are invalid.',
        content: json(tokenError, refusedExamples[401]),
      },
      413: { $ref: '#/components/responses/ContentTooLarge' },
      429: {
        description:
          'Too many requests for tokens by the client or from the address; `Retry-After` is in seconds.',
        content: json(tokenError, tooMany),
      },
      503: { $ref: '#/components/responses/Unavailable' },
    },
  };
}
