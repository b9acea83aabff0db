import type { z } from 'zod';
import type { TokenResponse, tokenError, tokenRequest } from '@/lib/contract/token';
import { accept, type Result, refuse } from '@/lib/result';
import {
  type Environment,
  findApplication,
  insertToken,
  lockForToken,
  longestTokenSeconds,
  type RegisteredApplication,
} from '../../store/access-store';
import { findBusiness } from '../../store/business-store';
import type { Database } from '../../store/database';
import { hashSecret, isSecret, newSecret } from './secrets';

/** RFC 6749 §5.2. */
export type TokenRefusal = z.infer<typeof tokenError>;
export type TokenRequest = z.output<typeof tokenRequest>;

const invalidClient: TokenRefusal = {
  error: 'invalid_client',
  error_description: 'The client_id and client_secret do not belong to an application of this environment.',
};
const nobody = hashSecret('');
const lifetime = { shortest: 60, longest: longestTokenSeconds, usual: 3600 };

/** Exchanges an application's credentials for an opaque token. */
export async function issueToken(
  database: Database,
  environment: Environment,
  request: TokenRequest,
): Promise<Result<TokenResponse, TokenRefusal>> {
  const { client_id: clientId, client_secret: clientSecret } = request;
  if (request.grant_type !== undefined && request.grant_type !== 'client_credentials') {
    return refusal('unsupported_grant_type', 'The only grant_type is client_credentials.');
  }
  if (!clientId || !clientSecret)
    return refusal('invalid_request', 'Both client_id and client_secret are required.');
  const seconds = lifetimeOf(request.expires_in);
  if (seconds === null) {
    return refusal(
      'invalid_request',
      `expires_in must be ${lifetime.shortest} to ${lifetime.longest} seconds.`,
    );
  }
  const application = await findApplication(database, clientId, environment);
  // Both are always compared, so that the time tells nothing.
  const isPresent = isSecret(clientSecret, application?.secretHash ?? nobody);
  const isPrevious = isSecret(clientSecret, application?.previousSecretHash ?? nobody);
  if (!application || !(isPresent || isPrevious)) return refuse(invalidClient);

  const scopes = scopesOf(request.scope, application);
  if (!scopes.ok) return scopes;
  return keep(database, application, {
    secretHash: hashSecret(clientSecret),
    scopes: scopes.value,
    seconds,
    businessId: request.business_id ?? null,
  });
}

async function keep(
  database: Database,
  application: RegisteredApplication,
  wanted: { secretHash: Buffer; scopes: string[]; seconds: number; businessId: string | null },
): Promise<Result<TokenResponse, TokenRefusal>> {
  const { tenantId, id: applicationId } = application;
  const { secretHash, scopes, businessId } = wanted;
  const token = newSecret('dbt');
  const kept = await database.write(
    { tenantId },
    async (db) => {
      if (businessId !== null && (await findBusiness(db, businessId)) === null) return 'unknown_business';
      const longest = await lockForToken(db, application, secretHash);
      if (longest === null) return 'secret_ended';
      const lifetimeSeconds = Math.min(wanted.seconds, longest);
      await insertToken(db, {
        hash: hashSecret(token),
        tenantId,
        applicationId,
        businessId,
        scopes,
        lifetimeSeconds,
      });
      return lifetimeSeconds;
    },
    (value) => typeof value === 'number',
  );
  if (kept === 'secret_ended') return refuse(invalidClient);
  if (kept === 'unknown_business') {
    return refusal('invalid_request', 'business_id is not a business of this tenant.');
  }
  return accept({ access_token: token, token_type: 'Bearer', expires_in: kept, scope: scopes.join(' ') });
}

function lifetimeOf(text: string | undefined): number | null {
  if (text === undefined) return lifetime.usual;
  const seconds = /^\d{1,6}$/.test(text) ? Number(text) : Number.NaN;
  return seconds >= lifetime.shortest && seconds <= lifetime.longest ? seconds : null;
}

/** What may stand in an `error_description` (RFC 6749 §5.2). */
const QUOTABLE = /^[\x21\x23-\x5b\x5d-\x7e]+$/;

function scopesOf(
  asked: string | undefined,
  { scopes }: RegisteredApplication,
): Result<string[], TokenRefusal> {
  if (asked === undefined) return accept(scopes);
  const wanted = [...new Set(asked.split(' ').filter((scope) => scope !== ''))];
  const beyond = wanted.filter((scope) => !scopes.includes(scope));
  if (wanted.length > 0 && beyond.length === 0) return accept(wanted);
  const named = beyond.find((scope) => QUOTABLE.test(scope));
  return refusal(
    'invalid_scope',
    `The application does not have ${named ? `the scope ${named}` : 'this scope'}.`,
  );
}

function refusal(error: TokenRefusal['error'], description: string): { ok: false; problem: TokenRefusal } {
  return refuse({ error, error_description: description });
}
