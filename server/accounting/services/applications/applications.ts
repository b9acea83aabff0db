import type { Application, ApplicationCreate, ApplicationWithSecret } from '@/lib/contract/application';
import { type Fault, invalid } from '@/lib/contract/problem';
import { addMilliseconds } from '@/lib/dates/instant';
import { newIdentifier } from '@/lib/ids/identifier';
import { accept, refuse } from '@/lib/result';
import {
  insertApplication,
  listApplications,
  lockApplication,
  replaceSecret,
  saveRevocation,
} from '../../store/application-store';
import { hashSecret, newSecret } from '../access/secrets';
import { audit, type Context, notFound, type Outcome } from '../context';

const usualGraceSeconds = 86_400;

/** Registers an application of the tenant, in the same environment as the caller and with at most the caller's scopes. */
export async function registerApplication(
  ctx: Context,
  input: ApplicationCreate,
): Promise<Outcome<ApplicationWithSecret>> {
  const faults = beyondOwnRights(ctx, input);
  if (faults.length > 0) return refuse(invalid(faults));
  const secret = newSecret('dbs');
  const application: Application = {
    id: newIdentifier('application'),
    name: input.name,
    environment: ctx.access.environment,
    client_id: newSecret('dbc').slice(0, 26),
    scopes: input.scopes ? [...new Set(input.scopes)] : ctx.access.scopes,
    is_dashboard: false,
    requests_per_minute: input.requests_per_minute ?? lowerThanUsual(ctx),
    previous_secret_expires_at: null,
    revoked_at: null,
    last_used_at: null,
    created_at: ctx.now,
  };
  await insertApplication(ctx.db, ctx.author.tenantId, application, hashSecret(secret));
  auditChange(ctx, 'create', null, application);
  return accept({ ...application, client_secret: secret });
}

export async function listTenantApplications(ctx: Context): Promise<Outcome<Application[]>> {
  return accept(await listApplications(ctx.db, ctx.author.tenantId, ctx.access.environment));
}

/** The current secret becomes the previous one, valid for the grace period; an older previous secret is dropped. */
export async function rotateSecret(
  ctx: Context,
  input: { application_id: string; grace_seconds?: number | null | undefined },
): Promise<Outcome<ApplicationWithSecret>> {
  const managed = await lockManaged(ctx, input.application_id);
  if (!managed.ok) return managed;
  const before = managed.value;
  if (before.revoked_at !== null) {
    return refuse({ code: 'conflict', detail: `The application was revoked at ${before.revoked_at}.` });
  }
  const grace = input.grace_seconds ?? usualGraceSeconds;
  const until = grace === 0 ? null : addMilliseconds(ctx.now, grace * 1000);
  const secret = newSecret('dbs');
  const after = { ...before, previous_secret_expires_at: until };
  await replaceSecret(ctx.db, ctx.author.tenantId, after, hashSecret(secret));
  auditChange(ctx, 'rotate', before, after);
  return accept({ ...after, client_secret: secret });
}

/** Tokens are looked up with their application, so revocation takes effect with the commit. */
export async function revokeApplication(
  ctx: Context,
  input: { application_id: string },
): Promise<Outcome<Application>> {
  const managed = await lockManaged(ctx, input.application_id);
  if (!managed.ok) return managed;
  const before = managed.value;
  if (before.id === ctx.author.applicationId) {
    const detail = 'An application cannot revoke itself: the tenant could be left without an application.';
    return refuse({ code: 'conflict', detail });
  }
  if (before.revoked_at !== null) return accept(before);
  const after = { ...before, revoked_at: ctx.now, previous_secret_expires_at: null };
  await saveRevocation(ctx.db, ctx.author.tenantId, after);
  auditChange(ctx, 'revoke', before, after);
  return accept(after);
}

/**
 * The application that is to be rotated or revoked. Refused where it holds more than the token that asks, whose bearer
 * would otherwise receive those rights or take them from others, and where the dashboard works through it.
 */
async function lockManaged(ctx: Context, id: string): Promise<Outcome<Application>> {
  const application = await lockApplication(ctx.db, ctx.author.tenantId, id);
  if (application?.environment !== ctx.access.environment) return refuse(notFound);
  const missing = application.scopes.filter((scope) => !ctx.access.scopes.includes(scope));
  if (missing.length > 0) {
    const detail = `The application has scopes that the token does not have: ${missing.join(', ')}.`;
    return refuse({ code: 'insufficient_scope', detail });
  }
  if (application.is_dashboard) {
    const detail =
      'The dashboard works through this application: it is managed by the settings of the service, not through the API.';
    return refuse({ code: 'conflict', detail });
  }
  return accept(application);
}

/** The own figure of the one who asks, where it is lower than what applications may usually make. */
function lowerThanUsual({ requestsPerMinute, usualRequestsPerMinute }: Context): number | null {
  return requestsPerMinute < usualRequestsPerMinute ? requestsPerMinute : null;
}

function beyondOwnRights({ access, requestsPerMinute }: Context, input: ApplicationCreate): Fault[] {
  const faults = (input.scopes ?? []).flatMap((scope, index) =>
    access.scopes.includes(scope)
      ? []
      : [
          {
            path: `/scopes/${index}`,
            code: 'scope_exceeded',
            message: `${scope} is not a scope of your application`,
          },
        ],
  );
  if ((input.requests_per_minute ?? 0) > requestsPerMinute) {
    const message = `must be at most ${requestsPerMinute}, the limit of your application`;
    faults.push({ path: '/requests_per_minute', code: 'out_of_range', message });
  }
  return faults;
}

function auditChange(ctx: Context, action: string, before: Application | null, after: Application): void {
  audit(ctx, null, [{ action, resourceType: 'application', resourceId: after.id, before, after }]);
}
