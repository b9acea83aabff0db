import { z } from 'zod';
import { datetime, identifier, name } from './primitives';
import { scopes } from './token';

export const application = z
  .object({
    id: z.string(),
    name,
    environment: z.enum(['sandbox', 'production']),
    client_id: z.string(),
    scopes: z.array(z.string()),
    /** The dashboard works through it, so `X-User-Id` in its requests is somebody who signed in there. */
    is_dashboard: z.boolean(),
    /** Its own figure; null: the service's default. */
    requests_per_minute: z.number().int().nullable(),
    /** Until when the secret before the present one is good too; null when it is not. */
    previous_secret_expires_at: datetime.nullable(),
    revoked_at: datetime.nullable(),
    /** When it last asked for a token or made a request, to the minute or so; null: never. */
    last_used_at: datetime.nullable(),
    created_at: datetime,
  })
  .meta({ id: 'Application' });
export type Application = z.output<typeof application>;

/** The secret is shown once: in the first answer, and null when that answer is replayed. */
export const applicationWithSecret = application
  .extend({ client_secret: z.string().nullable() })
  .meta({ id: 'ApplicationWithSecret' });
export type ApplicationWithSecret = z.output<typeof applicationWithSecret>;

/** `scopes` and `requests_per_minute` may not go beyond those of the application that asks; by default they are its own. */
export const applicationCreate = z
  .strictObject({
    name,
    scopes: z.array(z.enum(scopes)).min(1).max(scopes.length).nullish(),
    requests_per_minute: z.number().int().min(1).max(1_000_000).nullish(),
  })
  .meta({ id: 'ApplicationCreate' });
export type ApplicationCreate = z.output<typeof applicationCreate>;

/** How long the present secret stays good beside the new one, in seconds; a day by default, a week at most. */
export const applicationRotate = z
  .strictObject({ grace_seconds: z.number().int().min(0).max(604_800).nullish() })
  .meta({ id: 'ApplicationRotate' });

export const applicationParameters = z.object({ application_id: identifier('application') });
