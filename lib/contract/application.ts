import { z } from 'zod';
import { datetime, identifier, name } from './primitives';
import { scopes } from './token';

export const application = z
  .object({
    id: z.string(),
    name,
    environment: z
      .enum(['sandbox', 'production'])
      .describe('Credentials of one environment are rejected by the other.'),
    client_id: z.string(),
    scopes: z.array(z.string()),
    is_dashboard: z
      .boolean()
      .describe(
        "Whether it is the dashboard's own: then `X-User-Id` in its requests is somebody who signed in there.",
      ),
    requests_per_minute: z
      .number()
      .int()
      .nullable()
      .describe("The application's own rate limit; null for the default of the service."),
    previous_secret_expires_at: datetime
      .nullable()
      .describe('Until when the previous secret works beside the present one; null when it does not.'),
    revoked_at: datetime.nullable().describe('When the application was revoked; null while it may be used.'),
    last_used_at: datetime
      .nullable()
      .describe('When it last asked for a token or made a request, to about a minute; null if never.'),
    created_at: datetime,
  })
  .meta({ id: 'Application', description: 'A program that may use the API.' });
export type Application = z.output<typeof application>;

export const applicationWithSecret = application.extend({ client_secret: z.string().nullable() }).meta({
  id: 'ApplicationWithSecret',
  description:
    '`client_secret` is shown once, in the first response; it is null when that response is replayed.',
});
export type ApplicationWithSecret = z.output<typeof applicationWithSecret>;

export const applicationCreate = z
  .strictObject({
    name,
    scopes: z.array(z.enum(scopes)).min(1).max(scopes.length).nullish(),
    requests_per_minute: z.number().int().min(1).max(1_000_000).nullish(),
  })
  .meta({
    id: 'ApplicationCreate',
    description:
      '`scopes` and `requests_per_minute` may not exceed those of the application that asks; by default they are the same.',
  });
export type ApplicationCreate = z.output<typeof applicationCreate>;

export const applicationRotate = z
  .strictObject({
    grace_seconds: z
      .number()
      .int()
      .min(0)
      .max(604_800)
      .nullish()
      .describe(
        'How long the present secret works beside the new one, in seconds: by default 86400 (a day), at most 604800 (a week); 0 ends it and its tokens at once.',
      ),
  })
  .meta({ id: 'ApplicationRotate' });

export const applicationParameters = z.object({ application_id: identifier('application') });
