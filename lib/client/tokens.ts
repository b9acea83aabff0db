import { tokenError, tokenResponse } from '../contract/token';
import { accept, type Result, refuse } from '../result';
import type { ClientProblem, ClientSettings } from './client';
import { unanswered } from './read-answer';

type Credentials = { baseUrl: string; fetch: typeof fetch; clientId: string; clientSecret: string };
type Held = { token: string; renewAt: number };

/** A token source by client credentials: one token at a time, renewed a minute before it expires. */
export function clientCredentials(credentials: Credentials): ClientSettings['tokens'] {
  let held: Held | null = null;
  let asking: Promise<Result<Held, ClientProblem>> | null = null;

  return {
    async current() {
      if (held && Date.now() < held.renewAt) return accept(held.token);
      asking ??= requestToken(credentials).finally(() => {
        asking = null;
      });
      const answer = await asking;
      if (!answer.ok) return answer;
      held = answer.value;
      return accept(held.token);
    },
    discard(token) {
      if (held?.token === token) held = null;
    },
  };
}

async function requestToken({
  baseUrl,
  fetch,
  clientId,
  clientSecret,
}: Credentials): Promise<Result<Held, ClientProblem>> {
  try {
    const response = await fetch(`${baseUrl}/v0/auth/token`, {
      method: 'POST',
      cache: 'no-store',
      body: new URLSearchParams({
        grant_type: 'client_credentials',
        client_id: clientId,
        client_secret: clientSecret,
      }),
    });
    const body: unknown = await response.json();
    const token = tokenResponse.safeParse(body);
    if (token.success) {
      const { access_token, expires_in } = token.data;
      return accept({ token: access_token, renewAt: Date.now() + Math.max(1, expires_in - 60) * 1000 });
    }
    const problem = tokenError.safeParse(body);
    const detail = problem.success
      ? problem.data.error_description
      : 'The token endpoint answered with a body that cannot be parsed.';
    return refuse({ code: 'invalid_credentials', status: response.status, detail });
  } catch (error) {
    return refuse(unanswered(error));
  }
}
