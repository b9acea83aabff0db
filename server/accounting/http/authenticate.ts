import type { Operation } from '@/lib/contract/operation';
import type { Problem } from '@/lib/contract/problem';
import { accept, type Result, refuse } from '@/lib/result';
import { hashSecret } from '../services/access/secrets';
import { type Access, type Environment, findToken } from '../store/access-store';
import type { Queryable } from '../store/database';

/** What the bearer token stands for, if it may do this operation here. RFC 6750. */
export async function authenticate(
  db: Queryable,
  environment: Environment,
  operation: Operation,
  authorization: string | null,
  businessId: string | undefined,
): Promise<Result<Access, Problem>> {
  const token = /^bearer +([\w.~+/-]+=*)$/i.exec(authorization ?? '')?.[1];
  if (!token) return refuse({ code: 'unauthorized', detail: 'A bearer token is needed.' });
  const access = await findToken(db, hashSecret(token));
  if (!access || access.environment !== environment) {
    return refuse({ code: 'invalid_token', detail: 'The token is unknown, expired or revoked.' });
  }
  if (operation.scope !== null && !access.scopes.includes(operation.scope)) {
    return refuse({
      code: 'insufficient_scope',
      detail: `The token does not have the scope ${operation.scope}.`,
    });
  }
  if (access.businessId !== null && access.businessId !== businessId) {
    return refuse({ code: 'business_forbidden', detail: 'The token is for another business alone.' });
  }
  return accept(access);
}
